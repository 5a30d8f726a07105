import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { leaveWords } from '../../../../contract/words/signed-in.ts'
import { countDrafts } from '../../../lib/drafts.ts'
import { unreachable } from '../../../lib/failure.ts'
import { logProblem } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import { allAnswered, isAllAnswered } from '../../../lib/pending-writes.ts'
import { forgetPrefetched } from '../../../lib/prefetched.ts'
import { forgetAll, invalidateAll } from '../../../lib/query.ts'
import { authClient, currentSession, leave } from '../../../lib/session.ts'
import { deviceStore, queueKey, queueOf, tabStore } from '../../../lib/storage.ts'
import { useConfirm } from '../../../ui/confirm.tsx'

/**
 * The way out: ends the session on the server, empties this browser's local and session storage and
 * everything that was fetched, and goes to /auth, whatever fails on the way. Asks first when text would be lost, or what waits for a connection.
 */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  return useCallback(async () => {
    await withPatience(allAnswered(queryClient))
    // A form lets go of its draft once its lists have come, or were given up.
    await queryClient.cancelQueries()
    await new Promise((resolve) => setTimeout(resolve))
    const isSaved = isAllAnswered(queryClient) && countDrafts() === 0
    const lost = deviceStore.getItem(queueKey)?.split('|')[1]
    const question = { ...leaveWords, ...(lost && { title: lost }), destructive: true }
    if (!(isSaved && !lost) && !(await confirm(question))) return void invalidateAll(queryClient)
    const state = currentSession()
    await leave(async () => {
      // What is only asked for would be refused.
      forgetPrefetched()
      void queryClient.cancelQueries()
      await endOnServer()
      if (state.status !== 'signed-out') indexedDB.deleteDatabase(queueOf(state.session.user.id))
      deviceStore.clear()
      tabStore.clear()
    })
    forgetAll(queryClient)
    await router.navigate({ ...paths.signIn(), replace: true })
  }, [router, queryClient, confirm])
}

const patienceMilliseconds = 4000

async function endOnServer(): Promise<void> {
  const ended = authClient().then((client) => client.signOut({ scope: 'local' }))
  const answer = await withPatience(ended).catch((error: unknown) => ({ error }))
  const error = answer ? answer.error : unreachable()
  if (error) logProblem('The server did not end the session', error)
}

function withPatience<Value>(waitedFor: Promise<Value>): Promise<Value | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMilliseconds))
  return Promise.race([waitedFor, patience])
}
