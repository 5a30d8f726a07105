import { type RawBuilder, sql } from 'kysely'
import { type DeadlineRule, deadlineRule } from '../../../contract/deadline-rules.ts'
import { deadlineLimits } from '../../../contract/deadline-words.ts'
import { type Deadline, deadline } from '../../../contract/deadlines.ts'
import { changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowThatStays, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { caseOnBoard } from '../cases/public.ts'
import { type AuthorRow, presentName, somebody } from '../people/public.ts'
import { auditedDeadline, presentDeadline, type StoredDeadline } from './rules.ts'

const told = {
  created: ['title', 'due_on'],
  modified: ['title'],
  deleted: ['title', 'due_on', 'state'],
  restored: ['title', 'due_on'],
} as const
const toldOfRule = {
  created: ['code', 'rule_version'],
  modified: ['code', 'rule_version'],
  deleted: ['code', 'rule_version'],
} as const

interface Ended {
  title: string
  due_on: string
  why: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents
    extends EventsOf<'deadline', Deadline, typeof told>,
      EventsOf<'deadline_rule', DeadlineRule, typeof toldOfRule> {
    'deadline.signed': { title: string; due_on: string }
    'deadline.done': Ended & { done_on: string }
    'deadline.waived': Ended
    'deadline.resumed': Ended
    'deadline_rule.confirmed': { code: string; rule_version: number; source: string }
    'deadline_rule.retired': { code: string; rule_version: number }
  }
}

/** A rule under this name, as a deadline is worked out by it. */
export const ruleAs = (name: string): RawBuilder<unknown> => {
  const columns = [
    ...['id', 'code', 'title', 'act', 'provision', 'trigger', 'rule_version', 'status', 'asks_cheque'],
    ...['valid_from', 'valid_until', 'source', 'note', 'period', 'unit', 'exclude_first', 'copy_time'],
    ...['when_closed', 'warn_days'],
  ]
  const pairs = columns.flatMap((column) => [sql.lit(column), sql.ref(`${name}.${column}`)])
  return sql`jsonb_build_object('is_confirmed', ${sql.ref(`${name}.confirmed_at`)} is not null, ${sql.join(pairs)})`
}

// The people of a firm are few pages, read whole; a look for each deadline would touch three for each.
const person = (name: string, column: string) =>
  sql`left join (select * from profiles offset 0) ${sql.ref(name)} on ${sql.ref(`${name}.user_id`)} = ${sql.ref(`r.${column}`)}`

/** What has to be done on a case by a day; whoever sees the case sees it. */
export const deadlines = keptRowWithTrash({
  table: 'deadlines',
  fields: deadline,
  author: 'created_by',
  columns: sql`r.created_by, r.rule_ref, r.rule_version, r.rule_code, r.calendar_ref, r.computed_on, r.due_on, r.working,
    to_jsonb(r.warn_on) as warn_on, r.assignee_id, r.backup_id, r.state, r.done_on, r.state_note, r.signed_at,
    r.changed_at as worked_out_at,
    array(select distinct value from jsonb_each_text(r.chosen_by)) as choosers, ${caseOnBoard.status} as case_status,
    ${caseOnBoard.lead} as lead_id, ${caseOnBoard.column} as case,
    case when rule.id is not null then ${ruleAs('rule')} end as rule,
    jsonb_build_object('id', calendar.id, 'name', calendar.name, 'filled_until', calendar.filled_until) as calendar,
    ${somebody('assignee')} as assignee, ${somebody('backup')} as backup, ${somebody('doer')} as doer,
    ${somebody('signer')} as signer, ${somebody('changer')} as changer,
    case when follower.id is not null then jsonb_build_object('id', follower.id, 'code', follower.code,
      'title', follower.title, 'trigger', follower.trigger) end as next_rule`,
  // So are its rules and calendars.
  join: sql`${caseOnBoard.join(sql`board_of_case(r.case_ref)`)}
    left join (select * from deadline_rules offset 0) rule on rule.id = r.rule_ref
    left join (select distinct on (before.code) before.code as of_code, after.* from deadline_rules after
        join deadline_rules before on before.id = after.follows where after.status <> 'retired' and after.deleted_at is null
        order by before.code, after.code) follower on follower.of_code = r.rule_code
    join (select * from court_calendars offset 0) calendar on calendar.id = r.calendar_ref
    ${person('assignee', 'assignee_id')} ${person('backup', 'backup_id')} ${person('doer', 'done_by')}
    ${person('signer', 'signed_by')} ${person('changer', 'changed_by')}`,
  present: (ctx: StaffContext, rows: StoredDeadline[]): Deadline[] =>
    rows.map((row) => presentDeadline(ctx, row)),
  ofCase: 'case_ref',
  event: 'deadline',
  told,
  audiences: () => ['staff'],
  changed: (before, after) => changedInDeadline(before, after),
  trash: {
    days: deadlineLimits.trash_days,
    notDeleted: 'deadlines.not_deleted',
    mayRestore: (ctx, deleted_by) => deleted_by === ctx.actor.user_id || may(ctx, 'cases.manage'),
  },
})

/** What differs between two states of a deadline, as people read it. */
export function changedInDeadline(before: Deadline, after: Deadline) {
  const [was, is] = [auditedDeadline(before), auditedDeadline(after)]
  // Guaranteed by how the row is made.
  return changedIn(was, is, Object.keys(is) as (keyof typeof is & string)[])
}

interface StoredRule extends Omit<DeadlineRule, 'can' | 'confirmer'> {
  confirmer_name: string | null
  confirmer_left_at: AuthorRow['left_at']
  is_newest: boolean
}

/** Rules of law, as the firm keeps them. */
export const rules = keptRowThatStays({
  table: 'deadline_rules',
  fields: deadlineRule,
  columns: sql`r.rule_version, r.warn_days, r.status, r.confirmed_at, confirmer.full_name as confirmer_name,
    confirmer.left_at as confirmer_left_at, not exists (select from deadline_rules later where later.code = r.code
      and later.rule_version > r.rule_version and later.deleted_at is null) as is_newest`,
  join: sql`left join (select * from profiles offset 0) confirmer on confirmer.user_id = r.confirmed_by`,
  present: (ctx: StaffContext, rows: StoredRule[]): DeadlineRule[] =>
    rows.map((row) => presentRule(ctx, row)),
  event: 'deadline_rule',
  told: toldOfRule,
  audiences: () => ['staff'],
  changed: (before, after) =>
    changedIn(before, after, ['warn_days', ...(Object.keys(deadlineRule) as (keyof typeof deadlineRule)[])]),
})

function presentRule(
  ctx: StaffContext,
  { confirmer_name: full_name, confirmer_left_at: left_at, is_newest, ...row }: StoredRule,
): DeadlineRule {
  const mine = may(ctx, 'rules.confirm')
  const isNew = row.status === 'unverified'
  const isUsed = row.status !== 'retired'
  return {
    ...row,
    confirmer: full_name === null ? null : presentName({ full_name, left_at }),
    can: {
      ...{ edit: mine && isNew, delete: mine },
      ...{ confirm: mine && isNew, retire: mine && isUsed, renew: mine && is_newest },
    },
  }
}
