import { sql } from 'kysely'
import { hearingsTopic } from '../../../../contract/hearings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { hearings } from '../rows.ts'
import { told, written } from './write-hearing.ts'

/** What a court's list says of a hearing that is there, or said before it was applied. */
interface ListedChange {
  id: string
  on_day: string
  item_no: string | null
  bench: string | null
  purpose: string | null
}

/** Gives hearings that are set and held what a list says of them; answers their versions, in the same order. */
export async function changeListed(ctx: StaffContext, changes: readonly ListedChange[]): Promise<number[]> {
  const versions: number[] = []
  for (const { id, ...said } of changes) {
    const before = await hearings.get(ctx, { params: { id } })
    const row = await written(() => hearings.change(ctx, before, { ...said, version: before.version }))
    await told(ctx, row)
    versions.push(row.version)
  }
  return versions
}

/** Takes hearings that a list made out of the diary again; nobody may have touched them since. */
export async function takeBackListed(ctx: StaffContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { case_ref, on_day, state } = await hearings.get(ctx, { params: { id } })
    await sql`select take_back_hearing(${id}, ${ctx.now.toISOString()})`.execute(ctx.db)
    const hints = [{ topic: hearingsTopic, audience: 'staff', subject_id: id, case_ref }] as const
    await record(ctx, { type: 'hearing.deleted', subject_id: id, case_ref, on_day, state }, hints)
    await leaveHints(ctx, [{ topic: 'cases', audience: 'staff', subject_id: case_ref, case_ref }])
  }
}
