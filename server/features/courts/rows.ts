import { type RawBuilder, sql } from 'kysely'
import { type CourtCalendarRow, courtCalendar } from '../../../contract/court-calendars.ts'
import {
  type CaseStage,
  type CaseType,
  type Court,
  caseStage,
  caseType,
  court,
} from '../../../contract/courts.ts'
import { type FirmSettings, firmSettings, type updateFirmSettings } from '../../../contract/firm-settings.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRow, keptRowThatStays } from '../../kernel/kept-row.ts'
import { brokenConstraint, invalidField, notFound, Refusal, unknownId } from '../../kernel/refusal.ts'
import { calendarOfLevel } from './rules.ts'

const decided = { modified: [], deleted: [] } as const
const toldOfCalendar = { created: ['name'], modified: ['name'], deleted: ['name'] } as const
const told = { created: ['name_en'], modified: ['name_en'], deleted: ['name_en'] } as const

declare module '../../kernel/record.ts' {
  interface DomainEvents
    extends EventsOf<'court', Court, typeof told>,
      EventsOf<'case_type', CaseType, typeof told>,
      EventsOf<'case_stage', CaseStage, typeof told>,
      EventsOf<'court_calendar', CourtCalendarRow, typeof toldOfCalendar>,
      Omit<EventsOf<'firm_settings', FirmSettings, typeof decided>, 'firm_settings.deleted'> {}
}

/** Whoever keeps the courts may change each of them; they are the firm's and bear nobody's name. */
function presented<Row extends { can: { edit: boolean; delete: boolean } }>(
  ctx: StaffContext,
  rows: Omit<Row, 'can'>[],
): Row[] {
  const mine = may(ctx, 'courts')
  // What is left out above is put back: rows of the same type.
  return rows.map((row) => ({ ...row, can: { edit: mine, delete: mine } }) as Row)
}

type StoredCalendar = Omit<CourtCalendarRow, 'can'> & { is_deleted: boolean }

const off = { is_active: false }
const firms = { columns: sql`r.updated_at`, join: sql``, told, audiences: () => ['staff' as const] }

export const courts = keptRowThatStays({
  ...firms,
  off,
  table: 'courts',
  fields: court,
  event: 'court',
  present: (ctx: StaffContext, rows: Omit<Court, 'can'>[]): Court[] => presented(ctx, rows),
  rule: calendarRule,
})

/** The cases whose days follow a calendar, as far as whoever asks sees them. */
export const followersOf = (calendar: RawBuilder<unknown>) => sql`
  select d.case_ref from deadlines d where d.calendar_ref = ${calendar} and d.state = 'open' and d.deleted_at is null
  union all select h.case_ref from hearings h join courts c on c.id = h.court_ref
    where c.calendar_ref = ${calendar} and h.state = 'set' and h.deleted_at is null
  union all select k.id from cases k join courts c on c.id = k.court_ref
    where c.calendar_ref = ${calendar} and k.status <> 'closed' and k.merged_into is null`

/** Whoever sees a case whose days follow a deleted calendar goes on keeping these; it is chosen for nothing new. */
export const courtCalendars = keptRowThatStays({
  ...firms,
  columns: sql`r.updated_at, r.deleted_at is not null as is_deleted`,
  seenBy: sql`exists (${followersOf(sql`r.id`)})`,
  told: toldOfCalendar,
  table: 'court_calendars',
  fields: courtCalendar,
  event: 'court_calendar',
  present: (ctx: StaffContext, rows: StoredCalendar[]): CourtCalendarRow[] =>
    rows.map(({ is_deleted, ...row }) => {
      const mine = may(ctx, 'courts') && !is_deleted
      return { ...row, can: { edit: mine, delete: mine } }
    }),
})

export const caseTypes = keptRowThatStays({
  ...firms,
  off,
  table: 'case_types',
  fields: caseType,
  event: 'case_type',
  present: (ctx: StaffContext, rows: Omit<CaseType, 'can'>[]): CaseType[] => presented(ctx, rows),
})

export const caseStages = keptRowThatStays({
  ...firms,
  off,
  table: 'case_stages',
  fields: caseStage,
  event: 'case_stage',
  present: (ctx: StaffContext, rows: Omit<CaseStage, 'can'>[]): CaseStage[] => presented(ctx, rows),
})

