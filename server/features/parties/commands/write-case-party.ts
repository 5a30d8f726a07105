import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { canBeSeen } from '../../../../contract/kernel/fields.ts'
import type {
  CaseParty,
  createCaseParty,
  deleteCaseParty as deleteCall,
  makeParty,
  updateCaseParty,
} from '../../../../contract/parties.ts'
import { caseGone } from '../../../kernel/case-gone.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { brokenConstraint, Refusal, unknownId } from '../../../kernel/refusal.ts'
import { caseParties, parties } from '../rows.ts'
import { assertDaysOnCase } from '../rules.ts'
import { partFromHidden } from './part-party.ts'
import { readNamesOf } from './read-names.ts'
import { tellOfPartyOn } from './tell-of-parties.ts'

/** Puts a party on a case that the caller sees and that is not closed. */
export async function putOnCase(
  ctx: StaffContext,
  { body: { case_ref, party_ref, ...draft } }: InputOf<typeof createCaseParty>,
): Promise<CaseParty> {
  await openCase(ctx, case_ref)
  await parties.get(ctx, { params: { id: party_ref } }).catch((error: unknown) => {
    throw error instanceof Refusal && error.reason === 'row.not_found' ? unknownId('party_ref') : error
  })
  assertDaysOnCase(ctx, draft)
  await partFromHidden(ctx, [party_ref])
  return told(ctx, await written(() => caseParties.create(ctx, draft, { case_ref, party_ref })))
}

/** Changes side, role or time of a party on a case that is not closed. */
export async function editOnCase(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCaseParty>,
): Promise<CaseParty> {
  const { case_ref } = await caseParties.get(ctx, { params })
  await openCase(ctx, case_ref)
  return told(ctx, await written(() => caseParties.edit(ctx, { params, body })))
}

/** Takes a party off a case that is not closed. */
export async function takeOffCase(ctx: StaffContext, input: InputOf<typeof deleteCall>): Promise<undefined> {
  const row = await caseParties.get(ctx, input)
  await openCase(ctx, row.case_ref)
  await caseParties.delete(ctx, input)
  await told(ctx, row)
}

/** Makes a party of the client name of a case; as what it is told apart is for people to say. */
export async function partyOfClient(
  ctx: StaffContext,
  { body: { case_ref } }: InputOf<typeof makeParty>,
): Promise<CaseParty> {
  const { client_name } = await openCase(ctx, case_ref)
  if (!client_name || !canBeSeen(client_name)) throw new Refusal('invalid', 'parties.name_missing')
  const name = /\p{Script=Bengali}/u.test(client_name) ? 'name_bangla' : 'name_latin'
  const party = await parties.create(ctx, { kind: 'person', is_counsel: false, [name]: client_name })
  await readNamesOf(ctx, party.id)
  const draft = { side: 'ours', role: 'client' } as const
  return told(ctx, await written(() => caseParties.create(ctx, draft, { case_ref, party_ref: party.id })))
}

/** The case, if the caller sees it; throws where it is closed. */
async function openCase(ctx: StaffContext, id: string): Promise<{ client_name: string | null }> {
  const { rows } = await sql<{ status: string; client_name: string | null }>`
    select status, client_name from cases where id = ${id} and merged_into is null`.execute(ctx.db)
  const [row] = rows
  if (!row) throw await caseGone(ctx, id)
  if (row.status === 'closed') throw new Refusal('rule', 'cases.closed')
  return row
}

/** The news of it, and of the case, whose client name it may have filled. */
async function told(ctx: StaffContext, row: CaseParty): Promise<CaseParty> {
  await tellOfPartyOn(ctx, row.party_ref, row.case_ref)
  await leaveHints(ctx, [
    { topic: 'cases', audience: 'staff', subject_id: row.case_ref, case_ref: row.case_ref },
  ])
  return row
}

async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'case_parties_once') throw new Refusal('conflict', 'parties.on_case_already')
    if (constraint === 'case_parties_case_open') throw new Refusal('rule', 'cases.closed')
    throw error
  }
}
