import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { foldDigits } from './kernel/digits.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, flag, line, lines, oneOfList, paragraphs, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import {
  aliasKinds,
  alikeReasons,
  nameWeights,
  partyKinds,
  partyLimits,
  partyRoles,
  partySides,
  relationKinds,
} from './party-words.ts'

/** What is typed of a person or body that has to do with cases; what there may be several of stands beside. */
export const party = rowFields({
  kind: oneOfList(partyKinds, { usual: 'person', complaint: 'one_of_the_kinds' }),
  name_latin: line({ most: partyLimits.name }),
  name_bangla: line({ most: partyLimits.name }),
  father_name: line({ most: partyLimits.name }),
  mother_name: line({ most: partyLimits.name }),
  phones: lines({ most: partyLimits.phones, each: partyLimits.phone }),
  emails: lines({ most: partyLimits.emails, each: partyLimits.email }),
  address: line({ most: partyLimits.address }),
  note: paragraphs({ most: partyLimits.note }),
  is_counsel: flag({ usual: false }),
})
export type PartyForm = FormOf<typeof party>

/** 10, 13 or 17 digits. Only its last four are ever told again. */
const nationalId = z.string().check(
  z.trim(),
  z.overwrite((text) => foldDigits(text).replace(/[\s-]/g, '')),
  z.refine((text) => /^(\d{10}|\d{13}|\d{17})?$/.test(text), complaint('national_id')),
)
const several = <S extends z.ZodMiniType>(item: S, most: number) =>
  z.array(item).check(z.maxLength(most, complaint('most_items', { most })))

const chosen = {
  birth_year: z.optional(
    z.nullable(
      z
        .int(complaint('year'))
        .check(
          z.gte(1850, complaint('at_least', { least: '1850' })),
          z.lte(2199, complaint('at_most', { most: '2199' })),
        ),
    ),
  ),
  /** Empty takes it away. */
  national_id: z.optional(z.nullable(nationalId)),
}

export const partyRow = rowSchema(party, {
  birth_year: z.nullable(z.int()),
  /** The last four digits of a national id. */
  national_id_last: z.nullable(z.string()),
  aliases: z.array(z.object({ id: f.id, name: z.string(), kind: z.enum(aliasKinds), version: f.version })),
  /** As what it stands on the cases that the reader sees, each once. */
  roles: z.array(z.object({ side: z.enum(partySides), role: z.enum(partyRoles) })),
  /** Of the cases that the reader sees; 1,000 says that there are more than 999. */
  cases: z.int(),
  last_case: z.nullable(z.object({ id: f.id, case_id: z.string() })),
})
export type Party = z.infer<typeof partyRow>

export const partyDraft = z.extend(draftSchema(party), chosen)
export type PartyDraft = z.input<typeof partyDraft>
export const partyChange = z.extend(changeSchema(party), chosen)
export type PartyChange = z.infer<typeof partyChange>

const parties = '/rest/v1/parties'
const row = rowCalls({ table: parties, access: 'staff', reply: partyRow })

export const listParties = endpoint({
  method: 'GET',
  path: parties,
  summary:
    'The parties of cases that the caller sees, by name; `q` finds names as they sound, in either script',
  access: 'staff',
  query: z.object({
    q: f.search,
    kind: z.optional(z.enum(partyKinds, complaint('one_of_the_kinds'))),
    ...paging,
  }),
  reply: z.extend(pageOf(partyRow), {
    /** More names are alike than are looked through: those of this list are not all. */
    capped: z.optional(z.boolean()),
  }),
  refuses: [],
})

export const getParty = getRow({ ...row, summary: 'One party' })

export const createParty = createRow({
  ...row,
  access: 'cases.write',
  summary: 'Adds a party',
  body: partyDraft,
  refuses: ['parties.name_missing'],
})

export const updateParty = updateRow({
  ...row,
  summary: 'Changes a party of a case that the caller sees, or one that they added',
  body: partyChange,
  refuses: ['parties.name_missing', 'rights.not_yours'],
})

export const deleteParty = deleteRow({
  ...row,
  access: 'cases.manage',
  summary: 'Deletes a party that is on no case; it can be restored for 30 days',
  refuses: ['parties.in_use'],
})

export const restoreParty = restoreRow({
  ...row,
  access: 'cases.manage',
  path: '/rest/v1/rpc/restore_party',
  summary: 'Brings a deleted party back',
  refuses: ['parties.not_deleted'],
})

