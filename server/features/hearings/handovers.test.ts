import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aHearing, anAsk } from './testing.ts'

const { world, partner, associate, colleague, other } = aFirm(
  'users, cases, courts, notifications, activity_events, live_events',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
    other: ['associate', 'Tanvir Ahmed'],
  },
)

const rpc = '/rest/v1/rpc'
const post = (who: TestPerson, call: string, body: object) => who.call('POST', `${rpc}/${call}`, body)
const ask = (who: TestPerson, hearing_ref: string, to: TestPerson) =>
  post(who, 'hand_over_hearing', { hearing_ref, to_id: to.user_id })
const answer = (who: TestPerson, id: string, accept = true) => post(who, 'answer_handover', { id, accept })
const read = async (who: TestPerson, id: string) => (await who.call('GET', `/rest/v1/hearings/${id}`)).body
const waiting = async (who: TestPerson) =>
  (await who.call('GET', `${rpc}/asked_to_appear`)).body.items.map(({ id }: { id: string }) => id)
const news = async (who: TestPerson) =>
  (
    await world.rows<{ title: string }>(
      `select title from notifications where user_id = $1 and type = 'hearing_handover' order by title`,
      [who.user_id],
    )
  ).map(({ title }) => title)
const states = async () =>
  (await world.rows<{ state: string }>('select state from hearing_handovers order by created_at, id')).map(
    ({ state }) => state,
  )

/** A hearing at which the associate appears. */
async function aDay(more: object = {}) {
  const court_ref = await aCourt(world, { name_en: 'Dhaka court' })
  const { id: case_ref, case_id } = await aCase(associate, { court_ref })
  const draft = { case_ref, on_day: '2026-12-03', appears_id: associate.user_id, ...more }
  return { ...(await aHearing(associate, draft)), case_id }
}

