import * as z from 'zod/mini'
import { caseOnBoard } from './case-on-board.ts'
import {
  closedDayRules,
  copyTimes,
  deadlineActions,
  deadlineStates,
  deadlineViews,
  doubtKinds,
  deadlineLimits as limits,
  periodUnits,
  ruleStatuses,
  signingRefusals,
  workingSteps,
} from './deadline-words.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, line, rowFields, whole } from './kernel/row.ts'
import { createRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { person } from './people.ts'

/** What is typed of a deadline; its rule or its day, calendar and people are chosen. */
export const deadline = rowFields({
  /** What is to be done. Left out, it is the title of the rule. */
  title: line({ most: limits.title, required: true }),
  /** What happened: 'Judgment'. Left out, it is what sets the rule going. */
  trigger: line({ most: limits.trigger }),
  trigger_day: day({ required: true }),
  copy_applied_on: day({}),
  copy_ready_on: day({}),
  extra_days: whole({ least: 0, most: limits.extra_days, usual: 0 }),
  /** Why there are more days, or why the day was given by hand. */
  extra_reason: line({ most: limits.extra_reason }),
  /** The date of the cheque, of rules that ask for it. */
  cheque_on: day({}),
})
export type DeadlineForm = FormOf<typeof deadline>

const chosen = {
  /** Null: by hand. */
  rule_ref: z.optional(z.nullable(f.id)),
  /** By hand only, with a reason. */
  due_on: z.optional(f.day),
  calendar_ref: z.optional(f.id),
  assignee_id: z.optional(f.id),
  backup_id: z.optional(z.nullable(f.id)),
}

const workingLine = z.object({
  step: z.enum(workingSteps),
  days: z.int(),
  day: f.day,
  /** The same in words of the reader's language, without the day. */
  text: z.string(),
})
export type WorkingLine = z.infer<typeof workingLine>

const doubt = z.object({
  kind: z.enum(doubtKinds),
  text: z.string(),
  /** Up to which day the calendar is filled. */
  day: z.nullable(f.day),
})
export type Doubt = z.infer<typeof doubt>

/** A rule as a deadline names it. */
const ruleOfDeadline = z.object({
  id: f.id,
  code: z.string(),
  title: z.string(),
  act: z.string(),
  provision: z.string(),
  trigger: z.string(),
  status: z.enum(ruleStatuses),
  source: z.nullable(z.string()),
})

export const deadlineRow = z.extend(rowSchema(deadline, { created_by: f.id }), {
  case_ref: f.id,
  case: caseOnBoard,
  rule_ref: z.nullable(f.id),
  rule_version: z.nullable(z.int()),
  rule: z.nullable(ruleOfDeadline),
  calendar_ref: f.id,
  calendar: z.object({ id: f.id, name: z.string(), filled_until: f.day }),
  /** What its rule came to; null by hand. */
  computed_on: z.nullable(f.day),
  due_on: f.day,
  working: z.array(workingLine),
  /** The days on which to warn, the last one apart. */
  warn_on: z.array(f.day),
  doubts: z.array(doubt),
  assignee_id: f.id,
  assignee: person,
  backup_id: z.nullable(f.id),
  backup: z.nullable(person),
  state: z.enum(deadlineStates),
  /** When it was done or waived, and by whom. */
  done_on: z.nullable(f.day),
  doer: z.nullable(person),
  state_note: z.nullable(z.string()),
  /** Who worked it out or changed it last, and may not sign it. */
  worked_out_by: person,
  worked_out_at: f.moment,
  signed_at: z.nullable(f.moment),
  signer: z.nullable(person),
  /** Why the caller may not sign it, of those who write deadlines. */
  unsignable: z.nullable(z.enum(signingRefusals)),
  /** The rule that this one's last day sets going: 'Add the next step when this is done'. */
  next_rule: z.nullable(z.object({ id: f.id, code: z.string(), title: z.string(), trigger: z.string() })),
  can: z.object({
    ...{ edit: z.boolean(), delete: z.boolean(), sign: z.boolean() },
    ...{ finish: z.boolean(), waive: z.boolean(), resume: z.boolean() },
  }),
})
export type Deadline = z.infer<typeof deadlineRow>

export const deadlineDraft = z.extend(draftSchema(deadline), {
  ...chosen,
  title: z.optional(z.nullable(f.line(limits.title))),
  case_ref: f.id,
})
/** Left out: the calendar of the case's court, and the case's lead or the caller as the assignee. */
export type DeadlineDraft = z.input<typeof deadlineDraft>
export const deadlineChange = z.extend(changeSchema(deadline), chosen)
export type DeadlineChange = z.infer<typeof deadlineChange>

/** The topic under which open screens hear of deadlines. */
export const deadlinesTopic = 'deadlines'

const table = '/rest/v1/deadlines'
const row = rowCalls({ table, access: 'staff', reply: deadlineRow })
const written = { ...row, access: 'hearings.write' } as const
const refusesChosen = ['cases.closed', 'hearings.cannot_see', 'deadlines.reason_missing'] as const
/** Why no deadline is added. */
export const refusesDeadline = [
  'row.not_found',
  'conflicts.first',
  'deadlines.rule_retired',
  ...refusesChosen,
] as const

export const listDeadlines = endpoint({
  method: 'GET',
  path: table,
  summary:
    'The deadlines of the cases that the caller sees, or of one, the nearest day first; `by_rule` by code',
  access: 'staff',
  query: z.object({
    case_ref: z.optional(f.id),
    state: z.optional(z.enum(deadlineStates)),
    view: z.optional(z.enum(deadlineViews)),
    /** The code of a rule; '-' is by hand. */
    rule: z.optional(f.line(limits.code)),
    assignee: z.optional(f.id),
    ...paging,
  }),
  reply: pageOf(deadlineRow),
  refuses: [],
})

export const countDeadlines = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/deadline_counts',
  summary: `How many open deadlines are due in ${limits.near} days, gone by, and unsigned; ${limits.counted} stands for that or more`,
  access: 'staff',
  query: z.object({ assignee: z.optional(f.id) }),
  reply: z.object({ next: z.int(), overdue: z.int(), unsigned: z.int() }),
  refuses: [],
})

