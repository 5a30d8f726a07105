import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateTopics, topicsOf } from './query.ts'

export interface SmallGesture<Args, Reply> {
  run: (args: Args, client: QueryClient) => Promise<Reply>
  /** Puts the outcome into the cache before the server has agreed. */
  show: (args: Args, client: QueryClient) => void
  topics: readonly string[]
}

/**
 * A small gesture that is shown at once: a failure puts back what was on screen, and either way the truth is
 * fetched once the last gesture has settled. Gestures on the same topics run one after the other.
 */
export function useSmallGesture<Args, Reply>({ run, show, topics }: SmallGesture<Args, Reply>) {
  const client = useQueryClient()
  const key = ['gesture', ...topics]
  return useMutation<Reply, Error, Args, Snapshot>({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (args) => run(args, client),
    onMutate: (args) => {
      // Not waited for: what is on its way is given up at once, and the press shows before the next paint.
      void client.cancelQueries({ predicate: shows(topics) })
      const before = client.getQueriesData({ predicate: shows(topics) })
      show(args, client)
      return before
    },
    onError: (_error, _args, before) => {
      for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data)
    },
    onSettled: (_reply, error) => {
      // A fetch now would show the state before the gestures that are still on their way.
      if (client.isMutating({ mutationKey: key }) > 1) return
      const fetched = invalidateTopics(client, topics)
      // A failure is said at once: without a connection the lists may be tried for long.
      return error ? undefined : fetched
    },
  })
}

type Snapshot = [QueryKey, unknown][]

function shows(topics: readonly string[]) {
  return (query: Parameters<typeof topicsOf>[0]) => topicsOf(query).some((topic) => topics.includes(topic))
}
