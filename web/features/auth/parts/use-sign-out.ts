import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { countDrafts } from '../../../lib/drafts.ts'
import { forgetEarly } from '../../../lib/early.ts'
import { logProblem } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import { forgetAll, settled } from '../../../lib/query.ts'
import { authClient, leave } from '../../../lib/session.ts'
import { deviceStore, tabStore } from '../../../lib/storage.ts'
import { useConfirm } from '../../../ui/confirm.tsx'

/**
 * The way out: ends the session on the server, empties this browser's local and session storage and
 * everything that was fetched, and goes to /auth, whatever fails on the way. Asks first when text would be lost.
 */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  return useCallback(async () => {
    const drafts = countDrafts()
    if (drafts > 0 && !(await confirm(lossOf(drafts)))) return
    // What was just saved counts; what is only asked for would be refused.
    await withPatience(settled(queryClient))
    await leave(async () => {
      forgetEarly()
      void queryClient.cancelQueries()
      await endOnServer()
      deviceStore.clear()
      tabStore.clear()
    })
    forgetAll(queryClient)
    await router.navigate({ ...paths.signIn(), replace: true })
  }, [router, queryClient, confirm])
}

const patienceMilliseconds = 4000

async function endOnServer(): Promise<void> {
  try {
    const client = await authClient()
    const answer = await withPatience(client.signOut({ scope: 'local' }))
    if (!answer || answer.error) logProblem('The server did not end the session', answer?.error)
  } catch (error) {
    logProblem('The server did not end the session', error)
  }
}

function withPatience<Value>(waitedFor: Promise<Value>): Promise<Value | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMilliseconds))
  return Promise.race([waitedFor, patience])
}

function lossOf(drafts: number) {
  return {
    title: 'Sign out and lose unsaved text?',
    description:
      drafts === 1
        ? 'Something you typed has not been saved. Signing out removes it from this device.'
        : `${drafts} things you typed have not been saved. Signing out removes them from this device.`,
    confirmLabel: 'Sign out',
    cancelLabel: 'Stay',
    destructive: true,
  }
}