const settings = keptRow({
  ...firms,
  told: decided,
  table: 'firm_settings',
  fields: firmSettings,
  event: 'firm_settings',
  present: (ctx: StaffContext, rows: Omit<FirmSettings, 'can'>[]): FirmSettings[] =>
    rows.map((row) => ({
      ...row,
      escalate_at: row.escalate_at.slice(0, 5),
      quiet_from: row.quiet_from.slice(0, 5),
      quiet_until: row.quiet_until.slice(0, 5),
      can: { edit: may(ctx, 'conflicts.decide') || may(ctx, 'courts'), delete: false },
    })),
  rule: (ctx, { is_conflict_check_first, ...timed }, before) => {
    const isMoved =
      is_conflict_check_first !== undefined && is_conflict_check_first !== before?.is_conflict_check_first
    if (isMoved && !may(ctx, 'conflicts.decide')) throw new Refusal('forbidden', 'rights.not_yours')
    const isTimed = Object.keys(timed).some((name) => name !== 'version')
    if (isTimed && !may(ctx, 'courts')) throw new Refusal('forbidden', 'rights.not_yours')
  },
})
/** The one row that there is. */
const params = { id: '00000000-0000-4000-a000-000000000001' }

export const getFirmSettings = (ctx: StaffContext): Promise<FirmSettings> => settings.get(ctx, { params })

export const changeFirmSettings = (
  ctx: StaffContext,
  { body }: InputOf<typeof updateFirmSettings>,
): Promise<FirmSettings> => settings.edit(ctx, { params, body })

type CourtSent = Partial<Pick<Court, 'calendar_ref' | 'level'>>

/** A court follows a calendar of the firm's; a new one that names none that of its level, if the firm still has that. */
async function calendarRule(
  ctx: StaffContext,
  { calendar_ref, level }: { [Name in keyof CourtSent]: CourtSent[Name] | undefined },
  before?: Court,
): Promise<Pick<Court, 'calendar_ref'> | undefined> {
  const isKnown = async (id: string) =>
    (await sql`select from court_calendars where id = ${id} and deleted_at is null`.execute(ctx.db)).rows
      .length > 0
  if (calendar_ref && !(await isKnown(calendar_ref))) throw unknownId('calendar_ref')
  if (before || calendar_ref !== undefined || !level) return undefined
  const usual = calendarOfLevel(level)
  return { calendar_ref: (await isKnown(usual)) ? usual : null }
}

type Uses = (id: string) => RawBuilder<unknown>

/** What names a court and its like, as far as whoever asks sees it. */
const names = (...places: [table: string, column: string][]): Uses => {
  const named = (id: string) =>
    places.map(
      ([table, column]) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
    )
  return (id) => sql.join(named(id), sql` or `)
}
export const uses = {
  court: names(
    ['cases', 'court_ref'],
    ['case_numbers', 'court_ref'],
    ['hearings', 'court_ref'],
    ['cause_lists', 'court_ref'],
  ),
  type: names(['cases', 'type_ref'], ['case_numbers', 'type_ref'], ['cause_list_lines', 'type_ref']),
  stage: names(['cases', 'stage_ref'], ['hearings', 'purpose_ref']),
  calendar: (id: string) => sql`${names(['deadlines', 'calendar_ref'])(id)}
    or exists (select from courts where calendar_ref = ${id} and deleted_at is null)`,
}

interface One {
  params: { id: string }
}

interface Deletable {
  get: (ctx: StaffContext, input: One) => Promise<{ can: { delete: boolean } }>
  delete: (ctx: StaffContext, input: One) => Promise<undefined>
}

/**
 * Refuses to delete what rows name that the caller sees; of others nothing is told (decision 081). What is deleted already
 * is not there, whatever names it.
 */
export const unlessUsed =
  (usedBy: Uses, rows: Deletable) =>
  async (ctx: StaffContext, input: One): Promise<undefined> => {
    const { can } = await rows.get(ctx, input)
    if (!can.delete) throw notFound()
    const found = await sql<{ used: boolean }>`select ${usedBy(input.params.id)} as used`.execute(ctx.db)
    if (found.rows[0]?.used) throw new Refusal('conflict', 'courts.in_use')
    return rows.delete(ctx, input)
  }

/** Says of a type that its code is that of another one. */
export const withOwnCode =
  <Args extends unknown[], Done>(write: (...args: Args) => Promise<Done>) =>
  (...args: Args): Promise<Done> =>
    write(...args).catch((error: unknown) => {
      throw ['case_types_of_code', 'case_types_of_standing_code'].includes(brokenConstraint(error) ?? '')
        ? invalidField('code', complaint('taken'))
        : error
    })
