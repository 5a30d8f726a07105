import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { v7 as uuidv7 } from 'uuid'
import { freePort } from '../../tools/free-port.ts'
import { aCluster } from './cluster.ts'
import { courtOfFaults } from './court-writers.ts'
import type { Drill } from './drill.ts'
import type { Stage } from './stage.ts'
import { withDatabase } from './stage.ts'
import { verifyReminders } from './verify-reminders.ts'

/** Of each round so many hearings and deadlines of tomorrow, each on a case of its own. */
const ofEach = 3
const longestWorkMs = 7000
const longestDeliveryMs = 60_000

/** What came in one mail: to whom, under which id, and the cases that it names. */
export interface ReminderMail {
  to: string
  id: string
  marks: ReadonlySet<string>
}

let port = 0
let server: SMTPServer | undefined
let arrived: PromiseWithResolvers<void> | undefined
const mails: ReminderMail[] = []
/** Who is to hear of a case, by its id. */
const expected = new Map<string, { subject_id: string; people: string[] }>()

/**
 * Two instances remind people, and are killed again and again: in the middle of a mail, when it was just taken, at any
 * moment, and while the mail server is away. Each step reaches each person once.
 */
export const reminders = (times: number): Drill => ({
  name: 'reminders',
  what: `kill -9 of two instances that remind people, ${times} times, at first without a mail server`,
  wanted: (seed) => ({
    seed,
    instances: 2,
    cluster: (folder) => aCluster(folder),
    environment: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'firm@firm.example' }),
  }),
  prepare: async () => {
    mails.splice(0)
    expected.clear()
    port = await freePort()
  },
  disturb: async (stage) => {
    await within(stage, setClockwork)
    let worst = 0
    for (let round = 0; round < times; round++) {
      if (round === Math.ceil(times / 4)) await openPost()
      await within(stage, (db) => fallDue(db, stage, round))
      worst = Math.max(worst, await killAll(stage, round))
    }
    return worst
  },
  check: async (stage) => {
    const left = async () =>
      within(stage, (db) =>
        db.query(`select from reminders_sent where sent_at is null limit 1`).then(({ rows }) => rows.length),
      )
    for (const began = Date.now(); (await left()) > 0 && Date.now() - began < longestDeliveryMs; ) {
      await within(stage, remindAgain)
      await wait(500)
    }
    return within(stage, (db) => verifyReminders(db, { expected, mails }))
  },
  clear: () => void server?.close(),
})

const within = <T>({ cluster, dataDir }: Stage, work: (db: pg.Client) => Promise<T>) =>
  withDatabase(cluster, dataDir, work)

/** Mails at any hour; of tomorrow and of weeks is reminded from midnight on, and of nothing else. */
async function setClockwork(db: pg.Client): Promise<void> {
  await db.query(
    `update firm_settings set quiet_from = '00:00', quiet_until = '00:00', escalate_at = '23:59:59'`,
  )
  await db.query(`update reminder_steps set is_active = false
    where about not in ('hearing', 'deadline') or days_before is distinct from 1 and days_before is not null`)
  await db.query(`update reminder_steps set at_time = '00:00' where is_active`)
  // Weeks are of those who were there.
  await db.query(`update profiles set created_at = created_at - interval '30 days'`)
}

/** Hearings with who appears and a lead, deadlines with an assignee and a backup, and a step about the week that goes on. */
async function fallDue(db: pg.Client, { people }: Stage, round: number): Promise<void> {
  await db.query('begin')
  await db.query(
    `insert into reminder_steps (id, about, days_before, at_time, created_at, updated_at)
       values ($1, 'timesheet', 6, '00:00', now(), now())`,
    [uuidv7()],
  )
  for (let n = 0; n < 2 * ofEach; n++) {
    const [one, other] = [people[(round + n) % people.length], people[(round + n + 1) % people.length]]
    if (!one || !other) throw new Error('nobody is there')
    const [case_ref, subject_id] = [uuidv7(), uuidv7()]
    const mark = `RM-${round}-${n}-`
    expected.set(mark, { subject_id, people: [one.email, other.email] })
    await db.query(
      `insert into cases (id, case_id, created_by, lead_id, created_at, updated_at) values ($1, $2, $3, $3, now(), now())`,
      [case_ref, mark, other.user_id],
    )
    const tomorrow = `(firm_day(now()) + 1)`
    await db.query(
      n < ofEach
        ? `insert into hearings (id, case_ref, on_day, court_ref, appears_id, created_by, created_at, updated_at)
             values ($1, $2, ${tomorrow}, '${courtOfFaults}', $3, $4, now(), now())`
        : `insert into deadlines (id, case_ref, title, trigger_day, extra_reason, calendar_ref, due_on, working, warn_on,
               assignee_id, backup_id, created_by, changed_by, changed_at, created_at, updated_at)
             select $1, $2, 'Appeal', ${tomorrow}, 'As agreed', k.id, ${tomorrow}, '[]', array[firm_day(now())],
                 $3, $4, $4, $4, now(), now(), now() from court_calendars k order by k.name limit 1`,
      [subject_id, case_ref, one.user_id, other.user_id],
    )
  }
  await db.query('commit')
}

/** In turn: before a mail is taken, right after it was, and at any moment. Then ten minutes go by. */
async function killAll(stage: Stage, round: number): Promise<number> {
  arrived = Promise.withResolvers()
  await within(stage, remind)
  const longest = wait(longestWorkMs)
  await Promise.race([round % 3 === 2 ? wait(stage.random() * longestWorkMs) : arrived.promise, longest])
  if (round % 3 === 1) await wait(stage.random() * 20)
  await Promise.all(stage.instances.map((instance) => instance.kill()))
  await within(stage, letTimePass)
  const began = performance.now()
  await Promise.all(stage.instances.map((instance) => instance.start()))
  await stage.untilWell()
  return performance.now() - began
}

/** What was claimed by a server that is dead may be tried again, and its job is over. */
async function letTimePass(db: pg.Client): Promise<void> {
  await db.query(`delete from pgboss.job where name = 'remind'`)
  await db.query(
    `update reminders_sent set tried_at = tried_at - interval '10 minutes' where sent_at is null`,
  )
}

/** As the clock does it each minute; one that waits or works already is enough. */
async function remind(db: pg.Client): Promise<void> {
  await db.query(`insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds)
    select name, '{}', policy, expire_seconds, deletion_seconds from pgboss.queue where name = 'remind'
    on conflict do nothing`)
}

/** When nobody is at work, ten minutes go by. */
async function remindAgain(db: pg.Client): Promise<void> {
  const { rows } = await db.query(
    `select from pgboss.job where name = 'remind' and state in ('created', 'active') limit 1`,
  )
  if (rows.length > 0) return
  await db.query(
    `update reminders_sent set tried_at = tried_at - interval '10 minutes' where sent_at is null`,
  )
  await remind(db)
}

async function openPost(): Promise<void> {
  server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: receive })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
}

const receive: Required<SMTPServerOptions>['onData'] = (stream, session, done) => {
  text(stream).then((letter) => {
    const id = /^Message-ID: (\S+)/im.exec(letter)?.[1] ?? ''
    // Long lines are broken by = at their end.
    const marks = new Set(letter.replace(/=\r?\n/g, '').match(/RM-\d+-\d+-/g) ?? [])
    if (marks.size > 0) for (const { address: to } of session.envelope.rcptTo) mails.push({ to, id, marks })
    done()
    if (marks.size > 0) arrived?.resolve()
  }, done)
}
