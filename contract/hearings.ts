import * as z from 'zod/mini'
import { caseOnBoard, inBothLanguages } from './case-on-board.ts'
import {
  adjourners,
  clashLevels,
  hearingStates,
  hearingLimits as limits,
  nextKinds,
  outcomes,
} from './hearing-words.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, line, paragraphs, rowFields, time } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { person } from './people.ts'

/** What is typed of a day in court; court, purpose and people are chosen. */
export const hearing = rowFields({
  on_day: day({ required: true }),
  at_time: time({}),
  bench: line({ most: limits.bench }),
  room: line({ most: limits.room }),
  item_no: line({ most: limits.item_no }),
  purpose: line({ most: limits.purpose }),
  brief: paragraphs({ most: limits.brief }),
})
export type HearingForm = FormOf<typeof hearing>

const chosen = {
  purpose_ref: z.optional(z.nullable(f.id)),
  appears_id: z.optional(z.nullable(f.id)),
  /** Whoever goes along; null is nobody. */
  with_ids: z.optional(
    z.nullable(z.array(f.id).check(z.maxLength(limits.with, complaint('most_items', { most: limits.with })))),
  ),
  /** The day stands although the court does not sit on it. */
  keep: z.optional(z.boolean()),
}

const handover = z.object({
  id: f.id,
  from: person,
  to: person,
  note: z.nullable(z.string()),
  can: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
})
export type Handover = z.infer<typeof handover>

export const hearingRow = z.extend(rowSchema(hearing, { created_by: f.id }), {
  case_ref: f.id,
  case: caseOnBoard,
  court_ref: f.id,
  court: z.object({ ...inBothLanguages, place: z.nullable(z.string()) }),
  purpose_ref: z.nullable(f.id),
  stage: z.nullable(z.object(inBothLanguages)),
  appears_id: z.nullable(f.id),
  appears: z.nullable(person),
  with: z.array(person),
  with_ids: z.nullable(z.array(f.id)),
  state: z.enum(hearingStates),
  order_summary: z.nullable(z.string()),
  adjourned_by: z.nullable(z.enum(adjourners)),
  adjourn_reason: z.nullable(z.string()),
  /** Who was asked to appear and has not answered; until then both are named. */
  handover: z.nullable(handover),
  next_kind: z.nullable(z.enum(nextKinds)),
  next_ref: z.nullable(f.id),
  /** The days before and after this one that the diary knows of the case. */
  previous_on: z.nullable(f.day),
  /** What became of the day before, where it is known. */
  previous_state: z.nullable(z.enum(hearingStates)),
  next_on: z.nullable(f.day),
  /** Of one after which there is no date for now: until when its case needs none. A server of the release before does not tell. */
  no_date_until: z.optional(z.nullable(f.day)),
  closed_at: z.nullable(f.moment),
  closer: z.nullable(person),
  can: z.object({
    ...{ edit: z.boolean(), delete: z.boolean(), close: z.boolean(), reopen: z.boolean() },
    hand_over: z.boolean(),
  }),
})
export type Hearing = z.infer<typeof hearingRow>

export const hearingDraft = z.extend(draftSchema(hearing), {
  ...chosen,
  case_ref: f.id,
  /** Left out: the court of the case. */
  court_ref: z.optional(f.id),
})
export type HearingDraft = z.input<typeof hearingDraft>
export const hearingChange = z.extend(changeSchema(hearing), { ...chosen, court_ref: z.optional(f.id) })
export type HearingChange = z.infer<typeof hearingChange>

export const clash = z.object({
  level: z.enum(clashLevels),
  person: person,
  day: f.day,
  /** The two courts. */
  courts: z.array(z.object(inBothLanguages)),
  hearings: z.array(f.id),
})
export type Clash = z.infer<typeof clash>

const warnings = z.object({
  clash: z.array(clash),
  /** Why the court does not sit on the day that was kept all the same. */
  court_closed: z.nullable(z.string()),
})

/** What was just written of a hearing, and what is to be said of that: it is written all the same. */
export const writtenHearing = z.extend(hearingRow, { warnings })

