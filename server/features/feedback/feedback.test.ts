import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aFeedback } from './testing.ts'

const table = '/rest/v1/partner_feedback'

const { world, partner, other, associate, colleague } = aFirm('partner_feedback, notifications', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Tanvir Ahmed'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const restore = (who: TestPerson, id: string) =>
  who.call('POST', '/rest/v1/rpc/restore_partner_feedback', { id })
const textsFor = async (who: TestPerson, query = '') =>
  (await who.call('GET', `${table}?${query}`)).body.items.map(
    (row: { feedback_text: string }) => row.feedback_text,
  )
const newsOf = async (who: TestPerson) =>
  (await who.call('GET', '/rest/v1/notifications')).body.items.map(
    ({ type, title, message }: Record<string, string>) => ({ type, title, message }),
  )

describe('feedback', () => {
  it('has five stars by itself, and its associate is told, in the same moment and live', async () => {
    const row = await aFeedback(partner, associate)
    expect(row).toMatchObject({
      rating: 5,
      partner_id: partner.user_id,
      partner: { full_name: 'Nusrat Jahan' },
      associate: { full_name: 'Farhan Kabir' },
      version: 1,
      can: { edit: true, delete: true },
    })
    expect(await newsOf(associate)).toEqual([
      {
        type: 'feedback_received',
        title: 'New feedback',
        message: 'Nusrat Jahan gave you feedback with 5 of 5 stars',
      },
    ])
    for (const who of [partner, other, colleague]) expect(await newsOf(who)).toEqual([])
    const hints = await world.rows(
      `select audience, person_id from live_events where topic = 'partner_feedback' order by audience`,
    )
    expect(hints).toEqual([
      { audience: 'person', person_id: associate.user_id },
      { audience: 'right', person_id: null },
    ])
  })

  it.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['rating', '5'],
    ['rating', null],
    ['feedback_text', ' \n '],
    ['feedback_text', 'x'.repeat(5001)],
    ['associate_id', ''],
    ['associate_id', undefined],
  ])('refuses %s %j by name', async (field, value) => {
    const draft = { associate_id: associate.user_id, feedback_text: 'x', [field]: value }
    const refused = await partner.call('POST', table, draft)
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: field }] } })
    expect(await world.rows('select 1 from partner_feedback')).toEqual([])
  })

  it('is for associates: not for a partner, and not for nobody', async () => {
    for (const associate_id of [other.user_id, '0190a6b2-0000-7000-8000-000000000001']) {
      const refused = await partner.call('POST', table, { associate_id, feedback_text: 'x' })
      expect(refused).toMatchObject({
        status: 422,
        body: { reason: 'partner_feedback.not_an_associate', fields: [{ path: 'associate_id' }] },
      })
    }
  })

  it('is given once for a key, and ignores who the client says gave it', async () => {
    const draft = { associate_id: associate.user_id, feedback_text: 'Good', partner_id: other.user_id }
    const key = { 'idempotency-key': 'feedback-1' }
    const first = await partner.call('POST', table, draft, key)
    expect((await partner.call('POST', table, draft, key)).body.id).toBe(first.body.id)
    expect(first.body.partner_id).toBe(partner.user_id)
    expect(await newsOf(associate)).toHaveLength(1)
  })

  it('is changed by any partner, made on a version, with news for the associate and no text in the audit', async () => {
    const row = await aFeedback(partner, associate, { rating: 2, feedback_text: 'Late again' })
    const path = `${table}/${row.id}`
    const change = { rating: 4, feedback_text: 'Better', version: 1 }
    world.clock.advance(1000)
    expect((await other.call('PATCH', path, change)).body).toMatchObject({ rating: 4, version: 2 })
    const stale = await partner.call('PATCH', path, { rating: 1, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { rating: 4 } } })
    expect((await partner.call('PATCH', path, { version: 2 })).body.version).toBe(2)
    expect(await newsOf(associate)).toMatchObject([{ title: 'Feedback updated' }, { title: 'New feedback' }])
    const events = await world.rows('select type, detail from activity_events order by id')
    expect(events).toMatchObject([
      { type: 'partner_feedback.given' },
      {
        type: 'partner_feedback.modified',
        detail: { before: { rating: 2 }, after: { rating: 4, feedback_text: 'changed' } },
      },
    ])
    expect(JSON.stringify(events)).not.toMatch(/Late again|Better/)
  })

  it('that is deleted is gone for its associate too, until a partner restores it within 30 days', async () => {
    const row = await aFeedback(partner, associate)
    expect((await restore(partner, row.id)).body.reason).toBe('partner_feedback.not_deleted')
    expect((await other.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    for (const who of [partner, associate]) {
      expect((await who.call('GET', `${table}/${row.id}`)).status).toBe(404)
      expect(await textsFor(who)).toEqual([])
    }
    // Also below every query of ours: the policy hides what was deleted from whom it was about.
    const claim = { kind: 'session', user_id: associate.user_id, session_id: associate.session_id } as const
    const left = await world.app.transact(claim, (ctx) =>
      ctx.db.selectFrom('partner_feedback').select('id').execute(),
    )
    expect(left).toEqual([])
    expect((await restore(partner, row.id)).body).toMatchObject({ id: row.id, version: 3 })
    expect(await textsFor(associate)).toEqual(['Clear and in time.'])
    await partner.call('DELETE', `${table}/${row.id}`)
    const kept = await aFeedback(partner, associate)
    world.clock.set('2026-12-22T06:00:01Z')
    expect((await restore(await world.aPerson('partner'), row.id)).status).toBe(404)
    const job = world.app.jobs.find(({ name }) => name === 'purge-feedback')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select id from partner_feedback')).toEqual([{ id: kept.id }])
  })
})

