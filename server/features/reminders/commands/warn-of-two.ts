import { sql } from 'kysely'
import type { Language } from '../../../../contract/kernel/languages.ts'
import * as bangla from '../../../../contract/words/calendar.bn.ts'
import * as english from '../../../../contract/words/calendar.ts'
import type { Context, SystemContext } from '../../../kernel/context.ts'
import { shown } from '../../../kernel/wording.ts'
import { wordsOfNews } from '../../notifications/public.ts'
import { findTwoHearings, type TwoHearings } from '../queries.ts'
import { newsOfTwo } from '../rules.ts'
import type { Queued } from './queue-reminders.ts'

/** Tells whoever is reminded the evening before that they have two hearings too near to each other. */
export async function showTwoHearings(ctx: SystemContext, told: readonly Queued[]): Promise<void> {
  const now = ctx.now.toISOString()
  for (const two of await findTwoOf(ctx, told)) {
    const named = newsOfTwo(two)
    const { title, message } = wordsOfNews(named, 'en')
    const eves = told.filter(({ user_id, is_eve }) => is_eve && user_id === two.user_id)
    const without = ['app', 'push'].filter((way) => eves.every((row) => row.without.includes(way)))
    const params = without.length === 0 ? named : { ...named, without }
    await sql`select notify_people(array[${two.user_id}::uuid], 'hearing_reminder', ${title}, ${message},
      ${two.one.id}, ${now}, ${JSON.stringify(params)}::jsonb, ${two.one.case_ref}::uuid)`.execute(ctx.db)
    ctx.ring()
  }
}

type OfEve = Pick<Queued, 'subject_id' | 'due_on' | 'is_eve'>

/** The clashes of the evening before, of the hearings that people are being reminded of. */
export async function findTwoOf(
  ctx: Context,
  rows: readonly (OfEve & { user_id: string })[],
): Promise<TwoHearings[]> {
  const days = Map.groupBy(
    rows.filter(({ is_eve }) => is_eve),
    ({ due_on }) => due_on,
  )
  const found: TwoHearings[] = []
  for (const [day, ofDay] of days) {
    const people = [...new Set(ofDay.map(({ user_id }) => user_id))]
    const hearings = [...new Set(ofDay.map(({ subject_id }) => subject_id))]
    found.push(...(await findTwoHearings(ctx, { day, people, hearings })))
  }
  return found
}

/** Two hearings too near to each other: both courts and the day, of a guarded case not even its court. */
export function lineOfTwo(clash: TwoHearings, language: Language): string {
  const nameOf = ({ is_guarded, court, court_bn }: TwoHearings['one']) =>
    is_guarded ? { court: english.limitedAccess, court_bn: bangla.limitedAccess } : { court, court_bn }
  const { title } = wordsOfNews(newsOfTwo(clash, nameOf), language)
  return `${title}, ${shown({ day: clash.day }, language)}`
}
