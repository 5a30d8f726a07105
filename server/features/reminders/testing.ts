import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach } from 'vitest'
import type { TestPerson, World } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { aCase } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'

/** What the clock does each minute. */
export async function remindNow(world: Pick<World, 'app'>): Promise<void> {
  const job = world.app.jobs.find(({ name }) => name === 'remind')
  if (!job) throw new Error('there is no job that reminds')
  await job.work({}, { id: uuidv7(), attempt: 1 })
}

/**
 * A firm whose clock stands on a Wednesday morning before anything falls due, with a court, and what it mails. Of weeks
 * nobody is reminded, as those have tests of their own.
 */
export function aFirmToRemind() {
  const mails: Mail[] = []
  const post = { isRefusing: false, isSilent: false }
  const court = { id: '' }
  const send = async (mail: Mail) => {
    if (post.isRefusing) throw new Error('try later')
    mails.push(mail)
    if (post.isSilent) throw new Error('taken, and the line is dead')
  }
  const people = aFirm(
    'users, cases, courts, notifications, reminders_sent',
    {
      partner: ['partner', 'Nusrat Jahan'],
      other: ['partner', 'Tahmina Sultana'],
      lead: ['associate', 'Sadia Rahman'],
      farhan: ['associate', 'Farhan Kabir'],
    },
    { mailer: { send, close: () => undefined } },
  )
  const { world, partner, other, lead, farhan } = people
  beforeAll(async () => {
    await world.rows(
      `update reminder_steps set is_active = false where about in ('timesheet', 'timesheet_waiting')`,
    )
  })
  beforeEach(async () => {
    at('2026-12-02', '06:00')
    mails.splice(0)
    Object.assign(post, { isRefusing: false, isSilent: false })
    for (const person of [partner, other, lead, farhan]) Object.assign(person, await now(person))
    court.id = await aCourt(world)
  })

  /** Somebody at the moment of the clock, hours after they signed in. */
  const now = (who: TestPerson) => world.again(who)
  /** The clock of the firm, which is six hours ahead. */
  const at = (day: string, time: string) => world.clock.set(new Date(`${day}T${time}:00+06:00`))
  const remindAt = async (day: string, time: string) => {
    at(day, time)
    await remindNow(world)
  }
  const emailOf = async ({ user_id }: TestPerson) =>
    (await world.rows<{ email: string }>('select email from users where id = $1', [user_id]))[0]?.email
  const mailed = async (who: TestPerson) => {
    const email = await emailOf(who)
    return mails
      .filter(({ to }) => to === email)
      .map(({ letter: { subject, paragraphs, sections = [] } }) => [
        subject,
        ...paragraphs,
        ...sections.flatMap(({ lines }) => lines),
      ])
  }
  const told = async (who: TestPerson) =>
    (
      await world.rows<{ type: string; title: string; message: string }>(
        'select type, title, message from notifications where user_id = $1 order by created_at, title, message',
        [who.user_id],
      )
    ).map(({ type, title, message }) => `${type}: ${title} · ${message}`)
  const inCourt = async (draft: object = {}) => {
    const of = await aCase(await now(partner), { court_ref: court.id, case_id: 'LAND-4', ...draft })
    await world.rows('update cases set lead_id = $2 where id = $1', [of.id, lead.user_id])
    return of
  }
  const set = async (case_ref: string, on_day: string, draft: object = {}) =>
    aHearing(await now(partner), {
      case_ref,
      on_day,
      appears_id: farhan.user_id,
      purpose: 'Argument',
      ...draft,
    })
  const seen = async (who: TestPerson, subject_id: string, about = 'hearing') =>
    (await now(who)).call('POST', '/rest/v1/rpc/mark_seen', { about, subject_id })
  return { ...people, court, mails, post, now, at, remindAt, emailOf, mailed, told, inCourt, set, seen }
}

const rightsOfSteps: RightsLine = {
  table: 'reminder_steps',
  expects: { right: 'courts', owner: 'r', colleague: 'r', partner: 'rcud', stranger: '', system: 'rcud' },
  seed: async (world) => {
    const id = uuidv7()
    const insert = (as: string) =>
      `insert into reminder_steps (id, about, days_before, at_time, created_at, updated_at)
         values ('${as}', 'hearing', 3, '08:00', now(), now())`
    await world.rows(insert(id))
    return { row: `id = '${id}'`, create: () => insert(uuidv7()), change: 'days_before = 4' }
  },
}

/** The owner was reminded, and says that they saw it. */
const rightsOfSent: RightsLine = {
  table: 'reminders_sent',
  expects: {
    right: 'staff',
    owner: 'ru',
    colleague: 'r',
    partner: 'r',
    stranger: '',
    system: 'rcud',
    bare: 'r',
  },
  seed: async (world, owner) => {
    const [case_ref, subject] = [uuidv7(), uuidv7()]
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at) values ($1, 'R', $2, now(), now())`,
      [case_ref, owner.user_id],
    )
    const insert = (of: string, person: string) =>
      `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at)
         values ('hearing', '${of}', '${subject}', '2026-12-01', '2026-12-01', '${person}', 'app', '${case_ref}', now())`
    await world.rows(insert(subject, owner.user_id))
    return {
      row: `subject_id = '${subject}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: 'seen_at = now()',
    }
  },
}

export const rightsOfReminders = [rightsOfSteps, rightsOfSent]
