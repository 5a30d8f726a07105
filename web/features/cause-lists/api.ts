import { queryOptions } from '@tanstack/react-query'
import { type CauseListSource, causeListLimits } from '../../../contract/cause-list-words.ts'
import * as calls from '../../../contract/cause-lists.ts'
import type { Clash } from '../../../contract/hearings.ts'
import { call } from '../../lib/client.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { rowList } from '../../lib/rows/row-queries.ts'
import { upload } from '../../lib/upload.ts'

const topic = calls.causeListsTopic
const shown = ['hearings', 'cases'] as const
const topics = [topic, ...shown] as const

/** Lists that were read, the newest first. */
export const causeListsQuery = pagedQuery([topic, 'list'] as const, (after, options) =>
  call(calls.listCauseLists, { query: { limit: 20, after } }, options),
)

// A hint says when a job has ended; this is for one that never came.
const lookAgainMs = 3000

/** One list, looked at again while it is being compared. */
export const causeListQuery = (id: string) =>
  queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(calls.getCauseList, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.job ? lookAgainMs : false),
    meta: { topics: shown },
  })

const lines = rowList<typeof calls.listCauseListLines, calls.CauseListLine>(topic, calls.listCauseListLines)

/** All lines that may be of ours: what is ticked is counted over all of them. */
export const ourLinesQuery = (list_ref: string) =>
  queryOptions({
    queryKey: [topic, 'ours', list_ref],
    queryFn: () => lines.every({ list_ref, ours: 'true' }),
    staleTime: 0,
    meta: { topics: shown },
  })

/** The other lines, page by page. */
export const otherLinesQuery = (list_ref: string) => lines.list({ list_ref, ours: 'false' })

export interface ListToRead {
  court_ref: string
  bench: string
  on_day: string
  source: CauseListSource
  text?: string
  file?: File
  assignment?: string
}

/** Sends a list to be read; pasted text goes like a file, however long it is. */
export function useReadList() {
  return useWrite<ListToRead & { told: readonly (string | number)[] }, calls.OneCauseList>({
    run: ({ court_ref, bench, on_day, source, text, file, assignment }, idempotencyKey) => {
      const form = new FormData()
      const fields = { court_ref, bench, on_day, source, text, assignment }
      for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
      if (file) form.append('file', file, file.name)
      return upload(calls.readCauseListCall, form, { idempotencyKey })
    },
    topics,
  })
}

export function useDecideLine() {
  return useWrite<{ id: string; case_ref: string }, calls.CauseListLine>({
    run: ({ id, case_ref }) =>
      call(calls.updateCauseListLine, { params: { id }, body: { case_ref, decision: 'taken' } }),
    topics,
  })
}

type Applied = { id: string; version: number; lines: { id: string; case_ref: string }[] }

/** More lines than one call takes go by several, each on what the one before has left. */
export function useApplyList() {
  return useWrite<Applied, Clash[]>({
    run: async ({ id, version, lines }) => {
      const clashes: Clash[] = []
      for (let [at, on] = [0, version]; at < lines.length; at += causeListLimits.applied) {
        const part = lines.slice(at, at + causeListLimits.applied)
        const done = await call(calls.applyCauseList, { body: { id, version: on, lines: part } })
        on = done.version
        clashes.push(...done.clashes)
      }
      return clashes
    },
    topics,
  })
}

type OnVersion = Pick<calls.CauseList, 'id' | 'version'>

export function useUndoList() {
  return useWrite<OnVersion, calls.OneCauseList>({
    run: ({ id, version }) => call(calls.undoCauseList, { body: { id, version } }),
    topics,
  })
}

export function useDiscardList() {
  return useWrite<OnVersion, calls.OneCauseList>({
    run: ({ id, version }) => call(calls.discardCauseList, { body: { id, version } }),
    topics,
  })
}
