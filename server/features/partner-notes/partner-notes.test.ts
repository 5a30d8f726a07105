import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aPartnerNote } from './testing.ts'

const table = '/rest/v1/partner_notes'

const { world, partner, other, associate } = aFirm('partner_notes, notifications', {
  partner: ['partner', 'Nusrat Jahan'],
  other: ['partner', 'Tanvir Ahmed'],
  associate: ['associate', 'Farhan Kabir'],
})

const restore = (who: TestPerson, id: string) => who.call('POST', '/rest/v1/rpc/restore_partner_note', { id })

describe('a partner note', () => {
  it('starts with the specified values, and only the partners are told', async () => {
    const row = await aPartnerNote(partner)
    expect(row).toMatchObject({
      title: 'New Partner Note',
      category: 'Corporate',
      is_priority: false,
      content: '',
      user_id: partner.user_id,
      profiles: { full_name: 'Nusrat Jahan', role: 'partner' },
      version: 1,
      can: { edit: true, delete: true },
    })
    expect(await world.rows('select type, actor_id, subject_id from activity_events')).toEqual([
      { type: 'partner_note.created', actor_id: partner.user_id, subject_id: row.id },
    ])
    expect(await world.rows('select topic, audience from live_events')).toEqual([
      { topic: 'partner_notes', audience: 'right' },
    ])
  })

  it('keeps of its text what is allowed, and is made once for a key', async () => {
    const draft = {
      title: 'Fees',
      content: '<p><b>Raise</b><script>x()</script> <i onclick="y()">fees</i></p>',
    }
    const key = { 'idempotency-key': 'fees-of-2027' }
    const first = await partner.call('POST', table, draft, key)
    const again = await partner.call('POST', table, draft, key)
    expect(first).toMatchObject({
      status: 201,
      body: { content: '<p><strong>Raise</strong> <em>fees</em></p>' },
    })
    expect(again.body.id).toBe(first.body.id)
    expect((await partner.call('POST', table, { title: 'Other' }, key)).status).toBe(422)
    expect(await world.rows('select content_text from partner_notes')).toEqual([
      { content_text: 'Raise fees' },
    ])
  })

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(501)],
    ['category', 'Immigration'],
    ['is_priority', 'yes'],
    ['content', null],
  ])('refuses %s %j by name, new and in an edit', async (field, value) => {
    const refused = await partner.call('POST', table, { [field]: value })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: field }] } })
    const row = await aPartnerNote(partner)
    const edited = await partner.call('PATCH', `${table}/${row.id}`, { [field]: value, version: 1 })
    expect(edited).toMatchObject({ status: 400, body: { fields: [{ path: field }] } })
  })

  it('is changed by any partner, made on a version, and the audit keeps before and after', async () => {
    const row = await aPartnerNote(partner, { title: 'Fees' })
    const path = `${table}/${row.id}`
    const change = { title: 'Fees of 2027', content: '<p>Up</p>', is_priority: true, version: 1 }
    expect((await other.call('PATCH', path, change)).body).toMatchObject({
      title: 'Fees of 2027',
      version: 2,
    })
    const stale = await partner.call('PATCH', path, { title: 'Mine', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { title: 'Fees of 2027' } } })
    expect((await partner.call('PATCH', path, { version: 2 })).body.version).toBe(2)
    const [event, ...more] = await world.rows(
      `select actor_id, detail from activity_events where type = 'partner_note.modified'`,
    )
    expect(more).toEqual([])
    expect(event).toEqual({
      actor_id: other.user_id,
      detail: {
        title: 'Fees of 2027',
        before: { title: 'Fees', is_priority: false, content: '' },
        after: { title: 'Fees of 2027', is_priority: true, content: 'Up' },
      },
    })
    const [stored] = await world.rows('select user_id from partner_notes')
    expect(stored?.user_id).toBe(partner.user_id)
  })

  it('is deleted, restored by any partner for 30 days, and then forgotten', async () => {
    const row = await aPartnerNote(partner)
    expect((await restore(other, row.id)).body.reason).toBe('partner_notes.not_deleted')
    expect((await other.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    expect((await partner.call('DELETE', `${table}/${row.id}`)).status).toBe(404)
    expect((await partner.call('GET', `${table}/${row.id}`)).status).toBe(404)
    expect((await partner.call('PATCH', `${table}/${row.id}`, { title: 'x', version: 2 })).status).toBe(404)
    expect((await partner.call('GET', table)).body.items).toEqual([])
    expect((await restore(partner, row.id)).body).toMatchObject({ id: row.id, version: 3 })
    await partner.call('DELETE', `${table}/${row.id}`)
    const kept = await aPartnerNote(partner)
    world.clock.set('2026-12-22T06:00:01Z')
    expect((await restore(await world.aPerson('partner'), row.id)).status).toBe(404)
    const job = world.app.jobs.find(({ name }) => name === 'purge-partner-notes')
    await job?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select id from partner_notes')).toEqual([{ id: kept.id }])
  })
})

