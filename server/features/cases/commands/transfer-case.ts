import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { transferCase as call } from '../../../../contract/case-moves.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { cases } from '../rows.ts'
import { rightsOn } from '../rules.ts'
import { assertChecked } from './assert-checked.ts'
import { assertNumberFree } from './case-number.ts'

type Body = InputOf<typeof call>['body']

/** Gives a case its number in another court. The one before stays in its history, and is found. */
export async function transferCase(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<LegalCase> {
  const before = await holdForTransfer(ctx, body)
  await assertChecked(ctx, before)
  await assertCourt(ctx, body, before)
  await assertNumberFree(ctx, { ...body, type_ref: body.type_ref ?? null }, body.id)
  await endNumber(ctx, body)
  await addNumber(ctx, body)
  const { court_ref, case_no, case_year } = body
  const [bench, type_ref] = [body.bench || null, body.type_ref ?? null]
  await sql`
    update cases set court_ref = ${court_ref}, bench = ${bench}, type_ref = ${type_ref}, case_no = ${case_no},
        case_year = ${case_year}, version = version + 1, updated_at = ${ctx.now.toISOString()}
      where id = ${body.id}`.execute(ctx.db)
  const row = await cases.get(ctx, { params: body })
  const changes = { before: numberOf(before), after: { ...numberOf(row), from_on: body.from_on } }
  const event = {
    type: 'case.transferred',
    subject_id: row.id,
    case_ref: row.id,
    case_id: row.case_id,
  } as const
  const moved = { moves_hearings: body.move_hearings ?? false, court_ref }
  await record(ctx, { ...event, why: body.why, ...moved, ...changes }, cases.hints(row))
  return row
}

async function holdForTransfer(ctx: StaffContext, { id, version }: Body): Promise<LegalCase> {
  const held = await sql`select id from cases where id = ${id} for update`.execute(ctx.db)
  const row = await cases.get(ctx, { params: { id } })
  if (held.rows.length === 0 || !rightsOn(ctx, row).details)
    throw new Refusal('forbidden', 'rights.not_yours')
  if (row.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: row })
  if (row.status === 'closed') throw new Refusal('rule', 'cases.closed')
  return row
}

/** Of deleted ones a case keeps what it has. */
async function assertCourt(
  ctx: StaffContext,
  { court_ref, type_ref }: Body,
  before: LegalCase,
): Promise<void> {
  const found = await sql<{ court: boolean; type: boolean }>`
    select exists (select from courts where id = ${court_ref}
        and (deleted_at is null or id = ${before.court_ref})) as court,
      ${type_ref ?? null}::uuid is null or exists (select from case_types where id = ${type_ref ?? null}
        and (deleted_at is null or id = ${before.type_ref})) as type`.execute(ctx.db)
  if (!found.rows[0]?.court) throw unknownId('court_ref')
  if (!found.rows[0].type) throw unknownId('type_ref')
}

/** The number that stood ends on the day on which the new one begins. */
async function endNumber(ctx: StaffContext, { id, from_on }: Body): Promise<void> {
  const { rows } = await sql<{ from_on: string | null }>`
    select from_on from case_numbers where case_ref = ${id} and until_on is null`.execute(ctx.db)
  const first = rows[0]?.from_on
  if (first && first > from_on) throw invalidField('from_on', complaint('not_before_day', { first }))
  await sql`
    update case_numbers set until_on = ${from_on}, version = version + 1, updated_at = ${ctx.now.toISOString()}
      where case_ref = ${id} and until_on is null`.execute(ctx.db)
}

async function addNumber(ctx: StaffContext, body: Body): Promise<void> {
  const now = ctx.now.toISOString()
  await sql`
    insert into case_numbers (id, case_ref, court_ref, bench, type_ref, case_no, case_year, from_on, why, note, created_at, updated_at)
      values (${uuidv7()}, ${body.id}, ${body.court_ref}, ${body.bench || null}, ${body.type_ref ?? null}, ${body.case_no},
        ${body.case_year}, ${body.from_on}, ${body.why}, ${body.note || null}, ${now}, ${now})`.execute(
    ctx.db,
  )
}

function numberOf({ court, bench, type, case_no, case_year }: LegalCase) {
  return { court: court?.name_en ?? null, bench, type: type?.code ?? null, case_no, case_year }
}