/** Another name of a party. */
export const partyAlias = rowFields({
  name: line({ most: partyLimits.name, required: true }),
  kind: oneOfList(aliasKinds, { usual: 'alias', complaint: 'one_of_the_kinds' }),
})
const aliasRow = rowSchema(partyAlias, { party_ref: f.id })
export type PartyAlias = z.infer<typeof aliasRow>
const aliases = rowCalls({ table: '/rest/v1/party_aliases', access: 'staff', reply: aliasRow })

export const listPartyAliases = endpoint({
  method: 'GET',
  path: '/rest/v1/party_aliases',
  summary: 'The other names of a party, newest first',
  access: 'staff',
  query: z.object({ party_ref: f.id, ...paging }),
  reply: pageOf(aliasRow),
  refuses: [],
})
export const getPartyAlias = getRow({ ...aliases, summary: 'Another name of a party' })
export const createPartyAlias = createRow({
  ...aliases,
  access: 'cases.write',
  summary: 'Gives a party another name',
  body: z.extend(draftSchema(partyAlias), { party_ref: f.id }),
  refuses: ['row.not_found'],
})
export const updatePartyAlias = updateRow({
  ...aliases,
  summary: 'Changes another name of a party',
  body: changeSchema(partyAlias),
  refuses: ['rights.not_yours'],
})
export const deletePartyAlias = deleteRow({
  ...aliases,
  access: 'cases.manage',
  summary: 'Takes another name off a party',
})

/** What one party is to another. */
export const partyRelation = rowFields({
  kind: oneOfList(relationKinds, { required: true, complaint: 'one_of_the_kinds' }),
  since: day({}),
  until: day({}),
})
const partyName = z.object({
  id: f.id,
  name_latin: z.nullable(z.string()),
  name_bangla: z.nullable(z.string()),
})
export type PartyName = z.infer<typeof partyName>
const relationRow = rowSchema(partyRelation, { from_ref: f.id, to_ref: f.id, from: partyName, to: partyName })
export type PartyRelation = z.infer<typeof relationRow>
const relations = rowCalls({ table: '/rest/v1/party_relations', access: 'staff', reply: relationRow })

export const listPartyRelations = endpoint({
  method: 'GET',
  path: '/rest/v1/party_relations',
  summary: 'What a party is to others and others to it, newest first',
  access: 'staff',
  query: z.object({ party_ref: f.id, ...paging }),
  reply: pageOf(relationRow),
  refuses: [],
})
export const getPartyRelation = getRow({ ...relations, summary: 'What one party is to another' })
export const createPartyRelation = createRow({
  ...relations,
  access: 'cases.write',
  summary: 'Says what one party is to another',
  body: z.extend(draftSchema(partyRelation), { from_ref: f.id, to_ref: f.id }).check(
    z.refine(({ from_ref, to_ref }) => from_ref !== to_ref, {
      error: complaint('different_ids'),
      path: ['to_ref'],
    }),
  ),
  refuses: ['row.not_found', 'parties.related_already'],
})
export const updatePartyRelation = updateRow({
  ...relations,
  summary: 'Changes what one party is to another',
  body: changeSchema(partyRelation),
  refuses: ['rights.not_yours', 'parties.related_already'],
})
export const deletePartyRelation = deleteRow({
  ...relations,
  access: 'cases.manage',
  summary: 'Takes back what one party is to another',
})

/** A party on a case: on whose side and as what. */
export const caseParty = rowFields({
  side: oneOfList(partySides, { required: true, complaint: 'one_of_the_sides' }),
  role: oneOfList(partyRoles, { required: true, complaint: 'one_of_the_roles' }),
  role_word: line({ most: partyLimits.role_word }),
  from_on: day({ required: true, usual: 'today' }),
  until_on: day({}),
  note: paragraphs({ most: partyLimits.case_note }),
})
export type CasePartyForm = FormOf<typeof caseParty>

const casePartyRow = rowSchema(caseParty, {
  case_ref: f.id,
  party_ref: f.id,
  party: z.extend(partyName, { kind: z.enum(partyKinds), is_counsel: z.boolean() }),
  case: z.object({ id: f.id, case_id: z.string() }),
})
export type CaseParty = z.infer<typeof casePartyRow>
export const casePartyDraft = z.extend(draftSchema(caseParty), { case_ref: f.id, party_ref: f.id })
export type CasePartyDraft = z.input<typeof casePartyDraft>
const caseParties = rowCalls({ table: '/rest/v1/case_parties', access: 'staff', reply: casePartyRow })