/** The topic under which open screens hear of hearings. */
export const hearingsTopic = 'hearings'

const table = '/rest/v1/hearings'
const row = rowCalls({ table, access: 'staff', reply: hearingRow })
const written = { ...row, access: 'hearings.write' } as const
const warned = rowCalls({ table, access: 'hearings.write', reply: writtenHearing })
const refusesDay = [
  'cases.closed',
  'hearings.court_closed',
  'hearings.day_taken',
  'hearings.cannot_see',
] as const
/** Why nothing new is written into the diary. */
export const refusesHearing = ['row.not_found', 'conflicts.first', ...refusesDay] as const

export const listHearings = endpoint({
  method: 'GET',
  path: table,
  summary:
    'The hearings of the cases that the caller sees, or of one, the latest day first; with `missing` those gone by without an outcome, the oldest first',
  access: 'staff',
  query: z.object({
    case_ref: z.optional(f.id),
    state: z.optional(z.enum(hearingStates)),
    missing: z.optional(z.stringbool()),
    ...paging,
  }),
  reply: pageOf(hearingRow),
  refuses: [],
})

export const getHearing = getRow({ ...row, summary: 'One hearing' })

export const createHearing = createRow({
  ...warned,
  summary:
    'Puts a day in court of a case into the diary; court and bench of the case, unless others are named',
  body: hearingDraft,
  refuses: refusesHearing,
})

export const updateHearing = updateRow({
  ...warned,
  summary: 'Changes the fields given of a hearing whose outcome is not recorded',
  body: hearingChange,
  refuses: ['hearings.closed', 'hearings.next_before', ...refusesDay],
})

export const deleteHearing = deleteRow({
  ...written,
  summary: 'Takes a hearing out of the diary, by who added it, the lead of its case or whoever manages cases',
  refuses: ['rights.not_yours'],
})

export const restoreHearing = restoreRow({
  ...written,
  path: '/rest/v1/rpc/restore_hearing',
  summary: 'Puts a deleted hearing back: for who deleted it and whoever manages cases, for 30 days',
  refuses: ['hearings.not_deleted', 'hearings.day_taken', 'cases.closed'],
})

/** What follows from an outcome. */
const next = z.object({
  kind: z.enum(nextKinds),
  /** With a date. */
  on_day: z.optional(f.day),
  at_time: z.optional(z.nullable(f.time)),
  court_ref: z.optional(f.id),
  purpose_ref: z.optional(z.nullable(f.id)),
  purpose: z.optional(z.nullable(f.line(limits.purpose))),
  appears_id: z.optional(z.nullable(f.id)),
  keep: z.optional(z.boolean()),
  /** Without one: why, and when to look again. */
  reason: z.optional(z.nullable(f.line(limits.no_date_reason))),
  look_again_on: z.optional(f.day),
})

const onVersion = { id: f.id, version: f.version }

export const closeHearing = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/close_hearing',
  summary: 'Records what happened in court and, in the same transaction, the day that follows from it',
  access: 'hearings.write',
  body: z.object({
    ...onVersion,
    state: z.enum(outcomes, complaint('one_of_the_states')),
    order_summary: z.optional(z.nullable(f.paragraphs(limits.order_summary))),
    adjourned_by: z.optional(z.nullable(z.enum(adjourners))),
    adjourn_reason: z.optional(z.nullable(f.line(limits.adjourn_reason))),
    next: z.optional(next),
    stage_ref: z.optional(z.nullable(f.id)),
  }),
  reply: z.object({ closed: hearingRow, next: z.nullable(hearingRow), warnings }),
  refuses: [
    'row.not_found',
    'request.stale_version',
    'request.key_reused',
    'hearings.closed',
    'hearings.adjourned_by_missing',
    'hearings.next_missing',
    'hearings.next_before',
    'hearings.court_closed',
    'hearings.day_taken',
    'hearings.cannot_see',
  ],
  repeats: true,
})
export type Closing = z.infer<typeof closeHearing.body>

