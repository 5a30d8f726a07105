import { queryOptions } from '@tanstack/react-query'
import { getCaseAccess, setCaseAccess } from '../../../contract/case-access.ts'
import * as calls from '../../../contract/case-file.ts'
import { linkText, listUnlinkedTexts, refuseText } from '../../../contract/case-links.ts'
import { mergeCases, previewMerge, transferCase, updateCaseNumber } from '../../../contract/case-moves.ts'
import { type LegalCase, listCases } from '../../../contract/cases.ts'
import type { In } from '../../../contract/kernel/endpoint.ts'
import { listProfiles } from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

const topic = 'cases'
/** What else is counted and listed on the page of a case. */
const ofRows = [
  'notes',
  'case_costing',
  'case_timeline',
  'calendar_events',
  'meetings',
  'case_messages',
  'parties',
]

/** A case with all that stands at the head of its page. */
export function caseFileQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'file', id],
    queryFn: ({ signal }) => call(calls.getCaseFile, { query: { id } }, { signal }),
    meta: { topics: ['parties'] },
  })
}

/** How much there is on it. */
export function caseCountsQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'counts', id],
    queryFn: ({ signal }) => call(calls.getCaseCounts, { query: { id } }, { signal }),
    meta: { topics: ofRows },
  })
}

export function caseHoursQuery(id: string) {
  return pagedQuery(
    [topic, 'hours', id] as const,
    (after, options) => call(calls.listCaseHours, { query: { id, limit: 100, after } }, options),
    { meta: { topics: ['notes', 'work_logs'] } },
  )
}

export function caseActivityQuery(id: string) {
  return pagedQuery(
    [topic, 'activity', id] as const,
    (after, options) => call(calls.listCaseActivity, { query: { id, limit: 50, after } }, options),
    { meta: { topics: ofRows } },
  )
}

/** The newest of it, for the overview. */
export function latestActivityQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'latest', id],
    queryFn: ({ signal }) => call(calls.listCaseActivity, { query: { id, limit: 3 } }, { signal }),
    meta: { topics: ofRows },
  })
}

export function caseMessagesQuery(case_ref: string) {
  return pagedQuery([calls.caseMessagesTopic, case_ref] as const, (after, options) =>
    call(calls.listCaseMessages, { query: { case_ref, limit: 50, after } }, options),
  )
}

/** Who can be mentioned on a case by what is typed: people who see it. */
export function caseMentionQuery(case_ref: string, q: string) {
  return steadyQuery(['profiles', 'mentions', case_ref, q], calls.listCaseMentionable, { case_ref, q })
}

export function useSendMessage() {
  return useWrite<In<(typeof calls.sendCaseMessage)['body']>, calls.CaseMessage>({
    run: (body, idempotencyKey) => call(calls.sendCaseMessage, { body }, { idempotencyKey }),
    topics: [calls.caseMessagesTopic, topic],
  })
}

export function useDeleteMessage() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteCaseMessage, { params: { id } }),
    topics: [calls.caseMessagesTopic, topic],
  })
}

/** Texts that name a case without belonging to it, newest first. */
export function textsQuery(id: string, enabled: boolean) {
  return {
    ...pagedQuery([topic, 'texts', id] as const, (after, options) =>
      call(listUnlinkedTexts, { query: { id, limit: 50, after } }, options),
    ),
    enabled,
    meta: { topics: ofRows },
  }
}

type OneText = In<(typeof linkText)['body']>

/** Links a text to the case that it names. */
export const useLinkText = () =>
  useWrite({ run: (body: OneText) => call(linkText, { body }), topics: [topic, ...ofRows] })

/** Says that a text names another case. */
export const useRefuseText = () =>
  useWrite({ run: (body: OneText) => call(refuseText, { body }), topics: [topic] })

const renames = () => import('../../../contract/case-renames.ts')

/** How often each spelling of an id stands on tasks, costs and events of its case that the reader may change. */
export function textsToRenameQuery(id: string, from: string) {
  return queryOptions({
    queryKey: [topic, 'to rename', id, from],
    queryFn: async ({ signal }) =>
      (await call((await renames()).countRenamedTexts, { query: { id, from } }, { signal })).spelt,
    staleTime: 0,
    meta: { topics: ofRows },
  })
}

