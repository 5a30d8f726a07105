import * as calls from '../../../contract/parties.ts'
import { on, type Route } from '../../kernel/http.ts'
import { mergeParties } from './commands/merge-parties.ts'
import { editOnCase, partyOfClient, putOnCase, takeOffCase } from './commands/write-case-party.ts'
import { addNameGroup, editNameGroup, removeNameGroup } from './commands/write-name-group.ts'
import {
  addAlias,
  addRelation,
  editAlias,
  editRelation,
  removeAlias,
  removeRelation,
} from './commands/write-names.ts'
import { addParty, bringBackParty, editParty, removeParty } from './commands/write-party.ts'
import {
  listCaseParties,
  listDuplicates,
  listNameGroups,
  listParties,
  listPartyAliases,
  listPartyRelations,
} from './queries.ts'
import { caseParties, nameGroups, parties, partyAliases, partyRelations } from './rows.ts'

/** The parties of cases; national ids are kept as hashes of the product's secret. */
export function partiesRoutes({ secret }: { secret: Uint8Array }): readonly Route[] {
  return [
    on(calls.listParties, listParties),
    on(calls.getParty, parties.get),
    on(calls.createParty, (ctx, input) => addParty(ctx, secret, input)),
    on(calls.updateParty, (ctx, input) => editParty(ctx, secret, input)),
    on(calls.deleteParty, removeParty),
    on(calls.restoreParty, bringBackParty),
    on(calls.mergeParties, mergeParties),
    on(calls.duplicateParties, listDuplicates),
    on(calls.listPartyAliases, listPartyAliases),
    on(calls.getPartyAlias, partyAliases.get),
    on(calls.createPartyAlias, addAlias),
    on(calls.updatePartyAlias, editAlias),
    on(calls.deletePartyAlias, removeAlias),
    on(calls.listPartyRelations, listPartyRelations),
    on(calls.getPartyRelation, partyRelations.get),
    on(calls.createPartyRelation, addRelation),
    on(calls.updatePartyRelation, editRelation),
    on(calls.deletePartyRelation, removeRelation),
    on(calls.listCaseParties, listCaseParties),
    on(calls.getCaseParty, caseParties.get),
    on(calls.createCaseParty, putOnCase),
    on(calls.updateCaseParty, editOnCase),
    on(calls.deleteCaseParty, takeOffCase),
    on(calls.makeParty, partyOfClient),
    on(calls.listNameGroups, listNameGroups),
    on(calls.getNameGroup, nameGroups.get),
    on(calls.createNameGroup, addNameGroup),
    on(calls.updateNameGroup, editNameGroup),
    on(calls.deleteNameGroup, removeNameGroup),
  ]
}
