import { sql } from 'kysely'
import { type MessageTemplate, messageTemplate } from '../../../contract/client-messages.ts'
import { hearingLimits } from '../../../contract/hearing-words.ts'
import { type Hearing, hearing } from '../../../contract/hearings.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { strangeFields } from '../../../contract/message-text.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { caseOnBoard, named } from '../cases/public.ts'
import { somebody } from '../people/public.ts'
import { auditedHearing, presentHearing, type StoredHearing } from './rules.ts'

const told = {
  created: ['on_day'],
  modified: ['on_day'],
  deleted: ['on_day', 'state'],
  restored: ['on_day'],
} as const

const toldOfTemplate = { created: ['language'], modified: ['language'], deleted: ['language'] } as const

declare module '../../kernel/record.ts' {
  interface DomainEvents
    extends EventsOf<'hearing', Hearing, typeof told>,
      EventsOf<'message_template', MessageTemplate, typeof toldOfTemplate> {
    'hearing.closed': { on_day: string; state: string; next_kind: string; next_on: string | null }
    'hearing.reopened': { on_day: string }
    'hearing.handed_over': { on_day: string } & Changed
    'client_message.copied': { on_day: string; language: string }
  }
}

const handover = sql`case when asked.id is not null then jsonb_build_object('id', asked.id, 'note', asked.note,
  'from', ${somebody('asking')}, 'to', ${somebody('wanted')}) end`

/** The days in court of the firm's cases; whoever sees the case sees them. */
export const hearings = keptRowWithTrash({
  table: 'hearings',
  fields: hearing,
  author: 'created_by',
  columns: sql`r.created_by, r.court_ref, r.purpose_ref, r.appears_id, nullif(r.with_ids, '{}') as with_ids, r.state, r.order_summary, r.adjourned_by, r.adjourn_reason,
    r.next_kind, r.next_ref, r.closed_at, ${handover} as handover, w.board ->> 'previous_on' as previous_on,
    w.board ->> 'previous_state' as previous_state, w.board ->> 'next_on' as next_on,
    case when r.next_kind = 'none' then (select n.no_date_until from cases n where n.id = r.case_ref) end as no_date_until,
    ${caseOnBoard.status} as case_status, ${caseOnBoard.lead} as lead_id,
    ${caseOnBoard.column} as case,
    ${named('court')} || jsonb_build_object('place', court.place) as court,
    case when stage.id is not null then ${named('stage')} end as stage,
    ${somebody('appears')} as appears, ${somebody('closer')} as closer, coalesce(along.people, '[]') as with_people`,
  join: sql`${caseOnBoard.join(
    sql`board_of_case(r.case_ref) || days_around(r.case_ref, r.previous_ref, r.next_ref)`,
  )}
    join courts court on court.id = r.court_ref
    left join case_stages stage on stage.id = r.purpose_ref
    left join profiles appears on appears.user_id = r.appears_id
    left join profiles closer on closer.user_id = r.closed_by
    left join hearing_handovers asked on asked.id = r.asked_ref
    left join profiles asking on asking.user_id = asked.from_id
    left join profiles wanted on wanted.user_id = asked.to_id
    left join lateral (select jsonb_agg(${somebody('p')} order by p.full_name collate firm_order, p.user_id) as people
      from profiles p where cardinality(r.with_ids) > 0 and p.user_id = any (r.with_ids)) along on true`,
  present: (ctx: StaffContext, rows: StoredHearing[]): Hearing[] =>
    rows.map((row) => presentHearing(ctx, row)),
  ofCase: 'case_ref',
  event: 'hearing',
  told,
  audiences: () => ['staff'],
  changed: (before, after) => {
    const [was, is] = [auditedHearing(before), auditedHearing(after)]
    return changedIn(was, is, fieldsOf(is))
  },
  trash: {
    days: hearingLimits.trash_days,
    purge: 'purge-hearings',
    notDeleted: 'hearings.not_deleted',
    mayRestore: (ctx, deleted_by) => deleted_by === ctx.actor.user_id || may(ctx, 'cases.manage'),
  },
})

type Audited = ReturnType<typeof auditedHearing>

/** Guaranteed by how the row is made. */
const fieldsOf = (row: Audited) => Object.keys(row) as (keyof Audited & string)[]

/** What the firm writes to clients, changed by whoever keeps the courts. */
export const messageTemplates = keptRow({
  table: 'message_templates',
  fields: messageTemplate,
  event: 'message_template',
  told: toldOfTemplate,
  columns: sql`r.updated_at`,
  join: sql``,
  audiences: () => ['staff' as const],
  present: (ctx: StaffContext, rows: Omit<MessageTemplate, 'can'>[]): MessageTemplate[] => {
    const mine = may(ctx, 'courts')
    return rows.map((row) => ({ ...row, can: { edit: mine, delete: mine } }))
  },
  rule: (_, { text }) => {
    const [strange] = strangeFields(text ?? '')
    if (strange !== undefined) throw invalidField('text', complaint('no_such_field', { name: strange }))
  },
})