describe('the list of partner notes', () => {
  it('is searched by words, filtered by category and paged by key', async () => {
    for (const [title, content, category] of [
      ['Lease', '<p>Gulshan <strong>office</strong></p>', 'Real Estate'],
      ['VAT 100%', '<p>Ask the auditor</p>', 'Tax'],
      ['Hiring', '<p>Two associates for the office</p>', 'Employment'],
    ] as const)
      await aPartnerNote(partner, { title, content, category })
    const found = async (query: string) =>
      (await other.call('GET', `${table}?${query}`)).body.items.map((row: { title: string }) => row.title)
    expect(await found('')).toEqual(['Hiring', 'VAT 100%', 'Lease'])
    expect(await found('q=OFFICE')).toEqual(['Hiring', 'Lease'])
    expect(await found('q=strong')).toEqual([])
    expect(await found('q=%25')).toEqual(['VAT 100%'])
    expect(await found('category=Tax')).toEqual(['VAT 100%'])
    expect(await found('category=Tax&q=office')).toEqual([])
    expect((await other.call('GET', `${table}?category=Immigration`)).status).toBe(400)
    const { next } = (await other.call('GET', `${table}?limit=2`)).body
    expect(await found(`limit=2&after=${next}`)).toEqual(['Lease'])
    expect((await other.call('GET', `${table}?limit=201`)).status).toBe(400)
  })

  it('gives of a long text its beginning, and all of it by its address', async () => {
    const content = `<p>${'word '.repeat(3000)}</p>`
    const row = await aPartnerNote(partner, { content })
    const [listed] = (await partner.call('GET', table)).body.items
    expect(listed).toMatchObject({ content_is_excerpt: true })
    expect(listed.content.length).toBeLessThanOrEqual(800)
    expect((await partner.call('GET', `${table}/${row.id}`)).body.content).toBe(content)
  })
})

describe('an associate', () => {
  it('gets one and the same answer, whether there is a note or not', async () => {
    const row = await aPartnerNote(partner, { title: 'About Farhan' })
    const nobody = '0190a6b2-0000-7000-8000-000000000001'
    const tries = (id: string) =>
      [
        ['GET', `${table}/${id}`, undefined],
        ['PATCH', `${table}/${id}`, { title: 'Mine', version: 1 }],
        ['DELETE', `${table}/${id}`, undefined],
        ['POST', '/rest/v1/rpc/restore_partner_note', { id }],
        ['GET', `${table}?q=Farhan`, undefined],
        ['GET', `${table}?limit=1`, undefined],
        ['POST', table, { title: 'Mine' }],
      ] as const
    for (const id of [row.id, nobody]) {
      for (const [method, path, body] of tries(id)) {
        const answer = await associate.call(method, path, body)
        expect(answer, `${method} ${path}`).toMatchObject({
          status: 403,
          body: { reason: 'rights.partners_only' },
        })
        expect(JSON.stringify(answer.body)).not.toMatch(/Farhan|About/)
      }
    }
    expect(await world.rows('select title from partner_notes')).toEqual([{ title: 'About Farhan' }])
    expect(await world.rows('select 1 from notifications')).toEqual([])
  })
})
