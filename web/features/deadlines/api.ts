import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as rules from '../../../contract/deadline-rules.ts'
import * as calls from '../../../contract/deadlines.ts'
import type { In } from '../../../contract/kernel/endpoint.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { plainRowQueries, rowQueries } from '../../lib/rows/row-queries.ts'
import { typedRule } from './logic.ts'

const topic = calls.deadlinesTopic
const ruleTopic = rules.deadlineRulesTopic
/** What cases, people, rules and calendars are called, and whether a date is to be relied on. */
const shows = ['cases', 'parties', 'profiles', ruleTopic, 'court_calendars']
/** A deadline burns on its case. */
const topics = [topic, 'cases']

/** What is to be done by a day, the nearest first. */
export const deadlines = rowQueries({
  topic,
  shows,
  list: calls.listDeadlines,
  one: calls.getDeadline,
  create: calls.createDeadline,
  update: calls.updateDeadline,
  remove: calls.deleteDeadline,
  restore: calls.restoreDeadline,
})

/** Makes a deadline of one that the calendar noted. */
export const useMakeDeadline = (event_ref: string) =>
  useWrite({
    run: async (draft: calls.DeadlineDraft, idempotencyKey) => {
      const { makeDeadline } = await import('../../../contract/made-of-events.ts')
      return call(makeDeadline, { body: { ...draft, event_ref } }, { idempotencyKey })
    },
    topics,
  })

type Create = Pick<ReturnType<typeof deadlines.useCreate>, 'mutateAsync'>

/** Sends a day by hand only where there is no rule. */
export function byHandOrRule({ mutateAsync }: Create): Create {
  return {
    mutateAsync: ({ due_on, ...draft }) =>
      mutateAsync(draft.rule_ref ? draft : { ...draft, ...(due_on && { due_on }) }),
  }
}

/** The rules of law by which deadlines are worked out, by code. */
export const deadlineRules = plainRowQueries({
  topic: ruleTopic,
  list: rules.listDeadlineRules,
  one: rules.getDeadlineRule,
  create: rules.createDeadlineRule,
  update: rules.updateDeadlineRule,
  remove: rules.deleteDeadlineRule,
})

/** A rule for its form; asked for anew each time. */
export const ruleFormQuery = (id: string) =>
  queryOptions({
    queryKey: [ruleTopic, 'form', id],
    queryFn: async ({ signal }) =>
      typedRule(await call(rules.getDeadlineRule, { params: { id } }, { signal })),
    staleTime: 0,
  })

/** The rules that can be chosen. */
export const ruleChoicesQuery = queryOptions({
  queryKey: [ruleTopic, 'choices'],
  queryFn: () => deadlineRules.every({ is_active: 'true' }, 1000),
})

/** How many are in each list. */
export const deadlineCountsQuery = steadyQuery(
  [topic, 'counts'],
  calls.countDeadlines,
  {},
  { topics: ['cases'] },
)

export type Computing = In<(typeof calls.computeDeadline)['body']>

/** The working of a deadline that is being typed; the last one stays while the next comes. */
export const computedQuery = (body: Computing) =>
  queryOptions({
    queryKey: [topic, 'computed', body],
    queryFn: ({ signal }) => call(calls.computeDeadline, { body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { topics: [ruleTopic, 'court_calendars'] },
  })

/** What happened to a deadline, newest first. */
export const deadlineHistoryQuery = (deadline_ref: string) =>
  pagedQuery([topic, 'history', deadline_ref], (after, options) =>
    call(calls.listDeadlineHistory, { query: { deadline_ref, after, limit: 20 } }, options),
  )

/** The open deadlines that end on another day by their calendar as it is now. */
export const touchedQuery = (calendar_ref: string) =>
  pagedQuery(
    [topic, 'touched', calendar_ref],
    (after, options) => call(calls.touchedDeadlines, { query: { calendar_ref, after } }, options),
    { placeholderData: keepPreviousData, meta: { topics: shows } },
  )

interface OnVersion {
  id: string
  version: number
}
type WithWords = OnVersion & { text: string }

export const useSignDeadline = () =>
  useWrite({ run: (body: OnVersion) => call(calls.signDeadline, { body }), topics })

export const useFinishDeadline = () =>
  useWrite({
    run: ({ text: note, ...body }: WithWords & { done_on: string }) =>
      call(calls.finishDeadline, { body: { ...body, note } }),
    topics,
  })

export const useWaiveDeadline = () =>
  useWrite({
    run: ({ text: reason, ...body }: WithWords) => call(calls.waiveDeadline, { body: { ...body, reason } }),
    topics,
  })

export const useResumeDeadline = () =>
  useWrite({
    run: ({ text: reason, ...body }: WithWords) => call(calls.resumeDeadline, { body: { ...body, reason } }),
    topics,
  })

export const useDeleteDeadline = () =>
  useWrite({
    run: ({ id, text: reason }: { id: string; text: string }) =>
      call(calls.deleteDeadline, { params: { id }, query: { reason } }),
    topics,
  })

/** Takes the day that the calendar gives by now, or keeps the one that stands. */
export const useAcceptRecomputed = () =>
  useWrite({
    run: (body: In<(typeof calls.acceptRecomputed)['body']>) => call(calls.acceptRecomputed, { body }),
    topics,
  })

const ofRules = [ruleTopic, topic]

export const useConfirmRule = () =>
  useWrite({
    run: (body: In<(typeof rules.confirmRule)['body']>) => call(rules.confirmRule, { body }),
    topics: ofRules,
  })

export const useRetireRule = () =>
  useWrite({ run: (body: OnVersion) => call(rules.retireRule, { body }), topics: ofRules })

export const prefetched = (): Prefetched => ({ '/deadlines': [deadlineCountsQuery] })
