import { sql } from 'kysely'
import { sits } from '../../../../contract/court-days.ts'
import { datePartsOf } from '../../../../contract/kernel/days.ts'
import * as bangla from '../../../../contract/words/days.bn.ts'
import * as english from '../../../../contract/words/days.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { findCourtCalendar } from '../../courts/public.ts'

interface DayInCourt {
  court_ref: string
  on_day: string
}

/** Why a court does not sit on a day, by name; null where it does, or nobody has said which calendar it follows. */
async function findClosing(ctx: StaffContext, { court_ref, on_day }: DayInCourt): Promise<string | null> {
  const { rows } = await sql<{ calendar_ref: string; name_en: string | null; name_bn: string | null }>`
    select c.calendar_ref, d.name_en, d.name_bn from courts c
      left join court_days d on d.calendar_ref = c.calendar_ref and d.day = ${on_day}
      where c.id = ${court_ref} and c.calendar_ref is not null`.execute(ctx.db)
  const [found] = rows
  if (!found) return null
  const range = { calendar_ref: found.calendar_ref, from: on_day, until: on_day }
  const calendar = await findCourtCalendar(ctx, range)
  if (!calendar || sits(calendar, on_day)) return null
  const { weekdays } = ctx.language === 'bn' ? bangla : english
  const name = ctx.language === 'bn' ? (found.name_bn ?? found.name_en) : found.name_en
  return name ?? weekdays[datePartsOf(on_day).weekday] ?? ''
}

/** The name of the day off that is kept all the same; throws where nobody has said to keep it. */
export async function assertSitting(
  ctx: StaffContext,
  at: DayInCourt,
  { keep = false, path = 'on_day' }: { keep?: boolean | undefined; path?: string },
): Promise<string | null> {
  const name = await findClosing(ctx, at)
  if (name === null || keep) return name
  const fields = [{ path, message: 'hearings.court_closed' }]
  throw new Refusal('rule', 'hearings.court_closed', { fields, values: { name } })
}
