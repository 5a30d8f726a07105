import { dayOf } from '../../contract/kernel/days.ts'
import { setFirstSteps } from '../../contract/people.ts'
import { inSnapshot } from '../../server/platform/backup/snapshot.ts'
import type { Runtime } from '../../server/platform/runtime.ts'
import { absences } from './absences.ts'
import { applications } from './applications.ts'
import { archive } from './archive.ts'
import { momentAt, monthsBefore } from './calendar.ts'
import { caseFiles } from './case-files.ts'
import { cases } from './cases.ts'
import { chat } from './chat.ts'
import { costs } from './costs.ts'
import { events } from './events.ts'
import { feedback } from './feedback.ts'
import type { Act, Chapter, Firm } from './firm.ts'
import { leaver } from './leaver.ts'
import { meetings } from './meetings.ts'
import { former, members } from './members.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { partnerNotes } from './partner-notes.ts'
import { planTasks } from './plan-tasks.ts'
import { openProduct } from './product.ts'
import { randomOf } from './random.ts'
import { statements } from './statements.ts'
import { timeline } from './timeline.ts'
import { timesheets } from './timesheets.ts'

/** How far the story goes back: this month and so many before it. */
const usualMonthsBack = 13

/** A new area adds its chapter here. */
const chapters: readonly Chapter[] = [
  cases,
  caseFiles,
  notes,
  timesheets,
  costs,
  statements,
  timeline,
  events,
  meetings,
  applications,
  partnerNotes,
  feedback,
  chat,
  archive,
  absences,
  notifications,
  leaver,
]

/** The demo is only for a database without people; the message is for the person at the terminal. */
export class NotEmpty extends Error {}

interface Options {
  monthsBack?: number
  /** Says something to the person at the terminal. */
  announce?: (line: string) => void
}

/**
 * Lets a firm live for 14 months up to a moment, by the product's own calls, on a clock that goes from act to
 * act. The same moment gives the same story.
 */
export async function tellStory(
  runtime: Runtime,
  now: Date,
  { monthsBack = usualMonthsBack, announce = () => undefined }: Options = {},
): Promise<{ acts: number; codes: { partner?: string; associate?: string } }> {
  await refuseUnlessEmpty(runtime)
  announce(`Letting a firm live for ${monthsBack + 1} months …`)
  // A demo that a power cut interrupts is started again; its commits need not wait for the disk.
  runtime.database.pool.on('connect', (client) => void client.query('set synchronous_commit = off'))
  const product = await openProduct(runtime)
  const zone = runtime.settings.FIRM_TIME_ZONE
  const today = dayOf(now, zone)
  const firstDay = monthsBefore(today, monthsBack)
  product.clock.set(momentAt(firstDay, 8 * 60, zone))
  const codes = await product.codes()
  for (const who of [...members, former]) await product.arrive(who, codes[who.role])

  const partners = members.filter(({ role }) => role === 'partner')
  const associates = members.filter(({ role }) => role === 'associate')
  const { call, visit, sendForm, work } = product
  // The first steps of this firm are long done.
  await call(partners[0] ?? former, setFirstSteps, { body: { first_steps: 'done' } })
  const people = { members, partners, associates }
  const tasks = planTasks({ ...people, firstDay, today }, randomOf('tasks'))
  const firm: Firm = { ...people, firstDay, today, now, zone, tasks, call, visit, sendForm, work }
  const acts = chapters.flatMap((chapter) => chapter(firm)).filter(({ at }) => at < now)
  for (const act of inOrder(acts)) {
    product.clock.set(act.at)
    await act.happen()
  }
  product.clock.set(now)
  await work('housekeeping')
  await product.close()
  return { acts: acts.length, codes: codes.first }
}

/** By time; of two at the same moment the one that was planned first. */
function inOrder(acts: readonly Act[]): Act[] {
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

async function refuseUnlessEmpty({ owner, settings }: Runtime): Promise<void> {
  const count = 'select count(*)::int as people from users'
  const { rows } = await inSnapshot(owner, (client) => client.query<{ people: number }>(count))
  const people = rows[0]?.people ?? 0
  if (people === 0) return
  const where = settings.DATABASE_URL === undefined ? `The data folder ${settings.DATA_DIR}` : 'The database'
  throw new NotEmpty(
    `${where} is not empty, it holds a firm of ${people}: the demo fills an empty one only, which you can name with DATA_DIR.`,
  )
}
