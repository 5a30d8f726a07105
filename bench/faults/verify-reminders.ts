import type pg from 'pg'
import type { ReminderMail } from './reminders.ts'
import type { Findings } from './verify.ts'

interface Reminded {
  expected: ReadonlyMap<string, { subject_id: string; people: string[] }>
  mails: readonly ReminderMail[]
}

interface Told {
  email: string
  subject_id: string
  times: number
}

/** Each person hears once of each thing in the product and by mail: a mail that comes again comes under its id. */
export async function verifyReminders(
  db: pg.Client,
  { expected, mails }: Reminded,
): Promise<Pick<Findings, 'lost' | 'doubled' | 'invented'>> {
  const found = { lost: [] as string[], doubled: [] as string[], invented: [] as string[] }
  const { rows } = await db.query<Told>(`select u.email, n.subject_id, count(*)::int as times
    from notifications n join users u on u.id = n.user_id
    where n.type in ('hearing_reminder', 'deadline_reminder') group by 1, 2`)
  const told = new Map(rows.map(({ email, subject_id, times }) => [`${email} ${subject_id}`, times]))
  for (const [mark, { subject_id, people }] of expected) {
    for (const email of people) {
      const times = told.get(`${email} ${subject_id}`) ?? 0
      told.delete(`${email} ${subject_id}`)
      const ids = new Set(
        mails.filter(({ to, marks }) => to === email && marks.has(mark)).map(({ id }) => id),
      )
      if (times === 0) found.lost.push(`the reminder of ${mark} for ${email}`)
      if (times > 1) found.doubled.push(`the reminder of ${mark} for ${email}`)
      if (ids.size === 0) found.lost.push(`the mail on ${mark} to ${email}`)
      if (ids.size > 1) found.doubled.push(`the mail on ${mark} to ${email}`)
    }
  }
  await verifyWeeks(db, found)
  for (const [of, times] of told) found.invented.push(`${times} reminders: ${of}`)
  for (const { to, marks } of mails)
    for (const mark of marks)
      if (!expected.get(mark)?.people.includes(to)) found.invented.push(`a mail on ${mark} to ${to}`)
  return found
}

/** Each step about weeks was taken down for everybody, and what was taken down together is told once. */
async function verifyWeeks(db: pg.Client, found: Pick<Findings, 'lost' | 'doubled'>): Promise<void> {
  const { rows: missing } = await db.query<{ email: string; steps: number }>(`
    select u.email, count(*)::int as steps from users u cross join reminder_steps s
      where s.about = 'timesheet' and s.is_active
        and not exists (select from reminders_sent r where r.step_ref = s.id and r.user_id = u.id)
      group by u.email`)
  for (const { email, steps } of missing) found.lost.push(`${steps} steps about weeks for ${email}`)
  const { rows } = await db.query<{ email: string; week: string; due: number; times: number }>(`
    select u.email, w.week, coalesce(w.due, 0) as due, coalesce(w.times, 0) as times
      from ((select user_id, due_on - 6 as week, count(distinct queued_at)::int as due from reminders_sent
          where about = 'timesheet' group by 1, 2) s
        full join (select user_id, (params ->> 'day')::date as week, count(*)::int as times from notifications
          where type = 'timesheet_due' group by 1, 2) n using (user_id, week)) w
        join users u on u.id = w.user_id`)
  for (const { email, week, due, times } of rows) {
    if (times < due) found.lost.push(`${due - times} reminders of the week of ${week} for ${email}`)
    if (times > due) found.doubled.push(`${times - due} reminders of the week of ${week} for ${email}`)
  }
}
