import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { countDrafts } from '../../../lib/drafts.ts'
import { forgetEarly } from '../../../lib/early.ts'
import { allAnswered, isAllAnswered } from '../../../lib/held.ts'
import { logProblem } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import { forgetAll } from '../../../lib/query.ts'
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
    // What was just saved counts, and is no draft any more.
    await withPatience(allAnswered(queryClient))
    const loss = isAllAnswered(queryClient) ? lossOf(countDrafts()) : lossOfSaves
    if (loss && !(await confirm(loss))) return
    await leave(async () => {
      // What is only asked for would be refused.
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

const answers = { confirmLabel: 'Sign out', cancelLabel: 'Stay', destructive: true }

function lossOf(drafts: number) {
  if (drafts === 0) return undefined
  return {
    title: 'Sign out and lose unsaved text?',
    description:
      drafts === 1
        ? 'Something you typed has not been saved. Signing out removes it from this device.'
        : `${drafts} things you typed have not been saved. Signing out removes them from this device.`,
    ...answers,
  }
}

const lossOfSaves = {
  title: 'Sign out while changes are being saved?',
  description: 'The server has not answered yet. What it has not received by then is lost.',
  ...answers,
}
