import { sql } from 'kysely'
import {
  type CourtCalendarRow,
  courtCalendar,
  type deleteCourtCalendar as deleteCall,
} from '../../../contract/court-calendars.ts'
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
import { codeOf } from '../../kernel/error-code.ts'
import { type EventsOf, keptRow } from '../../kernel/kept-row.ts'
import { brokenConstraint, invalidField, Refusal, unknownId } from '../../kernel/refusal.ts'
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

const firms = { columns: sql`r.updated_at`, join: sql``, told, audiences: () => ['staff' as const] }

export const courts = keptRow({
  ...firms,
  table: 'courts',
  fields: court,
  event: 'court',
  present: (ctx: StaffContext, rows: Omit<Court, 'can'>[]): Court[] => presented(ctx, rows),
  rule: calendarRule,
})

export const courtCalendars = keptRow({
  ...firms,
  told: toldOfCalendar,
  table: 'court_calendars',
  fields: courtCalendar,
  event: 'court_calendar',
  present: (ctx: StaffContext, rows: Omit<CourtCalendarRow, 'can'>[]): CourtCalendarRow[] =>
    presented(ctx, rows),
})

export const caseTypes = keptRow({
  ...firms,
  table: 'case_types',
  fields: caseType,
  event: 'case_type',
  present: (ctx: StaffContext, rows: Omit<CaseType, 'can'>[]): CaseType[] => presented(ctx, rows),
})

export const caseStages = keptRow({
  ...firms,
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
    (await sql`select from court_calendars where id = ${id}`.execute(ctx.db)).rows.length > 0
  if (calendar_ref && !(await isKnown(calendar_ref))) throw unknownId('calendar_ref')
  if (before || calendar_ref !== undefined || !level) return undefined
  const usual = calendarOfLevel(level)
  return { calendar_ref: (await isKnown(usual)) ? usual : null }
}

/** The days of a calendar go with it. */
export async function deleteCourtCalendar(
  ctx: StaffContext,
  input: InputOf<typeof deleteCall>,
): Promise<undefined> {
  await sql`delete from court_days where calendar_ref = ${input.params.id}`.execute(ctx.db)
  return courtCalendars.delete(ctx, input)
}

const stillNamed = '23503'

/** Says of a deletion that something names the row. */
export const unlessUsed =
  <Args extends unknown[], Done>(remove: (...args: Args) => Promise<Done>) =>
  (...args: Args): Promise<Done> =>
    remove(...args).catch((error: unknown) => {
      throw codeOf(error) === stillNamed ? new Refusal('conflict', 'courts.in_use') : error
    })

/** Says of a type that its code is that of another one. */
export const withOwnCode =
  <Args extends unknown[], Done>(write: (...args: Args) => Promise<Done>) =>
  (...args: Args): Promise<Done> =>
    write(...args).catch((error: unknown) => {
      throw brokenConstraint(error) === 'case_types_of_code'
        ? invalidField('code', complaint('taken'))
        : error
    })
