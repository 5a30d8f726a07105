import { sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  type createWorkingHours as createCall,
  workingHours as fields,
  type listWorkingHours as listCall,
  type WorkingHours,
} from '../../../contract/working-hours.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { equalTo } from '../../kernel/kept-row-sql.ts'
import { brokenConstraint, Refusal, unknownId } from '../../kernel/refusal.ts'
import { type PersonRow, presentPerson, somebody } from '../people/public.ts'

const told = {
  created: ['person', 'seconds_per_week'],
  modified: ['person'],
  deleted: ['person', 'seconds_per_week'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'working_hours', WorkingHours, typeof told> {}
}

/** How long people's weeks are, written by whoever approves time. */
export const workingHours = keptRow({
  table: 'working_hours',
  fields,
  event: 'working_hours',
  told,
  columns: sql`r.user_id, ${somebody('who')} as person`,
  join: sql`join profiles who on who.user_id = r.user_id`,
  audiences: ({ user_id }: WorkingHours) => [{ person: user_id }, { right: 'time.approve' as const }],
  present: (
    ctx: StaffContext,
    rows: (Omit<WorkingHours, 'can' | 'person'> & { person: PersonRow })[],
  ): WorkingHours[] => {
    const mine = may(ctx, 'time.approve')
    return rows.map(({ person, ...row }) => ({
      ...row,
      person: presentPerson(person),
      can: { edit: mine, delete: mine },
    }))
  },
})

/** A page of those that the caller may see. */
export const listWorkingHours = (ctx: StaffContext, { query }: InputOf<typeof listCall>) =>
  workingHours.page(ctx, equalTo({ user_id: query.user_id }), query)

/** Says how long somebody's week is, once for each. */
export async function createWorkingHours(
  ctx: StaffContext,
  { body: { user_id, ...draft } }: InputOf<typeof createCall>,
): Promise<WorkingHours> {
  const { rows } = await sql`select from profiles where user_id = ${user_id} and left_at is null`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw unknownId('user_id')
  return workingHours.create(ctx, draft, { user_id }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'working_hours_one_each')
      throw new Refusal('conflict', 'working_hours.exists')
    throw error
  })
}
