import {
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryMeta,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { ArgsOf, Endpoint, In } from '../../contract/kernel/endpoint.ts'
import { call } from './client.ts'
import { mayPass } from './failure.ts'
import { newId } from './new-id.ts'
import { topicsFetched } from './own-changes.ts'
import { forgetHeld, hold, isHeld } from './pending-writes.ts'

/**
 * The query client of the application. The first part of every query key is its topic, the same word
 * that the live channel sends; a query that shows several topics names the others in `meta.topics`.
 */
export function createQueryClient(): QueryClient {
  const mayFetch = (query: Topical) => !isHeld(client, topicsOf(query))
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Without a network a call fails at once and says so; nothing waits silently, and its return fetches it anew.
        retry: (failures, error) => failures < 2 && mayPass(error) && navigator.onLine !== false,
        networkMode: 'always',
        refetchOnMount: mayFetch,
        refetchOnReconnect: mayFetch,
        refetchOnWindowFocus: mayFetch,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly string[] }
  }
}

/** A list page by page: what a page calls its `next` is where the one after it begins. */
export function pagedQuery<Key extends QueryKey, Page extends { next: string | null }>(
  queryKey: Key,
  load: (after: string | undefined, options: { signal: AbortSignal }) => Promise<Page>,
  /** What else there is to say of the query. */
  rest: { placeholderData?: typeof keepPreviousData; meta?: QueryMeta; retryOnMount?: boolean } = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam || undefined, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.next,
    ...rest,
  })
}

/** What a call that only reads answers to its query; the last answer stays while the next one is on its way. */
export function steadyQuery<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  query: In<E['query']>,
  meta?: QueryMeta,
) {
  return queryOptions({
    queryKey,
    // Guaranteed by its type: it is the query of this endpoint.
    queryFn: ({ signal }) => call(endpoint, { query } as unknown as ArgsOf<E>, { signal }),
    placeholderData: keepPreviousData,
    ...(meta && { meta }),
  })
}

/** Fetches everything on screen anew that shows one of the topics, and marks the rest as stale; what is held waits. */
export function invalidateTopics(client: QueryClient, topics: Iterable<string>): Promise<void> {
  const changed = new Set(topics)
  topicsFetched(changed)
  return invalidate(client, (query) => topicsOf(query).some((topic) => changed.has(topic)))
}

/** The same for everything that was ever asked. */
export function invalidateAll(client: QueryClient): Promise<void> {
  return invalidate(client, () => true)
}

function invalidate(client: QueryClient, isMeant: (query: Query) => boolean): Promise<void> {
  const predicate = (query: Query) => isMeant(query) && !isHeld(client, topicsOf(query))
  for (const query of client.getQueryCache().findAll({ predicate })) {
    if (query.state.data === undefined && query.state.fetchStatus === 'fetching')
      fetchAgainAfter(client, query)
  }
  return client.invalidateQueries({ predicate })
}

const fetchedAgain = new WeakSet<Query>()

// A first load goes on whatever happens, and may have been read before what was changed.
function fetchAgainAfter(client: QueryClient, query: Query): void {
  if (fetchedAgain.has(query)) return
  fetchedAgain.add(query)
  const again = () => {
    fetchedAgain.delete(query)
    void invalidate(client, (other) => other === query)
  }
  query.promise?.then(again, again)
}

/** Forgets everything that was fetched, and what was held of it: nothing may come back of who was here. */
export function forgetAll(client: QueryClient): void {
  forgetHeld(client)
  client.clear()
}

/** Forgets the same, and fetches again what is on screen, as whoever is signed in now. */
export function askAnew(client: QueryClient): void {
  forgetHeld(client)
  client.getMutationCache().clear()
  client.removeQueries({ type: 'inactive' })
  void client.resetQueries()
}

/**
 * Changes what a query holds, and once more when a fetch that is under way has ended: its answer may be from before
 * the change, and further pages are put behind those that there were. The same change twice must be one.
 */
export function changeData<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  const apply = () => client.setQueryData<Data>(queryKey, (data) => data && change(data))
  apply()
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, apply)
}

/** The topics that a query shows. */
export function topicsOf({ queryKey, meta }: Topical): string[] {
  return [firstOf(queryKey), ...(meta?.topics ?? [])]
}

type Topical = Pick<Query, 'queryKey' | 'meta'>

function firstOf(key: QueryKey): string {
  return String(key[0])
}

interface Write<Args, Reply> {
  /** Makes the call; a create passes the key on, which stays the same until the call has succeeded or its content changes. */
  run: (args: Args, idempotencyKey: string) => Promise<Reply>
  /** What it changes, so that every list that shows it is fetched anew. */
  topics: readonly string[]
  /** Nobody pressed for it: whoever leaves does not wait for its answer. */
  isPassing?: boolean
}

/** A write that ends in 'invalidate by topic', and that makes one row however often it is repeated after a lost answer. */
export function useWrite<Args, Reply>({ run, topics, isPassing = false }: Write<Args, Reply>) {
  const client = useQueryClient()
  const keyFor = useRef(createKeeper()).current
  return useMutation<Reply, Error, Args>({
    mutationFn: async (args) => {
      const key = keyFor.keyOf(args)
      const answered = isPassing ? undefined : hold(client, [])
      try {
        const reply = await run(args, key)
        keyFor.done()
        return reply
      } finally {
        // A turn later, when its lists are being asked for: whoever waits for it can give those up.
        if (answered) setTimeout(answered)
      }
    },
    onSettled: (_reply, error) => {
      const fetched = invalidateTopics(client, topics)
      // A failure is said at once: without a connection the lists may be tried for long.
      return error ? undefined : fetched
    },
  })
}

/** Keeps one Idempotency-Key for as long as the same content is being tried. */
export function createKeeper(makeKey: () => string = newId) {
  let kept: { content: string; key: string } | undefined
  return {
    keyOf: (content: unknown): string => {
      const text = JSON.stringify(content) ?? ''
      if (kept?.content !== text) kept = { content: text, key: makeKey() }
      return kept.key
    },
    done: () => {
      kept = undefined
    },
  }
}
