import {
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { hold, showHeldAgain } from './pending-writes.ts'
import { invalidateTopics, topicsOf } from './query.ts'

export interface SmallGesture<Args, Reply> {
  run: (args: Args, client: QueryClient) => Promise<Reply>
  /** Puts the outcome into the cache before the server has agreed. */
  show: (args: Args, client: QueryClient) => void
  /** `show` may be called twice with one outcome: it is, after an earlier gesture's answer was put over it. */
  canShowAgain?: boolean
  topics: readonly string[]
}

/** A small gesture for a component; see `smallGesture`. */
export function useSmallGesture<Args, Reply>(gesture: SmallGesture<Args, Reply>) {
  const client = useQueryClient()
  return useMutation(smallGesture(client, gesture))
}

/**
 * A small gesture that is shown at once: a failure puts back what was on screen, and either way the truth is
 * fetched once the last gesture has settled. Gestures on the same topics run one after the other, and news that
 * comes before the answer takes nothing back.
 */
export function smallGesture<Args, Reply>(
  client: QueryClient,
  { run, show, canShowAgain = false, topics }: SmallGesture<Args, Reply>,
) {
  return {
    scope: { id: topics.join(' ') },
    mutationFn: (args) => run(args, client),
    onMutate: (args) => {
      // Not waited for: what is on its way is given up at once, and the press shows before the next paint.
      void client.cancelQueries({ predicate: shows(topics) })
      const before = client.getQueriesData({ predicate: shows(topics) })
      show(args, client)
      const showAgain = canShowAgain ? () => show(args, client) : undefined
      return { before, release: hold(client, topics, showAgain) }
    },
    onSuccess: (_reply, _args, { release }) => {
      release()
      showHeldAgain(client, topics)
    },
    onError: (_error, _args, shown) => {
      for (const [queryKey, data] of shown?.before ?? []) {
        // What was forgotten meanwhile belonged to somebody who has left.
        if (client.getQueryState(queryKey)) client.setQueryData(queryKey, data)
      }
      shown?.release()
      showHeldAgain(client, topics)
    },
    onSettled: (_reply, error) => {
      const fetched = invalidateTopics(client, topics)
      // A failure is said at once: without a connection the lists may be tried for long.
      return error ? undefined : fetched
    },
  } satisfies MutationOptions<Reply, Error, Args, Shown>
}

interface Shown {
  before: [QueryKey, unknown][]
  release: () => void
}

function shows(topics: readonly string[]) {
  return (query: Parameters<typeof topicsOf>[0]) => topicsOf(query).some((topic) => topics.includes(topic))
}
