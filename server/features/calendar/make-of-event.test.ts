import { describe, expect, it } from 'vitest'
import type { EventDraft } from '../../../contract/calendar.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { anEvent } from './testing.ts'

const { world, partner, associate, colleague } = aFirm('cases, courts, calendar_events', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const rpc = '/rest/v1/rpc'
const day = '2026-12-09'

const aDate = (draft: Partial<EventDraft> = {}) =>
  anEvent(colleague, { title: 'Rahim v Karim', event_date: day, event_type: 'court_date', ...draft })
const aLastDay = (draft: Partial<EventDraft> = {}) =>
  anEvent(colleague, { title: 'File the reply', event_date: day, event_type: 'deadline', ...draft })
const make = (who: TestPerson, what: 'hearing' | 'deadline', body: object, key?: string) =>
  who.call('POST', `${rpc}/make_${what}`, body, key ? { 'idempotency-key': key } : {})
const inCourt = async () => aCase(associate, { court_ref: await aCourt(world) })
const byHand = { trigger_day: '2026-11-20', extra_reason: 'Noted in the calendar' }

describe('making a hearing of a court date', () => {
  it('takes day, time and case from the event, for whoever sees both, and leaves the event', async () => {
    const on = await inCourt()
    const event = await aDate({ case_ref: on.id, event_time: '10:30' })
    const made = await make(associate, 'hearing', { event_ref: event.id, purpose: 'Argument' })
    expect(made).toMatchObject({
      status: 201,
      body: {
        case_ref: on.id,
        on_day: day,
        at_time: '10:30',
        purpose: 'Argument',
        court_ref: on.court_ref,
        created_by: associate.user_id,
        warnings: { clash: [], court_closed: null },
      },
    })
    const left = await colleague.call('GET', `/rest/v1/calendar_events/${event.id}`)
    expect(left.body).toMatchObject({ version: event.version, can: { delete: true } })
    const told = await world.rows(`select type from activity_events where subject_id = $1`, [made.body.id])
    expect(told).toEqual([{ type: 'hearing.created' }])
  })

  it('takes what is named instead', async () => {
    const [other, court_ref] = [await aCase(partner, { case_id: 'CASE-2026-418' }), await aCourt(world)]
    const event = await aDate({ case_ref: (await inCourt()).id })
    const named = { case_ref: other.id, court_ref, on_day: '2026-12-10', at_time: '14:00' }
    const made = await make(partner, 'hearing', { event_ref: event.id, ...named })
    expect(made).toMatchObject({ status: 201, body: named })
  })

  it('makes one of one press, and of a second press none', async () => {
    const on = await inCourt()
    const body = { event_ref: (await aDate({ case_ref: on.id })).id }
    const [first, again] = await Promise.all(
      ['pressed-once', 'pressed-once'].map((key) => make(associate, 'hearing', body, key)),
    )
    expect(again?.body).toEqual(first?.body)
    for (const who of [associate, colleague])
      expect(await make(who, 'hearing', body)).toMatchObject({
        status: 409,
        body: { reason: 'hearings.day_taken', fields: [{ path: 'on_day' }] },
      })
    expect(await world.rows('select 1 from hearings')).toHaveLength(1)
  })

  it('says on which day the court does not sit, and keeps it when told to', async () => {
    const calendar = (await partner.call('POST', '/rest/v1/court_calendars', { name: 'Labour courts' })).body
    const on = await aCase(associate, { court_ref: await aCourt(world, { calendar_ref: calendar.id }) })
    const event_ref = (await aDate({ case_ref: on.id, event_date: '2026-12-11' })).id
    expect((await make(associate, 'hearing', { event_ref })).body.reason).toBe('hearings.court_closed')
    expect(await make(associate, 'hearing', { event_ref, keep: true })).toMatchObject({
      status: 201,
      body: { on_day: '2026-12-11', warnings: { court_closed: 'Friday' } },
    })
  })

  it('warns of whom it brings too near to another hearing', async () => {
    const [one, two] = [await inCourt(), await aCase(associate, { case_id: 'CASE-2026-418' })]
    const appears_id = associate.user_id
    await aHearing(associate, { case_ref: one.id, on_day: day, appears_id })
    const court_ref = await aCourt(world, { place: 'Chattogram' })
    const event_ref = (await aDate({ case_ref: two.id })).id
    const made = await make(associate, 'hearing', { event_ref, court_ref, appears_id })
    expect(made.body.warnings.clash).toMatchObject([{ level: 'clash', day }])
  })
})

describe('making a deadline of one that the calendar noted', () => {
  it('takes title, last day and case from the event, by hand, and leaves the event', async () => {
    const on = await inCourt()
    const event = await aLastDay({ case_ref: on.id })
    const made = await make(associate, 'deadline', { event_ref: event.id, ...byHand })
    expect(made).toMatchObject({
      status: 201,
      body: { case_ref: on.id, title: 'File the reply', due_on: day, rule_ref: null, ...byHand },
    })
    expect((await colleague.call('GET', `/rest/v1/calendar_events/${event.id}`)).body.version).toBe(1)
    const history = await world.rows('select action, why from deadline_history')
    expect(history).toEqual([{ action: 'created', why: 'Noted in the calendar' }])
  })

  it('is worked out where a rule is named, and not on the day of the event', async () => {
    const on = await inCourt()
    const { body } = await associate.call('GET', '/rest/v1/deadline_rules?code=LA-156&is_active=true')
    const event_ref = (await aLastDay({ case_ref: on.id })).id
    const made = await make(associate, 'deadline', {
      event_ref,
      rule_ref: body.items[0].id,
      trigger_day: '2026-11-20',
    })
    expect(made).toMatchObject({ status: 201, body: { title: 'File the reply', rule: { code: 'LA-156' } } })
    expect(made.body.due_on > day).toBe(true)
  })

  it('makes one of one press, and of two people who press at once', async () => {
    const on = await inCourt()
    const body = { event_ref: (await aLastDay({ case_ref: on.id })).id, ...byHand }
    const [first, again] = await Promise.all(
      ['pressed-once', 'pressed-once'].map((key) => make(associate, 'deadline', body, key)),
    )
    expect(again?.body).toEqual(first?.body)
    await world.rows('truncate deadlines cascade')
    const answers = await Promise.all([associate, colleague].map((who) => make(who, 'deadline', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('deadlines.made_already')
    expect(await world.rows('select 1 from deadlines')).toHaveLength(1)
  })
})

interface Refused {
  what: 'hearing' | 'deadline'
  why: string
  /** What is sent instead of what would do. */
  body: (of: { event_ref: string; case_ref: string }) => Promise<object> | object
  status: number
  reason?: string
  path?: string
}

const nowhere = '00000000-0000-7000-8000-000000000000'
const hide = (case_ref: string) => wall(world, case_ref, associate, partner)
const close = (id: string) =>
  world.rows(`update cases set status = 'closed', closed_on = '2026-11-20' where id = $1`, [id])

const refused: Refused[] = (['hearing', 'deadline'] as const).flatMap((what): Refused[] => [
  { what, why: 'no event', body: ({ case_ref }) => ({ case_ref }), status: 400, path: 'event_ref' },
  {
    ...{ what, why: 'an event that there is not', status: 404 },
    body: () => ({ event_ref: nowhere }),
  },
  {
    ...{ what, why: 'an event of a case that is hidden', status: 404 },
    body: async ({ event_ref, case_ref }) => {
      await hide(case_ref)
      return { event_ref }
    },
  },
  {
    ...{ what, why: 'an event of another type', status: 422, path: 'event_ref' },
    reason: what === 'hearing' ? 'calendar.not_court_date' : 'calendar.not_deadline',
    body: async ({ case_ref }) => ({
      event_ref: (await (what === 'hearing' ? aLastDay : aDate)({ case_ref })).id,
    }),
  },
  {
    ...{ what, why: 'an event without a case', status: 400, path: 'case_ref' },
    body: async () => ({ event_ref: (await (what === 'hearing' ? aDate : aLastDay)()).id }),
  },
  {
    ...{ what, why: 'a case that is hidden', status: 404, path: 'case_ref' },
    body: async ({ case_ref }) => {
      await hide(case_ref)
      return { event_ref: (await (what === 'hearing' ? aDate : aLastDay)()).id, case_ref }
    },
  },
  {
    ...{ what, why: 'a case that there is not', status: 404, path: 'case_ref' },
    body: ({ event_ref }) => ({ event_ref, case_ref: nowhere }),
  },
  {
    ...{ what, why: 'a case that is closed', status: 422, reason: 'cases.closed' },
    body: async ({ event_ref, case_ref }) => {
      await close(case_ref)
      return { event_ref }
    },
  },
])

describe('nothing is made', () => {
  it.each(refused)('of $why: a $what', async ({ what, body, status, reason, path }) => {
    const on = await inCourt()
    const event = await (what === 'hearing' ? aDate : aLastDay)({ case_ref: on.id })
    const sent = await body({ event_ref: event.id, case_ref: on.id })
    const answer = await make(associate, what, what === 'hearing' ? sent : { ...byHand, ...sent })
    expect(answer.status).toBe(status)
    if (reason) expect(answer.body.reason).toBe(reason)
    if (path) expect(answer.body.fields).toMatchObject([{ path }])
    expect(await world.rows('select 1 from hearings union all select 1 from deadlines')).toEqual([])
  })

  it('by nobody', async () => {
    const event_ref = (await aDate({ case_ref: (await inCourt()).id })).id
    for (const what of ['hearing', 'deadline'])
      expect((await world.nobody.call('POST', `${rpc}/make_${what}`, { event_ref })).status).toBe(401)
  })

  it('by hand without a reason', async () => {
    const event_ref = (await aLastDay({ case_ref: (await inCourt()).id })).id
    const answer = await make(associate, 'deadline', { event_ref, trigger_day: '2026-11-20' })
    expect(answer.body).toMatchObject({
      reason: 'deadlines.reason_missing',
      fields: [{ path: 'extra_reason' }],
    })
  })
})
