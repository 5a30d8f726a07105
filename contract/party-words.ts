/* The closed lists of parties as they stand in tables and on the wire, by themselves: pages load them before any schema. */

export const partyKinds = ['person', 'organisation', 'public_body'] as const
export type PartyKind = (typeof partyKinds)[number]

export const aliasKinds = ['spelling', 'alias', 'former', 'trade_name'] as const
export type AliasKind = (typeof aliasKinds)[number]

/** What the first of two parties is to the second. */
export const relationKinds = [
  'owner',
  'director',
  'parent_company',
  'subsidiary',
  'spouse',
  'parent',
  'child',
  'sibling',
  'guardian',
  'heir',
  'representative',
  'employer',
] as const
export type RelationKind = (typeof relationKinds)[number]

export const partySides = ['ours', 'theirs', 'neutral'] as const
export type PartySide = (typeof partySides)[number]

export const partyRoles = [
  'client',
  'opponent',
  'co_party',
  'opposing_counsel',
  'witness',
  'guarantor',
  'judge',
  'prospective',
  'other',
] as const
export type PartyRole = (typeof partyRoles)[number]

/** How much a word of a name says about who is meant: nothing, little, some, all. */
export const nameWeights = ['0', '0.3', '0.5', '1'] as const

/** Why two parties may be one. */
export const alikeReasons = ['name', 'phone', 'email', 'national_id'] as const
export type AlikeReason = (typeof alikeReasons)[number]

export const partyLimits = {
  name: 200,
  phones: 5,
  phone: 40,
  emails: 5,
  email: 254,
  address: 500,
  note: 2000,
  aliases: 20,
  relations: 50,
  role_word: 60,
  case_note: 500,
  /** Days in which a deleted party can be brought back. */
  trash_days: 30,
  /** Cases of a party are counted so far: one more than is shown as a number. */
  counted: 1000,
  forms: 60,
  form: 40,
} as const
