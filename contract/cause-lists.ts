import * as z from 'zod/mini'
import {
  causeListColumns,
  causeListSources,
  causeListLimits as limits,
  lineDecisions,
  linePlans,
  matchLevels,
} from './cause-list-words.ts'
import { hearingLimits } from './hearing-words.ts'
import { clash } from './hearings.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { named } from './people.ts'

const inBothLanguages = { id: f.id, name_en: z.string(), name_bn: z.nullable(z.string()) }

/** A case of the firm as a list's screen names it. */
const caseOfLine = z.object({
  id: f.id,
  case_id: z.string(),
  title: z.nullable(z.string()),
  client_name: z.nullable(z.string()),
  case_no: z.nullable(z.string()),
  case_year: z.nullable(z.int()),
})
export type CaseOfLine = z.infer<typeof caseOfLine>

const causeList = z.object({
  id: f.id,
  court_ref: f.id,
  court: z.object(inBothLanguages),
  bench: z.nullable(z.string()),
  on_day: f.day,
  source: z.enum(causeListSources),
  state: z.enum(['review', 'applied', 'discarded']),
  /** It is still being compared with the cases. */
  job: z.boolean(),
  line_count: z.int(),
  /** Lines that may be of a case that the reader sees. */
  our_count: z.int(),
  /** Who read it. */
  profiles: named,
  created_at: f.moment,
  version: f.version,
  can: z.object({ apply: z.boolean(), undo: z.boolean(), discard: z.boolean() }),
})
export type CauseList = z.infer<typeof causeList>

const oneCauseList = z.extend(causeList, {
  /** Hearings of ours on that day in that court whose cases the list does not name. */
  not_listed: z.array(
    z.object({ id: f.id, case: caseOfLine, item_no: z.nullable(z.string()), bench: z.nullable(z.string()) }),
  ),
})
export type OneCauseList = z.infer<typeof oneCauseList>

const causeListLine = z.object({
  id: f.id,
  list_ref: f.id,
  line_no: z.int(),
  raw: z.string(),
  item_no: z.nullable(z.string()),
  type_ref: z.nullable(f.id),
  case_no: z.nullable(z.string()),
  case_year: z.nullable(z.int()),
  parties: z.nullable(z.object({ one: z.string(), other: z.string() })),
  purpose: z.nullable(z.string()),
  next_on: z.nullable(f.day),
  /** Of the case that is shown; none where the reader sees none. */
  level: z.enum(matchLevels),
  decision: z.enum(lineDecisions),
  case: z.nullable(caseOfLine),
  /** Other cases that it may be of. */
  others: z.array(caseOfLine),
  /** It is in the diary, until that is undone. */
  is_applied: z.boolean(),
  plan: z.nullable(z.object({ kind: z.enum(linePlans), from: z.nullable(f.day) })),
})
export type CauseListLine = z.infer<typeof causeListLine>

const table = '/rest/v1/cause_lists'
const onVersion = { id: f.id, version: f.version }

export const readCauseListCall = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/read_cause_list',
  summary:
    "Reads a court's list for a day, from `text` or a file, and compares it with the firm's cases; the same list again answers the first",
  access: 'hearings.write',
  form: { file: 'file', fields: ['court_ref', 'bench', 'on_day', 'source', 'text', 'assignment'] },
  body: z.object({
    court_ref: f.id,
    bench: z.optional(f.line(hearingLimits.bench)),
    on_day: f.day,
    source: z.enum(causeListSources),
    text: z.optional(z.string()),
    /** What each column of a file is, in its order, with commas between; nothing where a column is left out. */
    assignment: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) =>
              text
                .split(',')
                .every((one) => one === '' || (causeListColumns as readonly string[]).includes(one)),
            complaint('invalid'),
          ),
        ),
    ),
  }),
  /** With the first lines that may be of ours. */
  reply: z.extend(oneCauseList, { lines: z.array(causeListLine) }),
  refuses: [
    'row.not_found',
    'files.missing',
    'files.empty',
    'files.kind',
    'files.content',
    'files.too_large',
    'cause_lists.nothing_read',
    'cause_lists.columns_unknown',
    'request.key_reused',
  ],
  creates: true,
})

export const listCauseLists = endpoint({
  method: 'GET',
  path: table,
  summary: "Courts' lists that were read, the newest first, or those of one day",
  access: 'staff',
  query: z.object({ on_day: z.optional(f.day), court_ref: z.optional(f.id), ...paging }),
  reply: pageOf(causeList),
  refuses: [],
})

export const getCauseList = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One list, with the hearings of its day and court that it does not name',
  access: 'staff',
  params: f.oneRow,
  reply: oneCauseList,
  refuses: ['row.not_found'],
})

export const listCauseListLines = endpoint({
  method: 'GET',
  path: '/rest/v1/cause_list_lines',
  summary: 'The lines of a list in its order; with `ours` those that may be of a case that the caller sees',
  access: 'staff',
  query: z.object({ list_ref: f.id, ours: z.optional(z.stringbool()), ...paging }),
  reply: pageOf(causeListLine),
  refuses: ['row.not_found'],
})

export const updateCauseListLine = endpoint({
  method: 'PATCH',
  path: '/rest/v1/cause_list_lines/:id',
  summary: 'Says which case a line is of, or that it is of none of those shown',
  access: 'hearings.write',
  params: f.oneRow,
  body: z.object({ case_ref: z.optional(f.id), decision: z.enum(lineDecisions) }),
  reply: causeListLine,
  refuses: ['row.not_found', 'cases.closed', 'cause_lists.line_applied'],
})

export const applyCauseList = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/apply_cause_list',
  summary: 'Puts lines of a list into the diary: new hearings, moved ones, item numbers; it closes none',
  access: 'hearings.write',
  body: z.object({
    ...onVersion,
    lines: z
      .array(z.object({ id: f.id, case_ref: f.id }))
      .check(
        z.minLength(1, complaint('required')),
        z.maxLength(limits.applied, complaint('most_items', { most: limits.applied })),
      ),
  }),
  /** With whom the lines that were put there bring too near to another hearing. */
  reply: z.extend(oneCauseList, { clashes: z.array(clash) }),
  refuses: [
    'row.not_found',
    'request.stale_version',
    'cause_lists.discarded',
    'cases.closed',
    'conflicts.first',
    'hearings.day_taken',
  ],
})

export const undoCauseList = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/undo_cause_list',
  summary: `Within ${limits.undo_hours} hours takes back whatever applying a list did, while nobody has touched it`,
  access: 'hearings.write',
  body: z.object(onVersion),
  reply: oneCauseList,
  refuses: [
    'row.not_found',
    'request.stale_version',
    'cause_lists.changed_since',
    'cause_lists.too_late',
    'hearings.day_taken',
  ],
})

export const discardCauseList = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/discard_cause_list',
  summary: 'Lays a list aside that was not applied, by who read it or whoever manages cases',
  access: 'hearings.write',
  body: z.object(onVersion),
  reply: oneCauseList,
  refuses: ['row.not_found', 'request.stale_version', 'rights.not_yours', 'cause_lists.applied'],
})

/** The topic under which open screens hear of lists. */
export const causeListsTopic = 'cause_lists'
