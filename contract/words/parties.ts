import type { PerField } from '../kernel/row.ts'
import type { caseParty, party, partyAlias } from '../parties.ts'
import type { AliasKind, AlikeReason, PartyKind, PartyRole, PartySide, RelationKind } from '../party-words.ts'

export const partyNames: PerField<typeof party, string> = {
  kind: 'Kind',
  name_latin: 'Name',
  name_bangla: 'Name in Bangla',
  father_name: 'Father’s name',
  mother_name: 'Mother’s name',
  phones: 'Telephone numbers',
  emails: 'E-mails',
  address: 'Address',
  note: 'Note',
  is_counsel: 'Counsel',
}

export const partyAliasNames: PerField<typeof partyAlias, string> = { name: 'Name', kind: 'Kind' }

export const casePartyNames: PerField<typeof caseParty, string> = {
  side: 'Side',
  role: 'Role',
  role_word: 'Called on this case',
  from_on: 'From',
  until_on: 'Until',
  note: 'Note',
}

export const partyKindWords: Record<PartyKind, string> = {
  person: 'Person',
  organisation: 'Organisation',
  public_body: 'Public body',
}

export const aliasKindWords: Record<AliasKind, string> = {
  spelling: 'Spelling',
  alias: 'Alias',
  former: 'Former name',
  trade_name: 'Trade name',
}

/** What one party is to another. */
export const relationWords: Record<RelationKind, string> = {
  owner: 'Owner',
  director: 'Director',
  parent_company: 'Parent company',
  subsidiary: 'Subsidiary',
  spouse: 'Spouse',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Sibling',
  guardian: 'Guardian',
  heir: 'Heir',
  representative: 'Representative',
  employer: 'Employer',
}

export const partySideWords: Record<PartySide, string> = {
  ours: 'Ours',
  theirs: 'Theirs',
  neutral: 'Neutral',
}

export const partyRoleWords: Record<PartyRole, string> = {
  client: 'Client',
  opponent: 'Opponent',
  co_party: 'Co-party',
  opposing_counsel: 'Opposing counsel',
  witness: 'Witness',
  guarantor: 'Guarantor',
  judge: 'Judge',
  prospective: 'Prospective client',
  other: 'Other',
}

export const alikeReasonWords: Record<AlikeReason, string> = {
  name: 'Same name',
  phone: 'Same telephone number',
  email: 'Same e-mail',
  national_id: 'Same national ID',
}
