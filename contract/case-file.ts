import * as z from 'zod/mini'
import { activity } from './activity.ts'
import { caseParts, numberReasons, openKinds, stripKinds } from './case-states.ts'
import { caseRow } from './cases.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { named, person } from './people.ts'

export const caseFileLimits = {
  close_note: 1000,
  reason: 1000,
  result: 1000,
  /** Code points of a message. */
  message: 2000,
  mentions: 20,
  /** People offered at once behind an @. */
  offered: 20,
  /** Counts go so far: one more than is shown as a number. */
  counted: 1000,
} as const

/** Somebody who works on a case. */
export const casePerson = z.extend(person, { part: z.enum(caseParts), since: f.day })
export type CasePerson = z.infer<typeof casePerson>

const inBothLanguages = { id: f.id, name_en: z.string(), name_bn: z.nullable(z.string()) }

/** A number that the case has or had; the one that stands has no last day. */
const caseNumber = z.object({
  id: f.id,
  court: z.nullable(z.object(inBothLanguages)),
  bench: z.nullable(z.string()),
  type: z.nullable(z.object({ ...inBothLanguages, code: z.string() })),
  case_no: z.string(),
  case_year: z.int(),
  from_on: z.nullable(f.day),
  until_on: z.nullable(f.day),
  why: z.enum(numberReasons),
  note: z.nullable(z.string()),
  version: f.version,
})

const partyOfCase = z.object({
  id: f.id,
  party_ref: f.id,
  name_latin: z.nullable(z.string()),
  name_bangla: z.nullable(z.string()),
  side: z.string(),
  role: z.string(),
  role_word: z.nullable(z.string()),
  is_counsel: z.boolean(),
})

/** What comes next on a case: a hearing, a deadline. */
const next = z.nullable(z.object({ id: f.id, title: z.string(), on: f.day }))

const caseFile = z.object({
  case: z.extend(caseRow, {
    shares_label: z.boolean(),
    close_note: z.nullable(z.string()),
    closer: z.nullable(named),
    /** Restricted, or with a wall: nothing that leaves the product names it. */
    is_guarded: z.boolean(),
  }),
  can: z.object({
    /** All fields, those of the list too; `details`: what a lead may change as well. */
    edit: z.boolean(),
    details: z.boolean(),
    delete: z.boolean(),
    /** Who sees it: access and walls. */
    access: z.boolean(),
    /** Dispose, close and reopen. */
    close: z.boolean(),
    merge: z.boolean(),
    transfer: z.boolean(),
    fee: z.boolean(),
    see_fee: z.boolean(),
    lead: z.boolean(),
    team: z.boolean(),
    /** Parties, numbers and messages: on a case that is not closed. */
    write: z.boolean(),
  }),
  people: z.array(casePerson),
  /** The first 6, ours before theirs; the call of the parties of cases answers all. */
  parties: z.array(partyOfCase),
  numbers: z.array(caseNumber),
  /** Former case ids. */
  labels: z.array(z.object({ label: z.string(), since: f.moment })),
  next_hearing: next,
  next_deadline: next,
  /** Of a deadline `text` is its title and `count` the days to it. */
  strips: z.array(z.object({ kind: z.enum(stripKinds), text: z.string(), count: z.nullable(z.int()) })),
})
export type CaseFile = z.infer<typeof caseFile>

export const getCaseFile = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_file',
  summary: 'A case with its people, parties, numbers and former ids, and what the caller may do with it',
  access: 'staff',
  query: z.object({ id: f.id }),
  reply: caseFile,
  refuses: ['row.not_found'],
})

const count = z.int()

export const getCaseCounts = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_counts',
  summary: `How much there is on a case that the caller may see; ${caseFileLimits.counted} stands for that or more`,
  access: 'staff',
  query: z.object({ id: f.id }),
  reply: z.object({
    counts: z.object({
      tasks: count,
      /** Tasks with hours on them. */
      hours: count,
      costs: count,
      timeline: count,
      hearings: count,
      deadlines: count,
      parties: count,
      events: count,
      messages: count,
    }),
    /** Hours of the tasks that the caller may see, and the exact sum of the costs. */
    sums: z.object({ hours: z.number(), cost: z.string() }),
  }),
  refuses: ['row.not_found'],
})
export type CaseCounts = Out<(typeof getCaseCounts)['reply']>

export const listCaseHours = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_hours',
  summary:
    'The hours on the tasks of a case by month and person, the newest month first; of everybody or one’s own',
  access: 'staff',
  query: z.object({ id: f.id, ...paging }),
  reply: pageOf(z.extend(person, { month: f.month, hours: z.number() })),
  refuses: ['row.not_found'],
})

export const listCaseActivity = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_activity',
  summary:
    'What happened to a case and to what belongs to it, newest first; without who did it where the caller may not know',
  access: 'staff',
  query: z.object({ id: f.id, ...paging }),
  reply: pageOf(z.extend(activity, { is_actor_told: z.boolean() })),
  refuses: ['row.not_found'],
})

const openMatter = z.object({
  kind: z.enum(openKinds),
  /** What to open; null where the caller may not. */
  id: z.nullable(f.id),
  title: z.nullable(z.string()),
  on: z.nullable(f.day),
  /** Whose it is. */
  person: z.nullable(named),
  /** Keeps the case from being closed; else it is only a warning. */
  refuses: z.boolean(),
})
export type OpenMatter = z.infer<typeof openMatter>

