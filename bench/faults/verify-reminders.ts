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
  for (const [of, times] of told) found.invented.push(`${times} reminders: ${of}`)
  for (const { to, marks } of mails)
    for (const mark of marks)
      if (!expected.get(mark)?.people.includes(to)) found.invented.push(`a mail on ${mark} to ${to}`)
  return found
}