export const reopenHearing = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/reopen_hearing',
  summary: 'Takes an outcome back, and with it the next hearing that nobody has touched since',
  access: 'hearings.write',
  body: z.object(onVersion),
  reply: hearingRow,
  refuses: [
    'row.not_found',
    'request.stale_version',
    'hearings.next_has_moved',
    'hearings.day_taken',
    'cases.closed',
  ],
})

const filters = { person: z.optional(f.id), court: z.optional(f.id) }

export const diaryDay = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/diary_day',
  summary: `The hearings of a day by place and court, at most ${limits.board}, and whoever has two of them too near`,
  access: 'staff',
  query: z.object({ day: f.day, ...filters }),
  reply: z.object({
    day: f.day,
    items: z.array(hearingRow),
    clashes: z.array(clash),
    more: z.boolean(),
    /**
     * The courts and benches whose cause list for the day is in the diary, and since when; one without a bench is its
     * court's. A server of the release before does not tell.
     */
    listed: z.optional(z.array(z.object({ court_ref: f.id, bench: z.nullable(z.string()), at: f.moment }))),
    /** Of a day without any: the next one that has some. */
    next_day: z.optional(z.nullable(f.day)),
  }),
  refuses: [],
})
export type DiaryDay = Out<(typeof diaryDay)['reply']>

export const diaryWeek = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/diary_week',
  summary: `The hearings of the week, Sunday to Saturday, that a day lies in, at most ${limits.board}`,
  access: 'staff',
  query: z.object({ day: f.day, ...filters }),
  reply: z.object({
    first: z.string(),
    items: z.array(hearingRow),
    clashes: z.array(clash),
    more: z.boolean(),
  }),
  refuses: [],
})

export const clashes = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/clashes',
  summary: `Whoever has two hearings too near on one of ${limits.clash_days} days, or on a day to come of a case`,
  access: 'staff',
  query: z.object({
    /** Left out: today. */
    from: z.optional(f.day),
    /** Left out: that day alone; of a case, all that are set. */
    to: z.optional(f.day),
    person: z.optional(f.id),
    case_ref: z.optional(f.id),
  }),
  reply: z.object({ items: z.array(clash), more: z.boolean() }),
  refuses: [],
})

export const undatedCases = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/cases_without_next_date',
  summary:
    'How many open cases nobody knows a next date of, and how many outcomes are missing, each up to 1,000; of these the oldest',
  access: 'staff',
  query: z.object({}),
  reply: z.object({ cases: z.int(), outcomes: z.int(), oldest: z.nullable(hearingRow) }),
  refuses: [],
})

export const touchedHearings = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/hearings_touched_by_calendar',
  summary:
    'The hearings to come on days on which their court does not sit by its calendar as it is now, the nearest first; without those that somebody has kept there',
  access: 'staff',
  query: z.object({ calendar_ref: f.id, ...paging }),
  /** With the next day on which that court sits. */
  reply: pageOf(z.extend(hearingRow, { sits_on: f.day })),
  refuses: ['row.not_found'],
})
export type TouchedHearing = Out<(typeof touchedHearings)['reply']>['items'][number]

export const hearingStatistics = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/hearing_statistics',
  summary: 'How often a case was in court, who adjourned it, and how long it waited',
  access: 'staff',
  query: z.object({ case_ref: f.id }),
  reply: z.object({
    hearings: z.int(),
    held: z.int(),
    not_reached: z.int(),
    vacated: z.int(),
    adjourned: z.object({
      our_side: z.int(),
      other_side: z.int(),
      court: z.int(),
      both: z.int(),
      unsaid: z.int(),
    }),
    /** Days between one day in court and the next. */
    mean_days: z.nullable(z.number()),
    longest_days: z.nullable(z.int()),
    /** How many adjournments each side may have by the type of the case; null: nobody has said. */
    limit: z.nullable(z.int()),
    /** What the type of the case calls each side, where it says so. */
    sides: z.object({ our_side: z.nullable(z.string()), other_side: z.nullable(z.string()) }),
  }),
  refuses: ['row.not_found'],
})
export type HearingStatistics = Out<(typeof hearingStatistics)['reply']>