export const listOpenMatters = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_open_matters',
  summary: 'What stands open on a case before it is closed',
  access: 'staff',
  query: z.object({ id: f.id }),
  reply: z.object({ open: z.array(openMatter) }),
  refuses: ['row.not_found'],
})

const onVersion = { id: f.id, version: f.version }

export const closeCase = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/close_case',
  summary:
    'Puts a case away, by its lead or whoever manages cases; refused with `open` while something stands open',
  access: 'staff',
  body: z.object({
    ...onVersion,
    note: z.optional(z.nullable(f.paragraphs(caseFileLimits.close_note))),
    /** What stands open was shown. */
    warned: z.literal(true),
  }),
  reply: caseRow,
  refuses: [
    'row.not_found',
    'rights.not_yours',
    'request.stale_version',
    'cases.closed',
    'cases.close_open_hearings',
    'cases.close_open_deadlines',
    'cases.close_running_timer',
  ],
})

export const reopenCase = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/reopen_case',
  summary: 'Opens a case again that was closed or disposed, and has its conflicts checked anew',
  access: 'staff',
  body: z.object({ ...onVersion, reason: f.paragraphs(caseFileLimits.reason, 1) }),
  reply: caseRow,
  refuses: ['row.not_found', 'rights.not_yours', 'request.stale_version'],
})

export const disposeCase = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/dispose_case',
  summary: 'Notes that the court has ended a case; it may still have hearings',
  access: 'staff',
  body: z.object({
    ...onVersion,
    on: f.day,
    result: z.optional(z.nullable(f.paragraphs(caseFileLimits.result))),
  }),
  reply: caseRow,
  refuses: ['row.not_found', 'rights.not_yours', 'request.stale_version', 'cases.closed'],
})

const people = '/rest/v1/case_people'

export const listCasePeople = endpoint({
  method: 'GET',
  path: people,
  summary: 'Who works on a case, its lead first',
  access: 'staff',
  query: z.object({ case_ref: f.id, ...paging }),
  reply: pageOf(casePerson),
  refuses: ['row.not_found'],
})

const onCase = { case_ref: f.id, user_id: f.id }

export const addCasePerson = endpoint({
  method: 'POST',
  path: people,
  summary: 'Puts somebody on a case, or changes their part; a new lead takes the place of the one before',
  access: 'cases.write',
  body: z.object({ ...onCase, part: z.enum(caseParts, complaint('one_of_the_parts')) }),
  reply: casePerson,
  refuses: ['row.not_found', 'rights.not_yours', 'cases.lead_walled', 'request.key_reused'],
  creates: true,
})

export const removeCasePerson = endpoint({
  method: 'DELETE',
  path: people,
  summary: 'Takes somebody off a case',
  access: 'cases.write',
  query: z.object(onCase),
  refuses: ['row.not_found', 'rights.not_yours'],
})

const caseMessage = z.object({
  id: f.id,
  case_ref: f.id,
  user_id: f.id,
  /** Who wrote it. */
  profiles: person,
  message_text: z.string(),
  mentioned_users: z.array(f.id),
  /** The words behind an @ in the text that name them. */
  mentioned_names: z.array(z.string()),
  created_at: f.moment,
  can: z.object({ delete: z.boolean() }),
})
export type CaseMessage = z.infer<typeof caseMessage>

/** The topic under which open screens hear of messages of cases. */
export const caseMessagesTopic = 'case_messages'

const messages = '/rest/v1/case_messages'

export const listCaseMessages = endpoint({
  method: 'GET',
  path: messages,
  summary: 'What was written on a case, newest first',
  access: 'staff',
  query: z.object({ case_ref: f.id, ...paging }),
  reply: pageOf(caseMessage),
  refuses: ['row.not_found'],
})

export const sendCaseMessage = endpoint({
  method: 'POST',
  path: messages,
  summary: 'Writes on a case and tells whom it mentions; only people who see the case can be',
  access: 'cases.write',
  body: z.object({
    case_ref: f.id,
    message_text: f.paragraphs(caseFileLimits.message, 1),
    mentioned_users: z.optional(
      z
        .array(f.id)
        .check(
          z.maxLength(caseFileLimits.mentions, complaint('most_items', { most: caseFileLimits.mentions })),
        ),
    ),
  }),
  reply: caseMessage,
  refuses: ['row.not_found', 'cases.closed', 'request.key_reused'],
  creates: true,
})

export const deleteCaseMessage = endpoint({
  method: 'DELETE',
  path: `${messages}/:id`,
  summary: 'Deletes a message of one’s own, or any for whoever manages cases',
  access: 'staff',
  params: f.oneRow,
  refuses: ['row.not_found', 'rights.not_yours'],
})

export const listCaseMentionable = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_mentionable',
  summary: 'Up to 20 people who see a case and whose name holds what was typed',
  access: 'staff',
  query: z.object({ case_ref: f.id, q: f.search }),
  reply: z.object({ items: z.array(z.extend(person, { mention: z.string() })) }),
  refuses: ['row.not_found'],
})
