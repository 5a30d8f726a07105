import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dayOf, daysBefore } from '../../../contract/kernel/days.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import type { NotificationParams } from '../../../contract/notification-kinds.ts'
import * as banglaCalendar from '../../../contract/words/calendar.bn.ts'
import * as englishCalendar from '../../../contract/words/calendar.ts'
import * as bangla from '../../../contract/words/deadlines.bn.ts'
import * as english from '../../../contract/words/deadlines.ts'
import type { SystemContext } from '../../kernel/context.ts'
import { type Log, onceAMinute } from '../../kernel/log.ts'
import { readAs } from '../../kernel/read-as.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Settings } from '../../kernel/settings.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { shown } from '../../kernel/wording.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { type Letter, letterOf, lettersIn } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { momentOf, wordsOfNews } from '../notifications/public.ts'
import { speechOf } from '../people/public.ts'
import { chooseMails, mayBeTried } from './commands/choose-mails.ts'
import { countWaiting } from './commands/find-weeks.ts'
import { isEve, type Queued, queueReminders } from './commands/queue-reminders.ts'
import { findTwoOf, lineOfTwo, showTwoHearings } from './commands/warn-of-two.ts'
import { findDueTasks, findSubjects, type TwoHearings } from './queries.ts'
import { inOrder, newsOfReminder, newsOfTask, newsOfWeek, type Subject, typeOfReminder } from './rules.ts'

interface Parts {
  mailer: Mailer
  settings: Settings
  log: Log
}

/** Reminds people of what falls due: at once in the product, and by one mail each where no quiet hours hold it back. */
export function remind(transact: Transact, { mailer, settings, log }: Parts): JobDefinition {
  const onFailure = onceAMinute(log, 'a reminder could not be mailed')
  return {
    name: 'remind',
    cron: '* * * * *',
    retries: 0,
    work: async () => {
      await transact({ kind: 'system' }, queue)
      const waiting = await transact({ kind: 'system' }, claim)
      for (const reader of waiting) await mail(transact, { mailer, settings }, reader).catch(onFailure)
    },
  }
}

/** Takes down and shows what falls due. */
async function queue(ctx: SystemContext): Promise<void> {
  const { rows } = await sql<{ escalate_at: string }>`select escalate_at from firm_settings`.execute(ctx.db)
  const [firm] = rows
  if (!firm) throw new Error('a firm without settings')
  const { day: today, time } = momentOf(ctx)
  await show(ctx, await queueReminders(ctx, { today, time, escalate_at: firm.escalate_at }), today)
}

/** Tells people in the product, each once of a thing, whatever steps of it fall together. */
async function show(ctx: SystemContext, queued: readonly Queued[], today: string): Promise<void> {
  const told = queued.filter(({ channel }) => channel !== 'mail')
  const now = ctx.now.toISOString()
  for (const subject of inOrder(await findSubjects(ctx, told))) {
    const { subject_id, case_ref } = subject
    const own = told.filter((row) => row.subject_id === subject_id)
    const params = newsOfReminder(subject, today)
    await tell(ctx, own, { type: typeOfReminder(subject, today), params, subject_id, case_ref })
  }
  await showTasks(ctx, told, today)
  await showWeeks(ctx, told)
  await showTwoHearings(ctx, told)
  const sent = sql`update reminders_sent set sent_at = ${now} where channel <> 'mail' and sent_at is null and queued_at = ${now}`
  if (told.length > 0) await sent.execute(ctx.db)
}

/** Tells whose tasks are due of them. */
async function showTasks(ctx: SystemContext, told: readonly Queued[], today: string): Promise<void> {
  const ofTasks = told.filter(({ about }) => about === 'task')
  for (const task of await findDueTasks(ctx, ofTasks)) {
    const own = ofTasks.filter(({ subject_id }) => subject_id === task.id)
    const params = newsOfTask(task, today)
    await tell(ctx, own, { type: 'note_due', params, subject_id: task.id, case_ref: task.case_ref })
  }
}

