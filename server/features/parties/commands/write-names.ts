import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  createPartyAlias,
  createPartyRelation,
  deletePartyAlias as deleteAliasCall,
  deletePartyRelation as deleteRelationCall,
  PartyAlias,
  PartyRelation,
  updatePartyAlias,
  updatePartyRelation,
} from '../../../../contract/parties.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { brokenConstraint, Refusal } from '../../../kernel/refusal.ts'
import { parties, partyAliases, partyRelations } from '../rows.ts'
import { assertDaysOfRelation } from '../rules.ts'
import { partFromHidden } from './part-party.ts'
import { readNamesOf } from './read-names.ts'
import { tellOfParties, tellOfRelation } from './tell-of-parties.ts'

/** Gives a party that the caller sees another name, by which it is found from then on. */
export async function addAlias(
  ctx: StaffContext,
  { body: { party_ref, ...draft } }: InputOf<typeof createPartyAlias>,
): Promise<PartyAlias> {
  await parties.get(ctx, { params: { id: party_ref } })
  await partFromHidden(ctx, [party_ref])
  return found(ctx, await partyAliases.create(ctx, draft, { party_ref }))
}

export async function editAlias(
  ctx: StaffContext,
  input: InputOf<typeof updatePartyAlias>,
): Promise<PartyAlias> {
  const { party_ref } = await partyAliases.get(ctx, input)
  await partFromHidden(ctx, [party_ref])
  return found(ctx, await partyAliases.edit(ctx, input))
}

export async function removeAlias(
  ctx: StaffContext,
  input: InputOf<typeof deleteAliasCall>,
): Promise<undefined> {
  const { party_ref } = await partyAliases.get(ctx, input)
  await partFromHidden(ctx, [party_ref])
  await partyAliases.delete(ctx, input)
  await tellOfParties(ctx, [party_ref])
}

async function found(ctx: StaffContext, row: PartyAlias): Promise<PartyAlias> {
  await readNamesOf(ctx, row.party_ref)
  await tellOfParties(ctx, [row.party_ref])
  return row
}

/** Says what one party is to another; both must be seen. */
export async function addRelation(
  ctx: StaffContext,
  { body: { from_ref, to_ref, ...draft } }: InputOf<typeof createPartyRelation>,
): Promise<PartyRelation> {
  for (const id of [from_ref, to_ref]) await parties.get(ctx, { params: { id } })
  assertDaysOfRelation(ctx, draft)
  await partFromHidden(ctx, [from_ref, to_ref])
  return told(ctx, await once(() => partyRelations.create(ctx, draft, { from_ref, to_ref })))
}

export async function editRelation(
  ctx: StaffContext,
  input: InputOf<typeof updatePartyRelation>,
): Promise<PartyRelation> {
  const { from_ref, to_ref } = await partyRelations.get(ctx, input)
  await partFromHidden(ctx, [from_ref, to_ref])
  return told(ctx, await once(() => partyRelations.edit(ctx, input)))
}

export async function removeRelation(
  ctx: StaffContext,
  input: InputOf<typeof deleteRelationCall>,
): Promise<undefined> {
  const row = await partyRelations.get(ctx, input)
  await partFromHidden(ctx, [row.from_ref, row.to_ref])
  await partyRelations.delete(ctx, input)
  await told(ctx, row)
}

async function told(ctx: StaffContext, row: PartyRelation): Promise<PartyRelation> {
  await tellOfRelation(ctx, row.from_ref, row.to_ref)
  return row
}

async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) !== 'party_relations_once') throw error
    throw new Refusal('conflict', 'parties.related_already')
  }
}
