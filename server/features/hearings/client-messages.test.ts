import { describe, expect, it } from 'vitest'
import { wall } from '../cases/testing.ts'
import { aFirmInCourt, aHearing, rpc } from './testing.ts'

const { world, partner, associate, inCourt, read, told, close, onDate } = aFirmInCourt()

describe('a message for the client', () => {
  const templates = '/rest/v1/message_templates'
  const idOf = async (language: string) =>
    (await read(associate, templates)).body.items.find(
      (row: { language: string }) => row.language === language,
    ).id
  const messageOf = async (hearing_ref: string, language: string, order = '') =>
    read(
      associate,
      `${rpc}/client_message?hearing_ref=${hearing_ref}&template_ref=${await idOf(language)}${order}`,
    )

  it('check 51: says the next day in its language, with the order only if asked for, and that it was copied', async () => {
    const on = await inCourt({ title: 'Rahima v Karim' })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-25' })
    const plain = await messageOf(first.id, 'en')
    expect(plain.body).toEqual({
      text: 'Case CASE-2026-417: next date Nov 25, 2026, District Judge. Please contact us for details. TRW',
      has_order: false,
    })
    const { body } = await close(associate, first, {
      ...onDate('2026-12-03'),
      order_summary: 'Costs of 500.',
    })
    const without =
      'মামলা CASE-২০২৬-৪১৭: পরবর্তী তারিখ ৩ ডিসেম্বর ২০২৬, District Judge। বিস্তারিত জানতে যোগাযোগ করুন। TRW'
    expect((await messageOf(first.id, 'bn')).body).toEqual({ text: without, has_order: true })
    expect((await messageOf(body.next.id, 'bn', '&order=true')).body.text).toBe(`${without}\nCosts of ৫০০.`)
    const copied = { hearing_ref: first.id, language: 'bn' }
    expect((await associate.call('POST', `${rpc}/record_client_message`, copied)).status).toBe(204)
    expect(await told('client_message.copied')).toMatchObject([{ detail: { language: 'bn' } }])
    await wall(world, on.id, associate, partner)
    const me = await world.again(associate)
    expect((await me.call('POST', `${rpc}/record_client_message`, copied)).status).toBe(404)
  })

  it('is worded by whoever keeps the courts, with the fields that there are', async () => {
    const draft = { language: 'en', text: 'Dear client, {court} on {date}' }
    expect((await associate.call('POST', templates, draft)).status).toBe(403)
    const made = await partner.call('POST', templates, draft)
    expect(made).toMatchObject({ status: 201, body: { text: draft.text, is_active: true, version: 1 } })
    const path = `${templates}/${made.body.id}`
    const strange = await partner.call('PATCH', path, { version: 1, text: 'Dear {client}' })
    expect(strange).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } })
    expect((await partner.call('DELETE', path)).status).toBe(204)
  })
})
