import { sql } from 'kysely'
import {
  causeListsTopic,
  type discardCauseList as discardCall,
  type OneCauseList,
  type undoCauseList as undoCall,
} from '../../../../contract/cause-lists.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { changeListed, takeBackListed } from '../../hearings/public.ts'
import { canUndoSince, getOneList } from '../queries.ts'
import type { DayOfCase } from '../rules.ts'
import { heldList, holdHearings, tellOf } from './apply-cause-list.ts'

interface Applied {
  case_ref: string
  applied_at: string
  hearing_ref: string | null
  hearing_version: number | null
  hearing_before: Pick<DayOfCase, 'on_day' | 'item_no' | 'bench' | 'purpose'> | null
  /** The hearing is gone for good. */
  is_gone: boolean
}

/** Takes back what applying a list did to the hearings that the caller sees: all of it, or nothing. */
export async function undoCauseList(
  ctx: StaffContext,
  { body }: InputOf<typeof undoCall>,
): Promise<OneCauseList> {
  const list = await heldList(ctx, body)
  const { rows: applied } = await sql<Applied>`
    select case_ref, applied_at, hearing_ref, hearing_version, hearing_before,
        hearing_ref is null and hearing_version is not null as is_gone
      from cause_list_matches where list_ref = ${list.id} and applied_at is not null order by id`.execute(
    ctx.db,
  )
  if (applied.length === 0) return getOneList(ctx, list.id)
  if (!applied.every(({ applied_at }) => canUndoSince(applied_at, ctx.now)))
    throw new Refusal('rule', 'cause_lists.too_late')
  const changed = () => new Refusal('conflict', 'cause_lists.changed_since')
  if (applied.some(({ is_gone }) => is_gone)) throw changed()
  const touched = applied.flatMap(({ hearing_ref, hearing_version, hearing_before }) =>
    hearing_ref && hearing_version
      ? [{ id: hearing_ref, version: hearing_version, before: hearing_before }]
      : [],
  )
  await holdHearings(ctx, touched, changed)
  await takeBackListed(
    ctx,
    touched.filter(({ before }) => !before).map(({ id }) => id),
  )
  await changeListed(
    ctx,
    touched.flatMap(({ id, before }) => (before ? [{ id, ...before }] : [])),
  )
  await sql`
    update cause_list_matches set applied_at = null, applied_by = null, hearing_ref = null, hearing_version = null,
        hearing_before = null where list_ref = ${list.id} and applied_at is not null`.execute(ctx.db)
  await tellOf(
    ctx,
    list,
    'cause_list.undone',
    applied.map(({ case_ref }) => case_ref),
  )
  return getOneList(ctx, list.id)
}

/** Lays a list aside of which nothing is in the diary. */
export async function discardCauseList(
  ctx: StaffContext,
  { body }: InputOf<typeof discardCall>,
): Promise<OneCauseList> {
  const list = await heldList(ctx, body)
  const seen = await getOneList(ctx, list.id)
  if (seen.state === 'discarded') return seen
  if (list.created_by !== ctx.actor.user_id && !may(ctx, 'cases.manage'))
    throw new Refusal('forbidden', 'rights.not_yours')
  if (seen.state === 'applied') throw new Refusal('rule', 'cause_lists.applied')
  await sql`
    update cause_lists set state = 'discarded', version = version + 1, updated_at = ${ctx.now.toISOString()}
      where id = ${list.id}`.execute(ctx.db)
  await leaveHints(ctx, [{ topic: causeListsTopic, audience: 'staff', subject_id: list.id }])
  return getOneList(ctx, list.id)
}