/** Tells people that a week of theirs is not submitted, or how many wait for them to decide. */
async function showWeeks(ctx: SystemContext, told: readonly Queued[]): Promise<void> {
  const ofNone = { subject_id: null, case_ref: null }
  const open = Map.groupBy(
    told.filter(({ about }) => about === 'timesheet'),
    ({ due_on }) => due_on,
  )
  for (const [saturday, rows] of open)
    await tell(ctx, rows, { type: 'timesheet_due', params: newsOfWeek(saturday), ...ofNone })
  const waiting = told.filter(({ about }) => about === 'timesheet_waiting')
  for (const { user_id, count } of await countWaiting(ctx, [...new Set(waiting.map((row) => row.user_id))])) {
    const own = waiting.filter((row) => row.user_id === user_id)
    const params = { kind: 'timesheet.waiting' as const, count }
    await tell(ctx, own, { type: 'timesheet_waiting', params, ...ofNone })
  }
}

interface Told {
  type: string
  params: NotificationParams
  subject_id: string | null
  case_ref: string | null
}

/** Notifies people of one thing, each once and on the ways of their steps, whatever steps of it fall together. */
async function tell(
  ctx: SystemContext,
  rows: readonly Queued[],
  { type, params, subject_id, case_ref }: Told,
): Promise<void> {
  const { title, message } = wordsOfNews(params, 'en')
  const people = Map.groupBy(rows, ({ user_id }) => user_id)
  const withoutOf = (own: readonly Queued[]) =>
    ['app', 'mail', 'push'].filter((way) => own.every(({ without }) => without.includes(way)))
  const alike = Map.groupBy(people, ([, own]) => withoutOf(own).join())
  for (const [ways, group] of alike) {
    const kept = ways === '' ? params : { ...params, without: ways.split(',') }
    await sql`select notify_people(${group.map(([user_id]) => user_id)}::uuid[], ${type}, ${title}, ${message},
      ${subject_id}, ${ctx.now.toISOString()}, ${JSON.stringify(kept)}::jsonb, ${case_ref}::uuid)`.execute(
      ctx.db,
    )
  }
  ctx.ring()
}

interface Reader {
  user_id: string
  email: string
  language: Language
  claimed_at: string
  /** When these were tried for the first time, together. */
  first_tried_at: string
  rows: Pick<Queued, 'about' | 'subject_id' | 'due_on' | 'is_eve'>[]
}

const minutesBetweenTries = 10

/** Whose mails are to be tried now, in the parcels in which they were tried first: for so long they are nobody else's to try. */
async function claim(ctx: SystemContext): Promise<Reader[]> {
  const claimed_at = ctx.now.toISOString()
  const chosen = await chooseMails(ctx, minutesBetweenTries)
  const { rows } = await sql<Omit<Reader, 'claimed_at' | 'language'> & { language: string | null }>`
    with claimed as (
      update reminders_sent r set tried_at = ${claimed_at},
          first_tried_at = coalesce(r.first_tried_at, r.tried_at, ${claimed_at})
        from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb)
          as k (about text, subject_id uuid, step_ref uuid, for_day date, due_on date, user_id uuid)
        where (r.about, r.subject_id, r.step_ref, r.for_day, r.due_on, r.user_id, r.channel)
            = (k.about, k.subject_id, k.step_ref, k.for_day, k.due_on, k.user_id, 'mail')
          and r.sent_at is null
          and ${mayBeTried(ctx, minutesBetweenTries)}
        returning r.about, r.subject_id, r.due_on, r.user_id, r.first_tried_at, ${isEve(sql`r.step_ref`)} as is_eve)
    select u.id as user_id, u.email, p.language, c.first_tried_at,
        jsonb_agg(jsonb_build_object('about', c.about, 'subject_id', c.subject_id, 'due_on', c.due_on,
          'is_eve', c.is_eve)) as rows
      from claimed c join users u on u.id = c.user_id and u.deactivated_at is null join profiles p on p.user_id = u.id
      group by u.id, p.user_id, c.first_tried_at order by u.id, c.first_tried_at`.execute(ctx.db)
  return rows.map((row) => {
    const { language } = speechOf({ language: row.language, digits: null }, ctx.settings)
    return { ...row, language, claimed_at }
  })
}