export const listCaseParties = endpoint({
  method: 'GET',
  path: '/rest/v1/case_parties',
  summary: 'The parties of a case, or the cases of a party, newest first',
  access: 'staff',
  query: z.object({ case_ref: z.optional(f.id), party_ref: z.optional(f.id), ...paging }),
  reply: pageOf(casePartyRow),
  refuses: [],
})
export const getCaseParty = getRow({ ...caseParties, summary: 'A party on a case' })
export const createCaseParty = createRow({
  ...caseParties,
  access: 'cases.write',
  summary: 'Puts a party on a case that is not closed; the first client fills an empty client name',
  body: casePartyDraft,
  refuses: ['row.not_found', 'cases.closed', 'parties.on_case_already'],
})
export const updateCaseParty = updateRow({
  ...caseParties,
  access: 'cases.write',
  summary: 'Changes side, role and time of a party on a case',
  body: changeSchema(caseParty),
  refuses: ['cases.closed', 'parties.on_case_already'],
})
export const deleteCaseParty = deleteRow({
  ...caseParties,
  summary: 'Takes a party off a case: for who put it there, the lead, and whoever manages cases',
  refuses: ['rights.not_yours', 'cases.closed'],
})

export const makeParty = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/make_party',
  summary: 'Makes a party of the client name of a case and puts it there as client',
  access: 'cases.write',
  body: z.object({ case_ref: f.id }),
  reply: casePartyRow,
  refuses: [
    'row.not_found',
    'cases.closed',
    'parties.name_missing',
    'parties.on_case_already',
    'request.key_reused',
  ],
  creates: true,
})

export const mergeParties = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/merge_parties',
  summary: 'Makes two parties one: names, relations and cases of `drop` go to `keep`',
  access: 'cases.manage',
  body: z
    .object({ keep: f.id, drop: f.id, keep_version: f.version, drop_version: f.version })
    .check(
      z.refine(({ keep, drop }) => keep !== drop, { error: complaint('different_ids'), path: ['drop'] }),
    ),
  reply: partyRow,
  refuses: ['row.not_found', 'request.stale_version'],
})

export const duplicateParties = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/duplicate_parties',
  summary: 'Pairs of parties that may be one; `limit` is of the parties that are looked at',
  access: 'cases.manage',
  query: z.object(paging),
  reply: pageOf(
    z.object({
      one: partyRow,
      other: partyRow,
      score: z.number(),
      why: z.enum(alikeReasons),
    }),
  ),
  refuses: [],
})
export type PartyPair = { one: Party; other: Party; score: number; why: (typeof alikeReasons)[number] }

/** Words that are spellings of one, with how much they say about who is meant. */
export const nameGroup = rowFields({
  weight: oneOfList(nameWeights, { required: true, complaint: 'one_of_the_weights' }),
})
const forms = several(f.line(partyLimits.form, 1), partyLimits.forms).check(
  z.minLength(1, complaint('least_items', { least: 1 })),
)
const groupRow = rowSchema(nameGroup, { forms: z.array(z.string()) })
export type NameGroupRow = z.infer<typeof groupRow>
const groups = rowCalls({ table: '/rest/v1/name_groups', access: 'staff', reply: groupRow })

export const listNameGroups = endpoint({
  method: 'GET',
  path: '/rest/v1/name_groups',
  summary: 'Spellings that count as one word in comparing names',
  access: 'staff',
  query: z.object({ q: f.search, ...paging }),
  reply: pageOf(groupRow),
  refuses: [],
})
export const getNameGroup = getRow({ ...groups, summary: 'A group of spellings' })
export const createNameGroup = createRow({
  ...groups,
  access: 'courts',
  summary: 'Adds a group of spellings; the names of the firm are read anew',
  body: z.extend(draftSchema(nameGroup), { forms }),
  refuses: ['name_groups.form_taken'],
})
export const updateNameGroup = updateRow({
  ...groups,
  access: 'courts',
  summary: 'Changes a group of spellings; the names of the firm are read anew',
  body: z.extend(changeSchema(nameGroup), { forms: z.optional(forms) }),
  refuses: ['name_groups.form_taken'],
})
export const deleteNameGroup = deleteRow({
  ...groups,
  access: 'courts',
  summary: 'Deletes a group of spellings; the names of the firm are read anew',
})