export const getDeadline = getRow({ ...row, summary: 'One deadline' })

export const createDeadline = createRow({
  ...written,
  summary: 'Adds a deadline to a case, worked out by a rule or given by hand with a reason',
  body: deadlineDraft,
  refuses: refusesDeadline,
})

export const updateDeadline = updateRow({
  ...written,
  summary: 'Changes an open deadline; another date, rule or trigger takes its sign-off away',
  body: deadlineChange,
  refuses: ['deadlines.ended', 'deadlines.rule_retired', ...refusesChosen],
})

export const deleteDeadline = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Takes a deadline off its case with a reason, by who added it, the lead or whoever manages cases',
  access: 'hearings.write',
  params: f.oneRow,
  query: z.object({ reason: z.optional(f.paragraphs(limits.reason)) }),
  refuses: ['row.not_found', 'rights.not_yours', 'deadlines.reason_missing'],
})

export const restoreDeadline = restoreRow({
  ...written,
  path: '/rest/v1/rpc/restore_deadline',
  summary: 'Puts a deleted deadline back: for who deleted it and whoever manages cases, for 30 days',
  refuses: ['deadlines.not_deleted', 'cases.closed'],
})

const parts = {
  period: z.optional(z.int().check(z.gte(0), z.lte(limits.period))),
  unit: z.optional(z.enum(periodUnits, complaint('one_of_the_kinds'))),
  exclude_first: z.optional(z.boolean()),
  copy_time: z.optional(z.enum(copyTimes, complaint('one_of_the_kinds'))),
  when_closed: z.optional(z.enum(closedDayRules, complaint('one_of_the_kinds'))),
  warn_days: z.optional(
    z.array(z.int().check(z.gte(0), z.lte(limits.period))).check(z.maxLength(limits.warn_days)),
  ),
}

