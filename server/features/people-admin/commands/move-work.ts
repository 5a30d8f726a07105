import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import {
  type moveWork as moveCall,
  type undoMoveWork as undoCall,
  undoDays,
  type WorkMove,
  type WorkPart,
  workParts,
} from '../../../../contract/work-moves.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getWorkMove } from '../queries.ts'

export const moveJob = 'move-work'

type Moved = ReplyOf<typeof moveCall>

/** Counts what would be moved and what stays; unless it is a dry run, a job of the caller then moves it, part by part. */
export async function moveWork(ctx: StaffContext, { body }: InputOf<typeof moveCall>): Promise<Moved> {
  const { from_id, to_id, dry_run } = body
  const wanted = workParts.filter((part) => body.parts.includes(part))
  await assertPeople(ctx, from_id, to_id)
  if (!maySend(ctx, from_id)) throw new Refusal('forbidden', 'rights.not_yours')

  const parts: Moved['parts'] = []
  const rows = createHash('sha256')
  for (const part of wanted) {
    const { ids, ...counts } = await countPart(ctx, { from_id, to_id, part, wanted })
    parts.push({ part, ...counts })
    rows.update(`${part}:${ids};`)
  }
  const counted = rows.digest('hex')
  if (dry_run) return { parts, counted, move: null }
  // What somebody agreed to is moved and nothing else: what came or went meanwhile is asked about again.
  if (body.counted !== undefined && body.counted !== counted)
    throw new Refusal('conflict', 'work_moves.changed')

  const id = uuidv7()
  await sql`insert into work_moves (id, from_id, to_id, parts, by, at)
    values (${id}, ${from_id}, ${to_id}, ${wanted}, ${ctx.actor.user_id}, ${ctx.now.toISOString()})`.execute(
    ctx.db,
  )
  await startJob(ctx, id, 'move')
  await record(ctx, { type: 'work.moved', subject_id: id, person_id: from_id, to_id, parts: wanted }, [
    hintOf(id),
  ])
  return { parts, counted, move: await getWorkMove(ctx, id) }
}

/** Has a job give back what is as it was moved; also a move that is not through stops. */
export async function undoMoveWork(ctx: StaffContext, { body }: InputOf<typeof undoCall>): Promise<WorkMove> {
  const { id } = body
  const move = await getWorkMove(ctx, id)
  if (!maySend(ctx, move.from.user_id)) throw new Refusal('forbidden', 'rights.not_yours')
  if (ctx.now.getTime() > Date.parse(move.at) + undoDays * 24 * 60 * 60_000)
    throw new Refusal('rule', 'work_moves.too_late')

  if (!(await mark(ctx, id, 'undone'))) return move
  await startJob(ctx, id, 'undo')
  const { from, to, parts } = move
  const people = { person_id: from.user_id, to_id: to.user_id }
  await record(ctx, { type: 'work.move_undone', subject_id: id, ...people, parts }, [hintOf(id)])
  return getWorkMove(ctx, id)
}

/** Moves a part, or gives it back, in one transaction; the lists that it stands in are looked at again. */
export async function carryOutPart(
  ctx: StaffContext,
  id: string,
  { doing, part }: { doing: 'move' | 'undo'; part: WorkPart },
): Promise<void> {
  const now = ctx.now.toISOString()
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  // Nobody waits for a job.
  await sql`set local statement_timeout = '3min'`.execute(ctx.db)
  await (doing === 'move'
    ? sql`select move_work_part(${id}, ${part}, ${today}::date, ${now})`
    : sql`select give_work_back(${id}, ${part}, ${now})`
  ).execute(ctx.db)
  // Without ids: everybody asks again for what they may see.
  await leaveHints(
    ctx,
    topicsOf[part].map((topic) => ({ topic, audience: 'staff' as const })),
  )
}

/** Says that all parts are done, and tells whoever got the work. */
export async function finishMove(ctx: StaffContext, id: string, doing: 'move' | 'undo'): Promise<void> {
  if (!(await mark(ctx, id, doing === 'move' ? 'finished' : 'given_back'))) return
  const { from, to, parts } = await getWorkMove(ctx, id)
  const people = { person_id: from.user_id, to_id: to.user_id, full_name: from.full_name }
  const type = doing === 'move' ? 'work.arrived' : 'work.given_back'
  await record(ctx, { type, subject_id: id, ...people, parts }, [hintOf(id)])
}

const hintOf = (subject_id: string) => ({
  topic: 'work_moves',
  audience: { right: 'people' as const },
  subject_id,
})

const topicsOf: Record<WorkPart, string[]> = {
  tasks: ['notes'],
  recurrences: ['notes'],
  steps: ['notes'],
  leads: ['cases'],
  hearings: ['hearings', 'cases'],
  deadlines: ['deadlines', 'cases'],
  events: ['calendar_events'],
}

/** Nobody makes anybody the receiver of another's work who may not change everybody's. */
const maySend = (ctx: StaffContext, from_id: string) => may(ctx, 'notes.all') || from_id === ctx.actor.user_id

async function assertPeople(ctx: StaffContext, from_id: string, to_id: string): Promise<void> {
  if (from_id === to_id) {
    const fields = [{ path: 'to_id', message: 'work_moves.same_person' }]
    throw new Refusal('invalid', 'work_moves.same_person', { fields })
  }
  const { rows } = await sql<{ user_id: string; left_at: string | null }>`
    select user_id, left_at from profiles where user_id in (${from_id}, ${to_id})`.execute(ctx.db)
  const found = (id: string) => rows.find(({ user_id }) => user_id === id)
  const path = !found(from_id) ? 'from_id' : found(to_id)?.left_at === null ? undefined : 'to_id'
  if (path) throw new Refusal('not_found', 'row.not_found', { fields: [{ path, message: 'row.not_found' }] })
}

interface Counted {
  from_id: string
  to_id: string
  part: WorkPart
  wanted: readonly WorkPart[]
}

async function countPart(ctx: StaffContext, { from_id, to_id, part, wanted }: Counted) {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<{ moves: number; left: number; ids: string }>`
    select (count(*) filter (where fits))::integer as moves, (count(*) filter (where not fits))::integer as left,
        coalesce(string_agg(id::text || fits, ',' order by id, fits), '') as ids
      from work_of(${from_id}, ${to_id}, ${part}, ${wanted}, ${today}::date)`.execute(ctx.db)
  return rows[0] ?? { moves: 0, left: 0, ids: '' }
}

async function startJob(ctx: StaffContext, id: string, doing: 'move' | 'undo'): Promise<void> {
  const { user_id, session_id } = ctx.actor
  await ctx.enqueue(moveJob, { id, user_id, session_id, doing })
}

async function mark(
  ctx: StaffContext,
  id: string,
  what: 'finished' | 'undone' | 'given_back',
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select mark_work_move(${id}, ${what}, ${ctx.now.toISOString()}) as done`.execute(ctx.db)
  return rows[0]?.done ?? false
}
