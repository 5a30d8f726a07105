import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type {
  answerHandover as answerCall,
  handOverHearing as askCall,
  withdrawHandover as withdrawCall,
} from '../../../../contract/hearing-handovers.ts'
import type { Hearing } from '../../../../contract/hearings.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { changedIn } from '../../../kernel/changed.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { writeRow } from '../../../kernel/kept-row-sql.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { brokenConstraint, invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { openCase } from '../../cases/public.ts'
import { wordsOfNews } from '../../notifications/public.ts'
import { clashesOf } from '../queries.ts'
import { hearings } from '../rows.ts'
import { auditedHearing } from '../rules.ts'
import { assertKnown, told } from './write-hearing.ts'

/** Asks somebody who sees the case to appear at a hearing that is set; one person at a time. */
export async function handOver(ctx: StaffContext, { body }: InputOf<typeof askCall>): Promise<Hearing> {
  const { hearing_ref, to_id, note } = body
  const before = await held(ctx, hearing_ref)
  if (before.state !== 'set') throw new Refusal('rule', 'hearings.closed')
  await openCase(ctx, before.case_ref)
  if (to_id === ctx.actor.user_id || to_id === before.appears?.user_id)
    throw invalidField('to_id', complaint('invalid'))
  await assertSees(ctx, before.case_ref, to_id)
  try {
    await sql`insert into hearing_handovers (id, hearing_ref, from_id, to_id, note, created_at)
      values (${uuidv7()}, ${hearing_ref}, ${ctx.actor.user_id}, ${to_id}, ${note || null},
        ${ctx.now.toISOString()})`.execute(ctx.db)
  } catch (error) {
    if (brokenConstraint(error) !== 'hearing_handovers_asked_once') throw error
    throw new Refusal('conflict', 'hearings.handover_asked')
  }
  await notify(ctx, before, 'hearing.asked', [to_id])
  return shown(ctx, hearing_ref)
}

/** Answers what the caller was asked: a yes makes them the one who appears, and both are told. */
export async function answerHandover(
  ctx: StaffContext,
  { body }: InputOf<typeof answerCall>,
): Promise<ReplyOf<typeof answerCall>> {
  const asked = await findHandover(ctx, body.id)
  const me = ctx.actor.user_id
  if (asked.to_id !== me) throw new Refusal('forbidden', 'rights.not_yours')
  const before = await held(ctx, asked.hearing_ref)
  await openCase(ctx, before.case_ref)
  await end(ctx, asked, body.accept ? 'accepted' : 'declined')
  if (!body.accept) {
    await notify(ctx, before, 'hearing.declined', [asked.from_id])
    return { ...(await shown(ctx, before.id)), warnings: { clash: [], court_closed: null } }
  }
  // Since this began, the case may have been hidden from them.
  await assertSees(ctx, before.case_ref, me).catch(() => {
    throw notFound()
  })
  const with_ids = before.with.map(({ user_id }) => user_id).filter((id) => id !== me)
  await writeRow(ctx, { table: 'hearings' }, before, { appears_id: me, with_ids })
  const row = await hearings.get(ctx, { params: { id: before.id } })
  const change = changedIn(auditedHearing(before), auditedHearing(row), ['appears', 'with'])
  const { id: subject_id, case_ref, on_day } = row
  const event = { type: 'hearing.handed_over', subject_id, case_ref, on_day, ...change } as const
  await record(ctx, event, hearings.hints(row))
  const others = before.appears ? [before.appears.user_id] : []
  await notify(ctx, row, 'hearing.accepted', [asked.from_id, me, ...others])
  const clash = await clashesOf(ctx, row)
  return { ...(await told(ctx, row)), warnings: { clash, court_closed: null } }
}

/** Asks no more, by who asked or whoever manages cases. */
export async function withdrawHandover(
  ctx: StaffContext,
  { body }: InputOf<typeof withdrawCall>,
): Promise<Hearing> {
  const asked = await findHandover(ctx, body.id)
  const { handover } = await held(ctx, asked.hearing_ref)
  if (handover?.id === asked.id && !handover.can.withdraw) throw new Refusal('forbidden', 'rights.not_yours')
  await end(ctx, asked, 'withdrawn')
  return shown(ctx, asked.hearing_ref)
}

interface Handover {
  id: string
  hearing_ref: string
  from_id: string
  to_id: string
}

async function findHandover(ctx: StaffContext, id: string): Promise<Handover> {
  const { rows } = await sql<Handover>`
    select id, hearing_ref, from_id, to_id from hearing_handovers where id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** The hearing as it is, held: what is asked of it ends only for who holds it. */
async function held(ctx: StaffContext, id: string): Promise<Hearing> {
  await sql`select from hearings where id = ${id} for update`.execute(ctx.db)
  return hearings.get(ctx, { params: { id } })
}

/** Throws where it was answered or withdrawn in the meantime. */
async function end(
  ctx: StaffContext,
  { id }: Handover,
  state: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  const answered_at = state === 'withdrawn' ? null : ctx.now.toISOString()
  const { numAffectedRows } =
    await sql`update hearing_handovers set state = ${state}, answered_at = ${answered_at}
    where id = ${id} and state = 'asked'`.execute(ctx.db)
  if (!numAffectedRows) throw new Refusal('conflict', 'hearings.handover_over')
}

async function assertSees(ctx: StaffContext, case_ref: string, person: string): Promise<void> {
  try {
    await assertKnown(ctx, case_ref, { appears_id: person })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.detail.fields) throw error
    const { kind, reason } = error
    throw new Refusal(kind, reason, { fields: [{ path: 'to_id', message: reason }] })
  }
}

/** The hearing with what is asked of it now, of which those who look at it hear. */
async function shown(ctx: StaffContext, id: string): Promise<Hearing> {
  const row = await hearings.get(ctx, { params: { id } })
  await leaveHints(ctx, hearings.hints(row))
  return row
}

/** Tells people of it, each once; the database tells nobody from whom the case is hidden. */
export async function notify(
  ctx: StaffContext,
  { case: of, case_ref, court, on_day: day }: Hearing,
  kind: 'hearing.asked' | 'hearing.accepted' | 'hearing.declined',
  people: string[],
  actor = ctx.actor.full_name,
): Promise<void> {
  const named = { case_id: of.case_id, court: court.name_en, court_bn: court.name_bn ?? court.name_en, day }
  const params = { kind, actor, ...named }
  const { title, message } = wordsOfNews(params, 'en')
  await sql`select notify_people(${[...new Set(people)]}::uuid[], 'hearing_handover', ${title}, ${message}, ${case_ref},
    ${ctx.now.toISOString()}, ${JSON.stringify(params)}::jsonb, ${case_ref}::uuid)`.execute(ctx.db)
}