/** One mail with whatever fell due for somebody, as they see it now; what has changed since is let go. */
async function mail(
  transact: Transact,
  { mailer, settings }: Omit<Parts, 'log'>,
  { user_id, email: to, language, claimed_at, first_tried_at, rows }: Reader,
): Promise<void> {
  const own = rows.map((row) => ({ ...row, user_id }))
  const { subjects, two } = await readAs(transact, user_id, async (ctx) => ({
    subjects: await findSubjects(ctx, rows),
    two: await findTwoOf(ctx, own),
  })).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === 'not_found') return { subjects: [], two: [] }
    throw error
  })
  const known = new Set(subjects.map(({ subject_id }) => subject_id))
  const stale = rows.map(({ subject_id }) => subject_id).filter((id) => !known.has(id))
  if (subjects.length > 0) {
    const id = `reminders-${hashOf([user_id, first_tried_at])}`
    const today = dayOf(claimed_at, settings.FIRM_TIME_ZONE)
    const letter = {
      ...letterAbout({ subjects: inOrder(subjects), two }, today, settings, language),
      language,
    }
    await mailer.send({ letter, to, id })
  }
  await transact({ kind: 'system' }, async (ctx) => {
    const mine = sql`user_id = ${user_id} and channel = 'mail' and sent_at is null
      and first_tried_at = ${first_tried_at} and tried_at = ${claimed_at}`
    await sql`delete from reminders_sent where ${mine} and subject_id = any (${stale}::uuid[])`.execute(
      ctx.db,
    )
    await sql`update reminders_sent set sent_at = ${ctx.now.toISOString()} where ${mine}`.execute(ctx.db)
  })
}

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)

const words = { en: { ...englishCalendar, ...english }, bn: { ...banglaCalendar, ...bangla } }

/** Names case, court, purpose and day, and of a guarded case nothing. */
function letterAbout(
  { subjects, two }: { subjects: readonly Subject[]; two: readonly TwoHearings[] },
  today: string,
  { FIRM_NAME, site }: Settings,
  language: Language,
): Letter {
  const { doubtWords, limitedAccess } = words[language]
  const lines = subjects.map((subject) => {
    if (subject.is_guarded) return { title: undefined, line: limitedAccess }
    // The doubt stands behind the day.
    const news = newsOfReminder({ ...subject, is_unverified: false }, today)
    const { title, message } = wordsOfNews(news, language)
    const day = subject.about === 'no_date' ? '' : `, ${shown({ day: subject.due_on }, language)}`
    const doubt = subject.is_unverified ? ` · ${doubtWords.unverified}` : ''
    return { title, line: `${title}: ${message}${day}${doubt}` }
  })
  const [first] = subjects
  const place = !first || first.is_guarded || first.about === 'no_date' ? '' : `?day=${first.due_on}`
  const title = lines.length === 1 ? lines[0]?.title : undefined
  const said = lettersIn(language).reminders(
    FIRM_NAME,
    [...lines.map(({ line }) => line), ...two.map((clash) => lineOfTwo(clash, language))],
    title,
  )
  return letterOf(said, `${site}/diary${place}`)
}

const keptDays = 400
const batch = 5000

/** Forgets reminders of long ago, a bounded number at a time. */
export function forgetOldReminders(transact: Transact): JobDefinition {
  return {
    name: 'forget-old-reminders',
    cron: '27 3 * * *',
    work: async () => {
      let forgotten = batch
      while (forgotten === batch) {
        forgotten = await transact({ kind: 'system' }, async (ctx) => {
          const before = daysBefore(ctx.now, keptDays).toISOString()
          const gone = await sql`delete from reminders_sent where ctid = any (array(
            select ctid from reminders_sent where queued_at < ${before} order by queued_at limit ${batch}))`.execute(
            ctx.db,
          )
          return Number(gone.numAffectedRows ?? 0)
        })
      }
    },
  }
}
