import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from './testing.ts'

const path = '/rest/v1/case_messages'

const { world, partner, associate, colleague } = aFirm('users, notes, cases, notifications', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const send = (who: TestPerson, row: { id: string }, message_text: string, more: object = {}) =>
  who.call('POST', path, { case_ref: row.id, message_text, ...more })
const list = async (who: TestPerson, row: { id: string }, query = '') =>
  (await who.call('GET', `${path}?case_ref=${row.id}${query}`)).body
const texts = ({ items }: { items: { message_text: string }[] }) =>
  items.map(({ message_text }) => message_text)
const news = async (who: TestPerson) => (await who.call('GET', '/rest/v1/notifications')).body.items
const restrict = (row: { id: string }) =>
  world.rows(`update cases set access = 'restricted' where id = $1`, [row.id])

describe('messages of a case', () => {
  it('are read by whoever sees it, newest first, in pages', async () => {
    const row = await aCase(associate)
    const other = await aCase(associate, { case_id: 'Other' })
    await send(associate, other, 'Elsewhere')
    for (const text of ['One', 'Two', 'Three']) await send(associate, row, text)
    const first = await list(colleague, row, '&limit=2')
    expect(texts(first)).toEqual(['Three', 'Two'])
    expect(first.items[0]).toMatchObject({
      profiles: { full_name: 'Farhan Kabir', role: 'associate' },
      can: { delete: false },
    })
    await send(associate, row, 'Four')
    const second = await list(colleague, row, `&limit=2&after=${first.next}`)
    expect([texts(second), second.next]).toEqual([['One'], null])
    expect((await colleague.call('GET', `${path}?case_ref=${randomUUID()}`)).status).toBe(404)
  })

  it.each([
    ['nothing', '   '],
    ['what cannot be seen', '​'],
    ['more than 2,000 characters', 'x'.repeat(2001)],
    ['control characters', 'a\u0000b'],
  ])('refuse %s', async (_, text) => {
    const row = await aCase(associate)
    const answer = await send(associate, row, text)
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'message_text'])
  })

  it('keep 2,000 Bangla characters in several lines', async () => {
    const row = await aCase(associate)
    const text = `${'মামলা '.repeat(333)}\nশে`.slice(0, 2000)
    expect((await send(associate, row, text)).body.message_text).toBe(text.trim())
  })

  it('are deleted by who wrote them and by whoever manages cases, and leave no word in the audit', async () => {
    const row = await aCase(associate)
    const { id } = (await send(associate, row, 'Confidential')).body
    expect((await colleague.call('DELETE', `${path}/${id}`)).body.reason).toBe('rights.not_yours')
    expect((await associate.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await associate.call('DELETE', `${path}/${id}`)).status).toBe(404)
    const other = (await send(associate, row, 'Another')).body
    expect((await partner.call('DELETE', `${path}/${other.id}`)).status).toBe(204)
    expect(texts(await list(associate, row))).toEqual([])
    const events = await world.rows(
      `select type, case_ref, detail from activity_events where area = 'case_message' order by id`,
    )
    expect(events.map(({ type }) => type)).toContain('case_message.deleted')
    expect(JSON.stringify(events)).not.toContain('Confidential')
    expect(events.every(({ case_ref }) => case_ref === row.id)).toBe(true)
  })

  it('come once, however often they are sent', async () => {
    const row = await aCase(associate)
    const key = { 'idempotency-key': randomUUID() }
    const body = { case_ref: row.id, message_text: 'Once' }
    for (const _ of [1, 2]) await associate.call('POST', path, body, key)
    expect(texts(await list(associate, row))).toEqual(['Once'])
  })
})

describe('a mention', () => {
  it('tells whom it names, with the case to open', async () => {
    const row = await aCase(associate)
    const sent = (await send(associate, row, 'Ask @SadiaRahman and @FarhanKabir and @Nobody')).body
    expect(sent.mentioned_names).toEqual(['SadiaRahman', 'FarhanKabir'])
    expect(await news(colleague)).toMatchObject([
      {
        type: 'case_mention',
        title: 'Farhan Kabir mentioned you',
        message: 'Farhan Kabir mentioned you on the case CASE-2026-417',
        subject_id: row.id,
      },
    ])
    expect(await news(associate)).toEqual([])
    expect(await news(partner)).toEqual([])
  })

  it('is offered and told only of people who see the case', async () => {
    const row = await aCase(partner)
    await partner.call('POST', '/rest/v1/case_people', {
      case_ref: row.id,
      user_id: associate.user_id,
      part: 'team',
    })
    await restrict(row)
    const offered = async (who: TestPerson) =>
      (await who.call('GET', `/rest/v1/rpc/case_mentionable?case_ref=${row.id}`)).body.items
    expect((await offered(partner)).map(({ mention }: { mention: string }) => mention)).toEqual([
      'FarhanKabir',
    ])
    const sent = (
      await send(partner, row, 'See @SadiaRahman @FarhanKabir', { mentioned_users: [colleague.user_id] })
    ).body
    expect(sent.mentioned_users).toEqual([associate.user_id])
    expect(await news(colleague)).toEqual([])
    const told = (await news(associate)).map(({ type }: { type: string }) => type)
    expect(told.sort()).toEqual(['case_mention', 'case_people'])
  })
})

describe('of a case that somebody does not see', () => {
  it('every call says that there is nothing, and none leaves a hint for them', async () => {
    const row = await aCase(partner)
    const { id } = (await send(partner, row, 'Secret')).body
    await restrict(row)
    const reader = await world.again(colleague)
    for (const [method, address, body] of [
      ['GET', `${path}?case_ref=${row.id}`],
      ['POST', path, { case_ref: row.id, message_text: 'x' }],
      ['DELETE', `${path}/${id}`],
      ['GET', `/rest/v1/rpc/case_mentionable?case_ref=${row.id}`],
      ['GET', `/rest/v1/rpc/case_file?id=${row.id}`],
      ['GET', `/rest/v1/rpc/case_counts?id=${row.id}`],
      ['GET', `/rest/v1/rpc/case_hours?id=${row.id}`],
      ['GET', `/rest/v1/rpc/case_open_matters?id=${row.id}`],
      ['GET', `/rest/v1/case_people?case_ref=${row.id}`],
      ['POST', '/rest/v1/case_people', { case_ref: row.id, user_id: partner.user_id, part: 'team' }],
      ['DELETE', `/rest/v1/case_people?case_ref=${row.id}&user_id=${partner.user_id}`],
      ['POST', '/rest/v1/rpc/close_case', { id: row.id, version: 1, warned: true }],
      ['POST', '/rest/v1/rpc/reopen_case', { id: row.id, version: 1, reason: 'x' }],
      ['POST', '/rest/v1/rpc/dispose_case', { id: row.id, version: 1, on: '2026-11-21' }],
    ] as const) {
      const hidden = await reader.call(method, address, body)
      const absent = await reader.call(
        method,
        address.replace(row.id, randomUUID()).replace(id, randomUUID()),
        JSON.parse(JSON.stringify(body ?? null)?.replaceAll(row.id, randomUUID())) ?? undefined,
      )
      const said = ({ status, body: { request_id: _, ...rest } }: typeof hidden) => [status, rest]
      expect(said(hidden), `${method} ${address}`).toEqual(said(absent))
      expect(hidden.status).toBe(404)
    }
    const hints = await world.rows(`select case_ref from live_events where topic = 'case_messages'`)
    expect(hints).toEqual([{ case_ref: row.id }])
  })
})