export const computeDeadline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/compute_deadline',
  summary: 'Works a deadline out, by a rule or by parts of one, and writes nothing',
  access: 'staff',
  body: z.object({
    rule_ref: z.optional(z.nullable(f.id)),
    ...parts,
    trigger_day: f.day,
    trigger: z.optional(z.nullable(f.line(limits.trigger))),
    copy_applied_on: z.optional(z.nullable(f.day)),
    copy_ready_on: z.optional(z.nullable(f.day)),
    extra_days: z.optional(z.int().check(z.gte(0), z.lte(limits.extra_days))),
    cheque_on: z.optional(z.nullable(f.day)),
    calendar_ref: z.optional(f.id),
    /** Whose court's calendar it is, where none is named. */
    case_ref: z.optional(f.id),
  }),
  reply: z.object({
    due_on: f.day,
    working: z.array(workingLine),
    warn_on: z.array(f.day),
    doubts: z.array(doubt),
    calendar_ref: f.id,
  }),
  refuses: ['row.not_found'],
})
export type ComputedDeadline = Out<(typeof computeDeadline)['reply']>

const onVersion = { id: f.id, version: f.version }
const refusesStale = ['row.not_found', 'request.stale_version', 'deadlines.ended'] as const

export const signDeadline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/sign_deadline',
  summary: 'Signs a deadline off as a second person, by hand or by a confirmed rule',
  access: 'hearings.write',
  body: z.object(onVersion),
  reply: deadlineRow,
  refuses: [...refusesStale, ...signingRefusals],
})

export const finishDeadline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/finish_deadline',
  summary: 'Notes that a deadline was met: what was done, and when',
  access: 'hearings.write',
  body: z.object({
    ...onVersion,
    note: z.optional(f.paragraphs(limits.reason)),
    /** Left out: today. */
    done_on: z.optional(f.day),
  }),
  reply: deadlineRow,
  refuses: [...refusesStale, 'deadlines.reason_missing'],
})

export const waiveDeadline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/waive_deadline',
  summary: 'Lets a deadline go with a reason, by the lead of its case or whoever manages cases',
  access: 'hearings.write',
  body: z.object({ ...onVersion, reason: z.optional(f.paragraphs(limits.reason)) }),
  reply: deadlineRow,
  refuses: [...refusesStale, 'rights.not_yours', 'deadlines.reason_missing'],
})

export const resumeDeadline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/resume_deadline',
  summary: 'Opens a deadline again that was done or waived, with a reason',
  access: 'hearings.write',
  body: z.object({ ...onVersion, reason: z.optional(f.paragraphs(limits.reason)) }),
  reply: deadlineRow,
  refuses: [
    'row.not_found',
    'rights.not_yours',
    'request.stale_version',
    'cases.closed',
    'deadlines.reason_missing',
  ],
})

export const touchedDeadlines = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/deadlines_touched_by_calendar',
  summary:
    'The open deadlines that end on another day by their calendar as it is now, or warn on others, the nearest first',
  access: 'staff',
  query: z.object({ calendar_ref: f.id, ...paging }),
  reply: pageOf(
    z.extend(deadlineRow, {
      now_due_on: f.day,
      now_warn_on: z.array(f.day),
      /** Its rule counts otherwise by now: a person works it out anew, and accepts or keeps nothing. */
      rule_changed: z.boolean(),
    }),
  ),
  refuses: ['row.not_found'],
})
export type TouchedDeadline = Out<(typeof touchedDeadlines)['reply']>['items'][number]

export const acceptRecomputed = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/accept_recomputed_deadline',
  summary: 'Takes the day and the warnings that the calendar gives by now, or keeps those that stand',
  access: 'hearings.write',
  body: z.object({
    ...onVersion,
    /** The day that was shown. */
    due_on: f.day,
    /** Left out: taken. */
    accept: z._default(z.boolean(), true),
  }),
  reply: deadlineRow,
  refuses: [...refusesStale, 'deadlines.computed_anew'],
})

const change = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))

export const listDeadlineHistory = endpoint({
  method: 'GET',
  path: '/rest/v1/deadline_history',
  summary: 'What happened to a deadline, newest first; nothing of it is ever changed',
  access: 'staff',
  query: z.object({ deadline_ref: f.id, ...paging }),
  reply: pageOf(
    z.object({
      id: f.id,
      at: f.moment,
      who: person,
      action: z.enum(deadlineActions),
      before: change,
      after: change,
      why: z.nullable(z.string()),
    }),
  ),
  refuses: ['row.not_found'],
})
export type DeadlineHistory = Out<(typeof listDeadlineHistory)['reply']>['items'][number]
