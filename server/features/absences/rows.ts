import { sql } from 'kysely'
import { type Absence, absence } from '../../../contract/absences.ts'
import { changedIn } from '../../kernel/changed.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { type PersonRow, presentPerson, somebody } from '../people/public.ts'

const told = {
  created: ['from_on', 'until_on', 'person', 'cover_id'],
  modified: ['from_on', 'until_on', 'person', 'cover_id'],
  deleted: ['from_on', 'until_on', 'person', 'cover_id'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'absence', Absence, typeof told> {}
}

interface StoredAbsence extends Omit<Absence, 'person' | 'cover' | 'can'> {
  person: PersonRow
  cover: PersonRow | null
}

/** Who is away and who stands in: all staff know it; the person writes it, and whoever answers for the people. */
export const absences = keptRow({
  table: 'absences',
  fields: absence,
  author: 'created_by',
  columns: sql`r.created_by, r.user_id, r.cover_id, ${somebody('who')} as person, ${somebody('cover')} as cover`,
  join: sql`join profiles who on who.user_id = r.user_id left join profiles cover on cover.user_id = r.cover_id`,
  present: (ctx: StaffContext, rows: StoredAbsence[]): Absence[] =>
    rows.map((row) => presentAbsence(ctx, row)),
  event: 'absence',
  told,
  audiences: () => ['staff'],
  changed: (before, after) =>
    changedIn(audited(before), audited(after), ['from_on', 'until_on', 'cover', 'note']),
})

function presentAbsence(ctx: StaffContext, { person, cover, ...row }: StoredAbsence): Absence {
  const mayChange = row.user_id === ctx.actor.user_id || may(ctx, 'people')
  return {
    ...row,
    person: presentPerson(person),
    cover: cover && presentPerson(cover),
    can: { edit: mayChange, delete: mayChange },
  }
}

/** As the audit tells of it: by the name of who stands in. */
const audited = ({ cover, ...row }: Absence) => ({ ...row, cover: cover?.full_name ?? null })