describe('a hearing that is handed over', () => {
  it('is taken with a word where whoever takes it is at another court that day, and declined without one', async () => {
    const elsewhere = await aCourt(world, { name_en: 'Sylhet court', place: 'Sylhet' })
    const { id: case_ref } = await aCase(colleague)
    const draft = { case_ref, court_ref: elsewhere, on_day: '2026-12-03', appears_id: colleague.user_id }
    await aHearing(colleague, draft)
    const day = await aDay()
    const declined = (await anAsk(associate, day.id, colleague)).handover?.id ?? ''
    expect((await answer(colleague, declined, false)).body.warnings.clash).toEqual([])
    const asked = (await anAsk(associate, day.id, colleague)).handover?.id ?? ''
    const { appears, warnings } = (await answer(colleague, asked)).body
    expect(appears.full_name).toBe('Sadia Rahman')
    expect(warnings.clash).toMatchObject([{ level: 'clash', person: { full_name: 'Sadia Rahman' } }])
  })

  it('check 38: names both until the other one accepts, who then appears; both are told', async () => {
    const { id, case_ref, case_id } = await aDay({ with_ids: [colleague.user_id] })
    const asked = await anAsk(associate, id, colleague, 'I am in Sylhet')
    expect(asked).toMatchObject({
      appears: { full_name: 'Farhan Kabir' },
      handover: {
        from: { full_name: 'Farhan Kabir' },
        to: { full_name: 'Sadia Rahman' },
        note: 'I am in Sylhet',
        can: { answer: false, withdraw: true },
      },
      can: { hand_over: false },
    })
    expect((await read(colleague, id)).handover.can).toEqual({ answer: true, withdraw: false })
    expect([await waiting(colleague), await waiting(other)]).toEqual([[id], []])
    const [told] = (await colleague.call('GET', '/rest/v1/notifications')).body.items
    expect(told).toMatchObject({
      ...{ type: 'hearing_handover', title: 'Farhan Kabir asks you to appear', subject_id: case_ref },
      message: `${case_id}, Dhaka court, Dec 03, 2026`,
    })
    const bangla = await colleague.call('GET', '/rest/v1/notifications', undefined, {
      'accept-language': 'bn',
    })
    expect(bangla.body.items[0].title).toBe('Farhan Kabir আপনাকে উপস্থিত থাকতে অনুরোধ করেছেন')

    const accepted = await answer(colleague, asked.handover.id)
    expect(accepted.body).toMatchObject({
      ...{ appears: { full_name: 'Sadia Rahman' }, handover: null, with: [], version: 2 },
      can: { hand_over: true },
    })
    expect(await waiting(colleague)).toEqual([])
    expect(await news(associate)).toEqual(['Sadia Rahman will appear'])
    expect(await news(colleague)).toEqual(['Farhan Kabir asks you to appear', 'Sadia Rahman will appear'])
    const events = await world.rows<{ detail: object; case_ref: string }>(
      `select detail, case_ref from activity_events where type = 'hearing.handed_over'`,
    )
    expect(events).toMatchObject([
      {
        case_ref,
        detail: { before: { appears: 'Farhan Kabir' }, after: { appears: 'Sadia Rahman' } },
      },
    ])
  })

  it('check 38: goes to nobody behind a wall, and to nobody who is not there', async () => {
    const { id, case_ref } = await aDay()
    await wall(world, case_ref, colleague, partner)
    expect(await ask(associate, id, colleague)).toMatchObject({
      status: 422,
      body: {
        reason: 'hearings.cannot_see',
        message: 'This person may not see the case.',
        fields: [{ path: 'to_id' }],
      },
    })
    const nobody = await ask(associate, id, { ...colleague, user_id: randomUUID() })
    expect(nobody).toMatchObject({ status: 404, body: { fields: [{ path: 'to_id' }] } })
    expect([await states(), await news(colleague)]).toEqual([[], []])
    expect((await ask(colleague, id, other)).status).toBe(404)
  })

  it('stays where it is when the other one cannot; who asked is told', async () => {
    const { id } = await aDay()
    const { handover, on_day } = await anAsk(partner, id, colleague)
    const mine = async () =>
      (await colleague.call('GET', `/rest/v1/rpc/diary_day?day=${on_day}&person=${colleague.user_id}`)).body
        .items
    expect(await mine()).toHaveLength(1)
    const early = await colleague.call(
      'GET',
      `/rest/v1/rpc/diary_day?day=2020-01-01&person=${colleague.user_id}`,
    )
    expect(early.body.next_day).toBe(on_day)
    const declined = await answer(colleague, handover.id, false)
    expect(declined.body).toMatchObject({
      appears: { full_name: 'Farhan Kabir' },
      handover: null,
      version: 1,
    })
    expect(await news(partner)).toEqual(['Sadia Rahman cannot appear'])
    expect(await mine()).toEqual([])
    expect(await news(associate)).toEqual([])
    // Somebody else may be asked then; whoever appeared hears of it, too.
    const again = await anAsk(partner, id, other)
    await answer(other, again.handover.id)
    expect([await news(associate), await news(partner)]).toEqual([
      ['Tanvir Ahmed will appear'],
      ['Sadia Rahman cannot appear', 'Tanvir Ahmed will appear'],
    ])
    expect(await states()).toEqual(['declined', 'accepted'])
  })

  it('is asked of one at a time, who is neither the asker nor already there', async () => {
    const { id } = await aDay()
    for (const to of [partner, associate])
      expect((await ask(partner, id, to)).body.fields[0].path).toBe('to_id')
    const long = { hearing_ref: id, to_id: other.user_id, note: 'x'.repeat(501) }
    expect((await post(associate, 'hand_over_hearing', long)).body.fields[0].path).toBe('note')
    const answers = await Promise.all([ask(associate, id, colleague), ask(partner, id, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'hearings.handover_asked',
    })
    expect(await states()).toEqual(['asked'])
  })

  it('is asked once for a key, however often it is sent', async () => {
    const { id } = await aDay()
    const key = { 'idempotency-key': randomUUID() }
    const send = () =>
      associate.call('POST', `${rpc}/hand_over_hearing`, { hearing_ref: id, to_id: colleague.user_id }, key)
    const [first, again] = [await send(), await send()]
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect([await states(), await news(colleague)]).toEqual([['asked'], ['Farhan Kabir asks you to appear']])
  })

  it('is answered once, by the one who was asked, and withdrawn by who asked or manages cases', async () => {
    const { id } = await aDay()
    const { handover } = await anAsk(associate, id, colleague)
    const withdraw = (who: TestPerson, of = handover.id) => post(who, 'withdraw_handover', { id: of })
    expect((await answer(other, handover.id)).body.reason).toBe('rights.not_yours')
    expect((await answer(associate, handover.id)).body.reason).toBe('rights.not_yours')
    expect((await withdraw(colleague)).body.reason).toBe('rights.not_yours')
    const unknown = [await answer(colleague, randomUUID()), await withdraw(associate, randomUUID())]
    expect(unknown.map(({ status }) => status)).toEqual([404, 404])
    expect((await withdraw(associate)).body).toMatchObject({ handover: null })
    expect(await answer(colleague, handover.id)).toMatchObject({
      status: 409,
      body: { reason: 'hearings.handover_over', message: 'This was answered or withdrawn already.' },
    })
    const second = await anAsk(associate, id, colleague)
    expect((await withdraw(partner, second.handover.id)).status).toBe(200)

    const third = await anAsk(associate, id, colleague)
    const answers = await Promise.all([
      answer(colleague, third.handover.id),
      answer(colleague, third.handover.id, false),
      withdraw(associate, third.handover.id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await states()).not.toContain('asked')
    expect((await news(associate)).length).toBeLessThan(2)
  })

  it('is over with its outcome, its deletion, and when somebody else is named for it', async () => {
    const ends = {
      closed: (id: string) =>
        post(associate, 'close_hearing', { id, version: 1, state: 'held', next: { kind: 'ended' } }),
      deleted: (id: string) => associate.call('DELETE', `/rest/v1/hearings/${id}`),
      named: (id: string) =>
        associate.call('PATCH', `/rest/v1/hearings/${id}`, { appears_id: other.user_id, version: 1 }),
    }
    for (const [how, end] of Object.entries(ends)) {
      const { id } = await aDay()
      const { handover } = await anAsk(associate, id, colleague)
      expect((await end(id)).status, how).toBeLessThan(300)
      expect([how, await waiting(colleague)]).toEqual([how, []])
      const { status } = await answer(colleague, handover.id)
      expect([how, status]).toEqual([how, how === 'deleted' ? 404 : 409])
    }
    const { id } = await aDay()
    await anAsk(associate, id, colleague)
    const moved = { on_day: '2026-12-06', appears_id: null, version: 1 }
    expect((await associate.call('PATCH', `/rest/v1/hearings/${id}`, moved)).body.handover).not.toBeNull()
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'asked'])
    const closed = await post(associate, 'close_hearing', {
      ...{ id, version: 2, state: 'held', next: { kind: 'ended' } },
    })
    expect(closed.body.closed).toMatchObject({ handover: null, can: { hand_over: false } })
    expect((await ask(associate, id, colleague)).body.reason).toBe('hearings.closed')
  })

  it('is over when the case is hidden from the one who was asked, who is told nothing more', async () => {
    const { id, case_ref } = await aDay()
    const { handover } = await anAsk(associate, id, colleague)
    await wall(world, case_ref, colleague, partner)
    expect((await answer(colleague, handover.id)).status).toBe(404)
    expect([await waiting(colleague), await news(colleague)]).toEqual([[], []])
    expect(await read(associate, id)).toMatchObject({
      handover: null,
      appears: { full_name: 'Farhan Kabir' },
    })
    expect([await states(), await news(associate)]).toEqual([['withdrawn'], []])
  })

  it('stays with nobody behind a wall that is raised while they accept', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { id, case_ref } = await aDay()
      const { handover } = await anAsk(associate, id, colleague)
      await Promise.all([answer(colleague, handover.id), wall(world, case_ref, colleague, partner)])
      const { appears, handover: left } = await read(associate, id)
      expect([left, appears?.full_name === 'Sadia Rahman']).toEqual([null, false])
    }
  })

  it('tells open pages of those who see the case', async () => {
    const { id, case_ref } = await aDay()
    await world.rows('delete from live_events')
    const { handover } = await anAsk(associate, id, colleague)
    await post(associate, 'withdraw_handover', { id: handover.id })
    const hints = await world.rows(
      `select topic, subject_id, case_ref from live_events where topic = 'hearings' order by id`,
    )
    expect(hints).toEqual([1, 2].map(() => ({ topic: 'hearings', subject_id: id, case_ref })))
  })
})
