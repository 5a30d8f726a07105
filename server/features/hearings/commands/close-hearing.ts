import { sql } from 'kysely'
import { hearingLimits } from '../../../../contract/hearing-words.ts'
import type { Closing, closeHearing as call, Hearing } from '../../../../contract/hearings.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf, daysAfter } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { writeRow } from '../../../kernel/kept-row-sql.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { openCase } from '../../cases/public.ts'
import { clashesOf } from '../queries.ts'
import { hearings } from '../rows.ts'
import { assertSitting } from './assert-sitting.ts'
import { assertKnown, heldWhileSet, keptOn, told, written } from './write-hearing.ts'

type Next = NonNullable<Closing['next']>

/** Records what happened in court and, with it, the day that follows. */
export async function closeHearing(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const before = await heldWhileSet(ctx, body)
  if (body.state === 'adjourned' && !body.adjourned_by) throw adjournerMissing()
  if (!body.next) throw new Refusal('invalid', 'hearings.next_missing', missing('next'))
  const stage = { purpose_ref: body.stage_ref }
  await assertKnown(ctx, before.case_ref, stage, { kept: before, stagePath: 'stage_ref' })
  const columns = {
    state: body.state,
    order_summary: body.order_summary || null,
    adjourned_by: body.state === 'adjourned' ? (body.adjourned_by ?? null) : null,
    adjourn_reason: body.state === 'adjourned' ? body.adjourn_reason || null : null,
    next_kind: body.next.kind,
    closed_by: ctx.actor.user_id,
    closed_at: ctx.now.toISOString(),
  }
  // Before the next one: of a day in one court a case has one that is set.
  const version = await writeRow(ctx, { table: 'hearings' }, before, columns)
  const { next, court_closed } = body.next.kind === 'date' ? await addNext(ctx, before, body.next) : noNext
  if (next) await writeRow(ctx, { table: 'hearings' }, { id: before.id, version }, { next_ref: next.id })
  await noteOutcome(ctx, before, body, body.next)
  const closed = await tell(ctx, before.id)
  const clash = next ? await clashesOf(ctx, next) : []
  return { closed, next, warnings: { clash, court_closed } }
}

function adjournerMissing(): Refusal {
  const reason = 'hearings.adjourned_by_missing'
  return new Refusal('invalid', reason, { fields: [{ path: 'adjourned_by', message: reason }] })
}

interface Followed {
  next: Hearing | null
  /** The name of the day off that was kept all the same. */
  court_closed: string | null
}
const noNext: Followed = { next: null, court_closed: null }

const missing = (path: string) => ({ fields: [{ path, message: 'hearings.next_missing' }] })

async function addNext(ctx: StaffContext, before: Hearing, next: Next): Promise<Followed> {
  const { on_day } = next
  if (!on_day) throw new Refusal('invalid', 'hearings.next_missing', missing('next.on_day'))
  if (on_day < before.on_day) {
    const fields = [{ path: 'next.on_day', message: 'hearings.next_before' }]
    throw new Refusal('invalid', 'hearings.next_before', { fields })
  }
  await openCase(ctx, before.case_ref)
  const court_ref = next.court_ref ?? before.court_ref
  const chosen = {
    court_ref,
    purpose_ref: next.purpose_ref === undefined ? before.purpose_ref : next.purpose_ref,
    appears_id: next.appears_id === undefined ? (before.appears?.user_id ?? null) : next.appears_id,
    with_ids: before.with.map(({ user_id }) => user_id),
  }
  await assertKnown(ctx, before.case_ref, chosen, { kept: before })
  const court_closed = await assertSitting(
    ctx,
    { court_ref, on_day },
    { keep: next.keep, path: 'next.on_day' },
  )
  const there = await dayThatIsSet(ctx, { case_ref: before.case_ref, court_ref, on_day })
  if (there) return { next: await takeAsNext(ctx, there, next), court_closed }
  const isSameCourt = court_ref === before.court_ref
  const draft = {
    on_day,
    at_time: next.at_time ?? null,
    bench: isSameCourt ? before.bench : null,
    room: isSameCourt ? before.room : null,
    purpose: next.purpose ?? (next.purpose_ref === undefined ? before.purpose : null),
  }
  const own = {
    ...chosen,
    case_ref: before.case_ref,
    previous_ref: before.id,
    ...keptOn(on_day, court_closed),
  }
  return { next: await written(() => hearings.create(ctx, draft, own)), court_closed }
}

/** The hearing that the case has in a court on a day already, entered before or brought by a list; held. */
async function dayThatIsSet(
  ctx: StaffContext,
  { case_ref, court_ref, on_day }: Pick<Hearing, 'case_ref' | 'court_ref' | 'on_day'>,
): Promise<Hearing | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from hearings where case_ref = ${case_ref} and court_ref = ${court_ref} and on_day = ${on_day}::date
      and state = 'set' and deleted_at is null for update`.execute(ctx.db)
  return rows[0] && hearings.get(ctx, { params: rows[0] })
}

/** It is the next date as it stands, but for what is said of it now. */
async function takeAsNext(ctx: StaffContext, there: Hearing, next: Next): Promise<Hearing> {
  const { at_time, purpose, purpose_ref, appears_id } = next
  const said = Object.entries({ at_time, purpose, purpose_ref, appears_id }).filter(
    ([, value]) => value != null,
  )
  const change = Object.fromEntries(said)
  const { purpose_ref: stage, appears_id: person } = change
  const own = { ...(stage && { purpose_ref: stage }), ...(person && { appears_id: person }) }
  return hearings.change(ctx, there, { ...change, version: there.version }, own)
}

/** What the case has of it: its stage, and until when nobody need look for a date. */
async function noteOutcome(
  ctx: StaffContext,
  { case_ref }: Hearing,
  { stage_ref = null }: Closing,
  { kind, reason, look_again_on }: Next,
): Promise<void> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { most } = hearingLimits.look_again
  if (kind === 'none' && !reason) throw invalidField('next.reason', complaint('required'))
  const isUndated = kind === 'none' || kind === 'awaited'
  const until = isUndated ? (look_again_on ?? daysAfter(today, await usualWait(ctx))) : null
  if (until !== null && (until < today || until > daysAfter(today, most)))
    throw invalidField(
      'next.look_again_on',
      complaint('day_in_range', { first: today, last: daysAfter(today, most) }),
    )
  const why = until === null ? null : reason || null
  await sql`select note_outcome(${case_ref}, ${stage_ref}, ${until}::date, ${why}, ${ctx.now.toISOString()})`.execute(
    ctx.db,
  )
}

/** After how many days somebody looks again where nobody says it. */
async function usualWait(ctx: StaffContext): Promise<number> {
  const { rows } = await sql<{ no_date_days: number }>`select no_date_days from firm_settings`.execute(ctx.db)
  return rows[0]?.no_date_days ?? hearingLimits.look_again.usual
}

async function tell(ctx: StaffContext, id: string): Promise<Hearing> {
  const row = await hearings.get(ctx, { params: { id } })
  const { case_ref, on_day, state, next_on } = row
  const event = { type: 'hearing.closed', subject_id: id, case_ref, on_day, state, next_on } as const
  await record(ctx, { ...event, next_kind: row.next_kind ?? 'none' }, hearings.hints(row))
  return told(ctx, row)
}
