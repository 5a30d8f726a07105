import * as z from 'zod/mini'
import {
  closedDayRules,
  copyTimes,
  deadlineLimits as limits,
  periodUnits,
  ruleStatuses,
  usualWarnDays,
} from './deadline-words.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import {
  chosenRow,
  day,
  type FormOf,
  flag,
  line,
  oneOfList,
  paragraphs,
  rowFields,
  whole,
} from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { named } from './people.ts'

/* Rules of law are data that the firm keeps: what ships is unverified until a partner confirms it. */

export const deadlineRule = rowFields({
  /** One code is one period; of its versions one at most is not retired. */
  code: line({ most: limits.code, required: true }),
  title: line({ most: limits.rule_title, required: true }),
  act: line({ most: limits.act, required: true }),
  provision: line({ most: limits.provision, required: true }),
  /** What sets it going: 'Judgment'. */
  trigger: line({ most: limits.trigger, required: true }),
  period: whole({ least: 0, most: limits.period, usual: 30 }),
  unit: oneOfList(periodUnits, { usual: 'day', complaint: 'one_of_the_kinds' }),
  /** Whether the day of the event itself is left out. */
  exclude_first: flag({ usual: true }),
  copy_time: oneOfList(copyTimes, { usual: 'none', complaint: 'one_of_the_kinds' }),
  when_closed: oneOfList(closedDayRules, { usual: 'next_sitting', complaint: 'one_of_the_kinds' }),
  /** The rule whose last day sets this one going, whichever version of it. */
  follows: chosenRow({}),
  /** Asks for the date of the cheque, and says its note first. */
  asks_cheque: flag({ usual: false }),
  valid_from: day({}),
  valid_until: day({}),
  source: line({ most: limits.source }),
  note: paragraphs({ most: limits.note }),
})
export type DeadlineRuleForm = FormOf<typeof deadlineRule>

const warnDays = z
  .array(
    z
      .int(complaint('whole_number'))
      .check(
        z.gte(0, complaint('at_least', { least: 0 })),
        z.lte(limits.period, complaint('at_most', { most: limits.period })),
      ),
  )
  .check(
    z.overwrite((days) => [...new Set(days)].sort((one, other) => other - one)),
    z.maxLength(limits.warn_days, complaint('most_items', { most: limits.warn_days })),
  )

const ruleRow = z.extend(rowSchema(deadlineRule, {}), {
  /** Which wording of the rule of this code it is; another way to count is another one. */
  rule_version: z.int(),
  warn_days: z.array(z.int()),
  status: z.enum(ruleStatuses),
  confirmed_at: z.nullable(f.moment),
  confirmer: z.nullable(named),
  can: z.object({
    ...{ edit: z.boolean(), delete: z.boolean() },
    ...{ confirm: z.boolean(), retire: z.boolean(), renew: z.boolean() },
  }),
})
export type DeadlineRule = z.infer<typeof ruleRow>

export const ruleDraft = z.extend(draftSchema(deadlineRule), {
  warn_days: z._default(warnDays, usualWarnDays),
  /** The version that this one takes the place of; its code stays. */
  replaces: z.optional(z.nullable(f.id)),
})
export type RuleDraft = z.input<typeof ruleDraft>
export const ruleChange = z.extend(changeSchema(deadlineRule), { warn_days: z.optional(warnDays) })
export type RuleChange = z.infer<typeof ruleChange>

export const deadlineRulesTopic = 'deadline_rules'

const table = '/rest/v1/deadline_rules'
const calls = rowCalls({ table, access: 'staff', reply: ruleRow })
const writes = rowCalls({ table, access: 'rules.confirm', reply: ruleRow })

export const listDeadlineRules = endpoint({
  method: 'GET',
  path: table,
  summary: 'The rules of law by which deadlines are worked out, by code, the first version first',
  access: 'staff',
  query: z.object({
    /** Those that can be chosen: not retired. */
    is_active: z.optional(z.stringbool()),
    status: z.optional(z.enum(ruleStatuses)),
    /** The versions of one rule. */
    code: z.optional(f.line(limits.code)),
    q: f.search,
    ...paging,
  }),
  reply: pageOf(ruleRow),
  refuses: [],
})
export const getDeadlineRule = getRow({ ...calls, summary: 'One rule' })
export const createDeadlineRule = createRow({
  ...writes,
  summary: 'Adds a rule, unverified, or a new version of one, which retires the one before',
  body: ruleDraft,
  refuses: ['row.not_found', 'deadlines.rule_retired'],
})
export const updateDeadlineRule = updateRow({
  ...writes,
  summary: 'Changes an unverified rule; one that counts otherwise now has another rule_version',
  body: ruleChange,
  refuses: ['deadlines.rule_fixed', 'deadlines.rule_retired'],
})
export const deleteDeadlineRule = deleteRow({
  ...writes,
  summary: 'Deletes a rule by which no deadline was worked out',
  refuses: ['deadlines.rule_used'],
})

const onVersion = { id: f.id, version: f.version }

export const confirmRule = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/confirm_rule',
  summary: 'Confirms a rule by its source; from here on it is changed by a new version only',
  access: 'rules.confirm',
  body: z.object({
    ...onVersion,
    source: f.line(limits.source, 1),
    valid_from: z.optional(z.nullable(f.day)),
    valid_until: z.optional(z.nullable(f.day)),
  }),
  reply: ruleRow,
  refuses: ['row.not_found', 'request.stale_version', 'deadlines.rule_retired'],
})

export const retireRule = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/retire_rule',
  summary: 'Offers a rule no more; what was worked out by it stays',
  access: 'rules.confirm',
  body: z.object(onVersion),
  reply: ruleRow,
  refuses: ['row.not_found', 'request.stale_version'],
})
