import { sql } from 'kysely'
import { daysBefore } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  createParty,
  deleteParty as deleteCall,
  Party,
  restoreParty as restoreCall,
  updateParty,
} from '../../../../contract/parties.ts'
import { partyLimits } from '../../../../contract/party-words.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { Columns } from '../../../kernel/kept-row-sql.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { parties } from '../rows.ts'
import { keptEmails, keptId, keptPhones } from '../rules.ts'
import { partFromHidden } from './part-party.ts'
import { readNamesOf } from './read-names.ts'
import { tellOfParties } from './tell-of-parties.ts'

type Draft = InputOf<typeof createParty>['body']
type Change = InputOf<typeof updateParty>['body']

/** Adds a party, which is found by its names from then on. */
export async function addParty(
  ctx: StaffContext,
  secret: Uint8Array,
  { body }: { body: Draft },
): Promise<Party> {
  assertNamed(body)
  const row = await parties.create(ctx, body, chosen(secret, body))
  await readNamesOf(ctx, row.id)
  await tellOfParties(ctx, [row.id])
  return row
}

/** Changes a party that the caller holds a version of. */
export async function editParty(
  ctx: StaffContext,
  secret: Uint8Array,
  { params, body }: InputOf<typeof updateParty>,
): Promise<Party> {
  const before = await parties.hold(ctx, params.id, body.version)
  assertNamed({ ...before, ...given(body) })
  await partFromHidden(ctx, [before.id])
  const row = await parties.change(ctx, before, body, chosen(secret, body))
  if (row.version === before.version) return row
  await readNamesOf(ctx, row.id)
  await tellOfParties(ctx, [row.id])
  return row
}

/**
 * Deletes a party that is on no case that the caller sees. One that stands on cases hidden from them is given up: for them it
 * is gone, and there it goes on standing.
 */
export async function removeParty(ctx: StaffContext, input: InputOf<typeof deleteCall>): Promise<undefined> {
  const found = await sql<{ used: boolean }>`
    select exists (select from case_parties where party_ref = ${input.params.id}) as used`.execute(ctx.db)
  if (found.rows[0]?.used) throw new Refusal('conflict', 'parties.in_use')
  await tellOfParties(ctx, [input.params.id])
  const { id, can } = await parties.get(ctx, input)
  const at = ctx.now.toISOString()
  const given = can.delete
    ? await sql<{ up: boolean }>`select give_up_party(${id}, ${at}) as up`.execute(ctx.db)
    : undefined
  return given?.rows[0]?.up ? undefined : parties.delete(ctx, input)
}

/** Brings a deleted party back; one that was merged stays where it went. */
export async function bringBackParty(ctx: StaffContext, input: InputOf<typeof restoreCall>): Promise<Party> {
  const found = await sql<{ merged: boolean }>`
    select merged_into is not null as merged from parties where id = ${input.body.id}`.execute(ctx.db)
  if (found.rows[0]?.merged) throw notFound()
  const since = daysBefore(ctx.now, partyLimits.trash_days).toISOString()
  const taken = await sql<{ up: boolean }>`
    select take_up_party(${input.body.id}, ${since}, ${ctx.now.toISOString()}) as up`.execute(ctx.db)
  const row = taken.rows[0]?.up
    ? await parties.get(ctx, { params: input.body })
    : await parties.restore(ctx, input)
  await readNamesOf(ctx, row.id)
  await tellOfParties(ctx, [row.id])
  return row
}

function assertNamed({ name_latin, name_bangla }: Pick<Draft, 'name_latin' | 'name_bangla'>): void {
  if (name_latin || name_bangla) return
  const fields = ['name_latin', 'name_bangla'].map((path) => ({ path, message: 'parties.name_missing' }))
  throw new Refusal('invalid', 'parties.name_missing', { fields })
}

function given(body: Change): Partial<Change> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

/** What of a body there may be several of, or is kept otherwise than it was typed. */
function chosen(secret: Uint8Array, { birth_year, phones, emails, national_id }: Draft | Change): Columns {
  const own = {
    birth_year,
    phones: phones === undefined ? undefined : keptPhones(phones ?? []),
    emails: emails === undefined ? undefined : keptEmails(emails ?? []),
    ...keptId(secret, national_id),
  }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
}