describe('the list of feedback', () => {
  it('is all of it for partners, of one associate when asked, and paged by key', async () => {
    await aFeedback(partner, associate, { feedback_text: 'one' })
    await aFeedback(other, colleague, { feedback_text: 'two' })
    await aFeedback(partner, associate, { feedback_text: 'three' })
    expect(await textsFor(other)).toEqual(['three', 'two', 'one'])
    expect(await textsFor(other, `associate_id=${associate.user_id}`)).toEqual(['three', 'one'])
    const { next } = (await partner.call('GET', `${table}?limit=2`)).body
    expect(await textsFor(partner, `limit=2&after=${next}`)).toEqual(['one'])
    expect((await partner.call('GET', `${table}?after=x`)).status).toBe(400)
  })

  it('is for an associate what they received, and they can change nothing', async () => {
    const mine = await aFeedback(partner, associate, { feedback_text: 'mine' })
    const theirs = await aFeedback(partner, colleague, { feedback_text: 'theirs' })
    expect(await textsFor(associate)).toEqual(['mine'])
    expect(await textsFor(associate, `associate_id=${colleague.user_id}`)).toEqual([])
    const list = (await associate.call('GET', `${table}?limit=1`)).body
    expect(list).toMatchObject({ next: null, items: [{ can: { edit: false, delete: false } }] })
    expect((await associate.call('GET', `${table}/${mine.id}`)).status).toBe(200)

    const nobody = '0190a6b2-0000-7000-8000-000000000001'
    const [hidden, missing] = await Promise.all(
      [theirs.id, nobody].map((id) => associate.call('GET', `${table}/${id}`)),
    )
    const { request_id: _, ...said } = hidden?.body ?? {}
    expect(hidden?.status).toBe(404)
    expect(missing?.body).toMatchObject(said)
    for (const id of [mine.id, theirs.id, nobody]) {
      for (const answer of [
        await associate.call('PATCH', `${table}/${id}`, { rating: 5, version: 1 }),
        await associate.call('DELETE', `${table}/${id}`),
        await restore(associate, id),
      ])
        expect(answer).toMatchObject({ status: 403, body: { reason: 'rights.partners_only' } })
    }
    const given = { associate_id: colleague.user_id, feedback_text: 'From me' }
    expect((await associate.call('POST', table, given)).status).toBe(403)
    expect(await textsFor(partner)).toEqual(['theirs', 'mine'])
  })
})
