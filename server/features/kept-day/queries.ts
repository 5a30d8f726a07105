import { type RawBuilder, sql } from 'kysely'
import type { DayRow } from '../../../contract/day.ts'
import { isKeptCovered, isKeptWaiting, type KeptDay, keptLimits } from '../../../contract/kept-day.ts'
import { dayOf, daysAfter } from '../../../contract/kernel/days.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { coveringOf, datedOf, undatedOf, waitingFor } from '../day/public.ts'

/** What a device may keep of the caller's day: what they see now, and nothing of guarded cases but times. */
export async function getKeptDay(ctx: StaffContext): Promise<KeptDay> {
  const { FIRM_TIME_ZONE: time_zone } = ctx.settings
  const today = dayOf(ctx.now, time_zone)
  const hearings = await hearingsOn(ctx, today)
  const tasks = await openTasks(ctx)
  const [dated, waiting] = [await datedRows(ctx, today), await waitingRows(ctx, today)]
  const [no_next_date, covering] = [await undatedRows(ctx, today), await coveredRows(ctx, today)]
  const mine = { hearings, tasks, dated, waiting, steps: await ownSteps(ctx), no_next_date }
  return { at: ctx.now.toISOString(), today, time_zone, ...mine, covering }
}

/** Cases without a next date, the oldest first. */
async function undatedRows(ctx: StaffContext, today: string): Promise<KeptDay['no_next_date']> {
  const rows = (await undatedOf(ctx, today)).slice(0, keptLimits.dated)
  const hides = await guardedOf(ctx, rows)
  return rows.map(({ title, case: of }) => ({
    about: of?.id && hides.has(of.id) ? null : { title, case_id: of?.case_id ?? null },
  }))
}

/** What the caller has of others for whom they stand in, of both days. */
async function coveredRows(ctx: StaffContext, today: string): Promise<KeptDay['covering']> {
  const sections = await coveringOf(ctx, today, daysAfter(today, 1))
  const rows = sections
    .flatMap(({ of, rows }) => rows.map((row) => ({ name: of?.full_name ?? '', row })))
    .slice(0, keptLimits.dated)
  const hides = await guardedOf(
    ctx,
    rows.map(({ row }) => row),
  )
  return rows.flatMap(({ name, row: { kind, on, at, due_on, title, state, is_unverified, case: of } }) => {
    if (!isKeptCovered(kind)) return []
    const about =
      of?.id && hides.has(of.id) ? null : { title, case_id: of?.case_id ?? null, state, is_unverified }
    return { of: name, kind, on_day: on, at_time: at, due_on, about }
  })
}

