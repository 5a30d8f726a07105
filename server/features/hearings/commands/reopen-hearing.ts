import { sql } from 'kysely'
import type { reopenHearing as call, Hearing } from '../../../../contract/hearings.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { writeRow } from '../../../kernel/kept-row-sql.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { openCase } from '../../cases/public.ts'
import { hearings } from '../rows.ts'
import { holdWithNeighbours, told, written } from './write-hearing.ts'

/** Takes an outcome back, and with it the next hearing, if that is still set and nobody has touched it. */
export async function reopenHearing(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Hearing> {
  await holdWithNeighbours(ctx, body.id)
  const before = await hearings.get(ctx, { params: body })
  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (before.state === 'set') return before
  await openCase(ctx, before.case_ref)
  await takeBackNext(ctx, before)
  // What was written of it stays, for whoever records it again.
  const none = { adjourned_by: null, next_kind: null, next_ref: null }
  const columns = { ...none, state: 'set', closed_by: null, closed_at: null }
  await written(() => writeRow(ctx, { table: 'hearings' }, before, columns))
  // Whoever said that there is no date for now takes that back, too.
  if (before.next_kind === 'none' || before.next_kind === 'awaited')
    await sql`select note_outcome(${before.case_ref}, null, null, null, ${ctx.now.toISOString()})`.execute(
      ctx.db,
    )
  const row = await hearings.get(ctx, { params: body })
  const { id: subject_id, case_ref, on_day } = row
  await record(ctx, { type: 'hearing.reopened', subject_id, case_ref, on_day }, hearings.hints(row))
  return told(ctx, row)
}

async function takeBackNext(ctx: StaffContext, { next_ref, case_ref, closed_at }: Hearing): Promise<void> {
  if (!next_ref) return
  const { rows } = await sql<{
    is_as_made: boolean
    state: string
    deleted_at: string | null
    was_there: boolean
  }>`
    select version = version_as_made as is_as_made, state, deleted_at, created_at < ${closed_at} as was_there
      from hearings where id = ${next_ref} for update`.execute(ctx.db)
  const [next] = rows
  // A day that stood before it was given as the next one stays.
  if (!next || next.deleted_at !== null || next.was_there) return
  if (next.state !== 'set' || !next.is_as_made) throw new Refusal('conflict', 'hearings.next_has_moved')
  await sql`select take_back_hearing(${next_ref}, ${ctx.now.toISOString()})`.execute(ctx.db)
  await leaveHints(ctx, [{ topic: 'hearings', audience: 'staff', subject_id: next_ref, case_ref }])
}
