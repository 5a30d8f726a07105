import { sql } from 'kysely'
import {
  type CaseParty,
  caseParty,
  type NameGroupRow,
  nameGroup,
  type Party,
  type PartyAlias,
  type PartyRelation,
  party,
  partyAlias,
  partyRelation,
} from '../../../contract/parties.ts'
import { partyLimits } from '../../../contract/party-words.ts'
import { changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow, keptRowWithTrash } from '../../kernel/kept-row.ts'
import {
  assertDaysOfRelation,
  assertDaysOnCase,
  auditedParty,
  presentCaseParty,
  presentOfParty,
  presentParty,
  type StoredAlias,
  type StoredCaseParty,
  type StoredParty,
  type StoredRelation,
} from './rules.ts'

const named = ['name_latin', 'name_bangla'] as const
const toldOfParty = { created: named, modified: named, deleted: named, restored: named } as const
const toldOfAlias = {
  created: ['party_ref', 'name'],
  modified: ['party_ref', 'name'],
  deleted: ['party_ref', 'name'],
} as const
const toldOfRelation = {
  created: ['from_ref', 'to_ref', 'kind'],
  modified: ['from_ref', 'to_ref'],
  deleted: ['from_ref', 'to_ref', 'kind'],
} as const
const toldOfCase = {
  created: ['case_ref', 'party_ref', 'side', 'role'],
  modified: ['case_ref', 'party_ref'],
  deleted: ['case_ref', 'party_ref', 'side', 'role'],
} as const
const toldOfGroup = { created: ['weight'], modified: [], deleted: ['weight'] } as const

declare module '../../kernel/record.ts' {
  interface DomainEvents
    extends EventsOf<'party', Party, typeof toldOfParty>,
      EventsOf<'party_alias', PartyAlias, typeof toldOfAlias>,
      EventsOf<'party_relation', PartyRelation, typeof toldOfRelation>,
      EventsOf<'case_party', CaseParty, typeof toldOfCase>,
      EventsOf<'name_group', NameGroupRow, typeof toldOfGroup> {
    /** `brought`: one of many that a file has put on cases. */
    'case_party.created': Pick<CaseParty, (typeof toldOfCase.created)[number]> & { brought?: true }
    /** Two became one: `subject_id` is the party that is kept. */
    'party.merged': { merged_ref: string }
  }
}

const { aliases, counted } = partyLimits

/** People and bodies of cases, each with its other names and with the cases that the reader sees. */
export const parties = keptRowWithTrash({
  table: 'parties',
  fields: party,
  author: 'created_by',
  columns: sql`r.created_by, r.birth_year, r.national_id_last, other.aliases,
    on_cases.cases, on_cases.roles, last.last_case`,
  join: sql`
    join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'kind', a.kind, 'version', a.version)
          order by a.created_at, a.id), '[]') as aliases
        from (select * from party_aliases where party_ref = r.id order by created_at, id limit ${sql.lit(aliases)}) a
      ) other on true
    join lateral (
      select count(distinct c.case_ref)::integer as cases,
          coalesce(jsonb_agg(distinct jsonb_build_object('side', c.side, 'role', c.role)), '[]') as roles
        from (select case_ref, side, role from case_parties where party_ref = r.id limit ${sql.lit(counted)}) c
      ) on_cases on true
    left join lateral (
      select jsonb_build_object('id', c.id, 'case_id', c.case_id) as last_case
        from (select case_ref from case_parties where party_ref = r.id order by created_at desc, id desc limit 1) newest
          join cases c on c.id = newest.case_ref
      ) last on true`,
  present: (ctx: StaffContext, rows: StoredParty[]): Party[] => rows.map((row) => presentParty(ctx, row)),
  event: 'party',
  told: toldOfParty,
  // Who hears of a party depends on its cases (`tellOfParties`).
  audiences: () => [],
  changed: (before, after) => {
    const [was, is] = [auditedParty(before), auditedParty(after)]
    return changedIn(was, is, fieldsOf(is))
  },
  trash: {
    days: partyLimits.trash_days,
    purge: 'purge-parties',
    notDeleted: 'parties.not_deleted',
    mayRestore: (ctx) => may(ctx, 'cases.manage'),
  },
})

type Audited = ReturnType<typeof auditedParty>

/** Guaranteed by how the row is made. */
const fieldsOf = (row: Audited) => Object.keys(row) as (keyof Audited & string)[]

/** The other names of parties. */
export const partyAliases = keptRow({
  table: 'party_aliases',
  fields: partyAlias,
  author: 'created_by',
  columns: sql`r.party_ref, may_write_party(r.party_ref) as may_write`,
  join: sql``,
  present: (ctx: StaffContext, rows: StoredAlias[]): PartyAlias[] =>
    rows.map((row) => presentOfParty(ctx, row)),
  event: 'party_alias',
  told: toldOfAlias,
  audiences: () => [],
})

const nameOf = (of: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${of}.id`)}, 'name_latin', ${sql.ref(`${of}.name_latin`)},
    'name_bangla', ${sql.ref(`${of}.name_bangla`)})`

/** What parties are to each other. */
export const partyRelations = keptRow({
  table: 'party_relations',
  fields: partyRelation,
  author: 'created_by',
  columns: sql`r.from_ref, r.to_ref, ${nameOf('f')} as "from", ${nameOf('t')} as "to",
    (may_write_party(r.from_ref) or may_write_party(r.to_ref)) as may_write`,
  join: sql`join parties f on f.id = r.from_ref join parties t on t.id = r.to_ref`,
  present: (ctx: StaffContext, rows: StoredRelation[]): PartyRelation[] =>
    rows.map((row) => presentOfParty(ctx, row)),
  rule: assertDaysOfRelation,
  event: 'party_relation',
  told: toldOfRelation,
  audiences: () => [],
})

/** Parties on cases; whoever sees the case sees them. */
export const caseParties = keptRow({
  table: 'case_parties',
  fields: caseParty,
  author: 'created_by',
  columns: sql`r.party_ref, r.created_by, c.lead_id, c.status,
    ${nameOf('p')} || jsonb_build_object('kind', p.kind, 'is_counsel', p.is_counsel) as party,
    jsonb_build_object('id', c.id, 'case_id', c.case_id) as "case"`,
  join: sql`join parties p on p.id = r.party_ref join cases c on c.id = r.case_ref`,
  present: (ctx: StaffContext, rows: StoredCaseParty[]): CaseParty[] =>
    rows.map((row) => presentCaseParty(ctx, row)),
  rule: assertDaysOnCase,
  ofCase: 'case_ref',
  event: 'case_party',
  told: toldOfCase,
  audiences: () => [],
})

/** Spellings that count as one word. */
export const nameGroups = keptRow({
  table: 'name_groups',
  fields: nameGroup,
  author: 'created_by',
  columns: sql`r.forms`,
  join: sql``,
  present: (ctx: StaffContext, rows: Omit<NameGroupRow, 'can'>[]): NameGroupRow[] =>
    rows.map((row) => ({ ...row, can: { edit: may(ctx, 'courts'), delete: may(ctx, 'courts') } })),
  event: 'name_group',
  told: toldOfGroup,
  audiences: () => ['staff'],
  changed: (before, after) => {
    const [was, is] = [audited(before), audited(after)]
    return changedIn(was, is, ['weight', 'forms'])
  },
})

const audited = ({ weight, forms }: NameGroupRow) => ({ weight, forms: forms.join(' ') })