/** Deadlines, meetings and events, in that order and by day, as My Day has them. */
async function datedRows(ctx: StaffContext, today: string): Promise<KeptDay['dated']> {
  const rows = (await datedOf(ctx, today, daysAfter(today, 1))).slice(0, keptLimits.dated)
  const hides = await guardedOf(ctx, rows)
  const kept = rows.map(({ kind, on, at, due_on, title, room, is_unverified, case: of }) => ({
    ...{
      kind: kind === 'deadline' ? kind : ('meeting' as const),
      on_day: due_on ?? on ?? today,
      at_time: at,
    },
    about: of?.id && hides.has(of.id) ? null : { title, room, case_id: of?.case_id ?? null, is_unverified },
  }))
  const placeOf = ({ kind, on_day, at_time }: (typeof kept)[number]) => `${kind} ${on_day} ${at_time ?? ''}`
  return kept.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

/** Of a mention the kept day holds who spoke, and not what was said. */
async function waitingRows(ctx: StaffContext, today: string): Promise<KeptDay['waiting']> {
  const rows = (await waitingFor(ctx, today)).slice(0, keptLimits.dated)
  const hides = await guardedOf(ctx, rows)
  return rows.flatMap(({ kind, id, on, title, case: of, can }) => {
    if (!isKeptWaiting(kind)) return []
    const about = { id, title, case_id: of?.case_id ?? null, can_mark: can.mark }
    return { kind, on_day: on, about: of?.id && hides.has(of.id) ? null : about }
  })
}

/** The guarded ones of the cases that rows are of. */
async function guardedOf(ctx: StaffContext, rows: readonly DayRow[]): Promise<ReadonlySet<string>> {
  const cases = rows.flatMap(({ case: of }) => of?.id ?? [])
  const { rows: guarded } = await sql<{ id: string }>`
    select id from unnest(${cases}::uuid[]) as named (id) where is_guarded(id)`.execute(ctx.db)
  return new Set(guarded.map(({ id }) => id))
}

/** The board of both days, and behind it the caller's own days in court gone by that have no outcome. */
async function hearingsOn(ctx: StaffContext, today: string) {
  const me = ctx.actor.user_id
  const writes = may(ctx, 'hearings.write')
  const unclosed = (which: RawBuilder<unknown>) => sql`
    (select * from hearings where ${which} and deleted_at is null and state = 'set' and on_day < ${today}::date
      order by on_day desc limit ${keptLimits.hearings})`
  const { rows } = await sql<KeptDay['hearings'][number]>`
    select h.on_day, to_char(h.at_time, 'HH24:MI') as at_time, h.appears_id is not distinct from ${me} or ${me}::uuid = any (h.with_ids) as is_mine,
        case when not is_guarded(c.id) then jsonb_build_object('case_id', c.case_id, 'title', c.title,
          'court', to_jsonb(court), 'room', h.room, 'item_no', h.item_no, 'purpose', h.purpose,
          'stage', to_jsonb(stage), 'state', h.state, 'id', h.id, 'version', h.version,
          'can_close', ${writes}::boolean and h.state = 'set', 'people', array(select p.full_name from profiles p
            where p.user_id = h.appears_id or p.user_id = any (h.with_ids)
            order by p.user_id is distinct from h.appears_id, p.full_name)) end as about
      from (select * from hearings where deleted_at is null and on_day between ${today}::date and ${daysAfter(today, 1)}::date
          union all ${unclosed(sql`appears_id = ${me}`)}
          union all ${unclosed(sql`with_ids <> '{}' and ${me}::uuid = any (with_ids) and appears_id is distinct from ${me}`)}) h
        join cases c on c.id = h.case_ref
        join (select id, name_en, name_bn from courts) court on court.id = h.court_ref
        left join (select id, name_en, name_bn from case_stages) stage on stage.id = h.purpose_ref
      order by h.on_day < ${today}::date, h.on_day, is_mine desc, h.at_time nulls last, h.id limit ${keptLimits.hearings}`.execute(
    ctx.db,
  )
  return rows
}

async function openTasks(ctx: StaffContext) {
  const me = ctx.actor.user_id
  const seesAll = may(ctx, 'notes.all')
  const { rows } = await sql<KeptDay['tasks'][number]>`
    select n.due_on, to_char(n.due_time, 'HH24:MI') as due_time, case when not coalesce(is_guarded(n.case_ref), false) then jsonb_build_object(
          'title', n.title, 'case_id', n.case_id, 'status', n.status, 'text', n.content_text, 'id', n.id, 'version', n.version,
          'list_items', case when n.note_type = 'list' then n.list_items else '[]' end,
          'can_tick', n.user_id = ${me} or ${seesAll}::boolean,
          'steps', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'version', s.version, 'title', s.title, 'is_done', s.done_at is not null)
            order by s.place, s.id), '[]') from note_steps s where s.note_id = n.id)) end as about
      from notes n
      where not n.is_archived and n.status <> 'done' and (n.user_id = ${me} or ${me}::uuid = any (n.assignee_ids))
      order by n.due_on nulls last, n.due_time nulls last, n.created_at desc, n.id
      limit ${keptLimits.tasks}`.execute(ctx.db)
  return rows
}

/** Steps with a day that are the caller's, the first due first. */
async function ownSteps(ctx: StaffContext) {
  const { rows } = await sql<KeptDay['steps'][number]>`
    select s.due_on, case when not coalesce(is_guarded(n.case_ref), false) then jsonb_build_object('id', s.id,
          'version', s.version, 'title', s.title, 'task', n.title, 'case_id', n.case_id) end as about
      from note_steps s join notes n on n.id = s.note_id
      where s.assignee_id = ${ctx.actor.user_id} and s.done_at is null and s.due_on is not null
        and not n.is_archived and n.status <> 'done'
      order by s.due_on, s.id limit ${keptLimits.dated}`.execute(ctx.db)
  return rows
}