/** Gives all of these the id that the case has now, step by step, and answers how many. */
export function useRenameTexts() {
  return useWrite({
    run: async (body: { id: string; from: string }) => {
      const { renameTexts } = await renames()
      const go = async (before: number): Promise<number> => {
        const { changed, left } = await call(renameTexts, { body })
        return changed > 0 && left > 0 ? go(before + changed) : before + changed
      }
      return go(0)
    },
    topics: [topic, ...ofRows],
  })
}

/** What stands open before a case is closed, as it is while the dialog is open. */
export function openMattersQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'open', id],
    queryFn: ({ signal }) => call(calls.listOpenMatters, { query: { id } }, { signal }),
    staleTime: 0,
    meta: { topics: ['notes', 'timer', 'hearings'] },
  })
}

export function useCloseCase() {
  return useWrite<In<(typeof calls.closeCase)['body']>, LegalCase>({
    run: (body) => call(calls.closeCase, { body }),
    topics: [topic],
  })
}

/** Gives a case its number in another court. */
export function useTransferCase() {
  return useWrite<In<(typeof transferCase)['body']>, LegalCase>({
    run: (body) => call(transferCase, { body }),
    topics: [topic],
  })
}

/** Puts somebody on a case, or gives them another part. */
export function usePutPerson() {
  return useWrite<In<(typeof calls.addCasePerson)['body']>, calls.CasePerson>({
    run: (body, idempotencyKey) => call(calls.addCasePerson, { body }, { idempotencyKey }),
    topics: [topic],
  })
}

export function useTakeOff() {
  return useWrite<In<(typeof calls.removeCasePerson)['query']>, undefined>({
    run: (query) => call(calls.removeCasePerson, { query }),
    topics: [topic],
  })
}

/** Says what there is to note of a number. */
export function useNoteNumber() {
  return useWrite<{ id: string } & In<(typeof updateCaseNumber)['body']>, unknown>({
    run: ({ id, ...body }) => call(updateCaseNumber, { params: { id }, body }),
    topics: [topic],
  })
}

/** Another case of a case's id that the reader sees; null where there is none. */
export function otherOfIdQuery({ id, case_id }: Pick<LegalCase, 'id' | 'case_id'>) {
  return queryOptions({
    queryKey: [topic, 'other', id, case_id],
    queryFn: async ({ signal }) => {
      const { items } = await call(listCases, { query: { case_id, limit: 2 } }, { signal })
      return items.find((one) => one.id !== id)?.id ?? null
    },
  })
}

/** What stands against a merge, and whom it would leave out. */
export function mergePreviewQuery(keep: string, drop: string) {
  return queryOptions({
    queryKey: [topic, 'merge', keep, drop],
    queryFn: ({ signal }) => call(previewMerge, { query: { keep, drop } }, { signal }),
    staleTime: 0,
  })
}

export function useMergeCases() {
  return useWrite<In<(typeof mergeCases)['body']>, unknown>({
    run: (body) => call(mergeCases, { body }),
    topics: [topic, ...ofRows],
  })
}

export function useReopenCase() {
  return useWrite<In<(typeof calls.reopenCase)['body']>, LegalCase>({
    run: (body) => call(calls.reopenCase, { body }),
    topics: [topic],
  })
}

export function useDisposeCase() {
  return useWrite<In<(typeof calls.disposeCase)['body']>, LegalCase>({
    run: (body) => call(calls.disposeCase, { body }),
    topics: [topic],
  })
}

/** Who can see a case, as it is when the dialog opens. */
export function caseAccessQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'access', id],
    queryFn: ({ signal }) => call(getCaseAccess, { query: { id } }, { signal }),
    staleTime: 0,
  })
}

export function useSetAccess() {
  return useWrite<In<(typeof setCaseAccess)['body']>, { id: string }>({
    run: (body) => call(setCaseAccess, { body }),
    topics: [topic],
  })
}

/** Everybody in the firm, by name. */
export const everybodyQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})
