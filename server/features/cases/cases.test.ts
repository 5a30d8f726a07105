import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote } from '../notes/testing.ts'
import { aCase } from './testing.ts'

const table = '/rest/v1/cases'

const { world, partner, associate, colleague } = aFirm('notes, cases', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const found = async (who: TestPerson, query: string) =>
  (await who.call('GET', `${table}?${query}`)).body.items.map((row: { case_id: string }) => row.case_id)

describe('the list of cases', () => {
  it('is everybody’s to read and add to', async () => {
    const row = await aCase(associate, {
      client_name: 'Padma Textiles',
      links: ['https://court.example/a', ''],
    })
    expect(row).toMatchObject({
      case_id: 'CASE-2026-417',
      links: ['https://court.example/a'],
      created_by: associate.user_id,
      profiles: { full_name: 'Farhan Kabir', role: 'associate' },
      can: { edit: true, delete: true },
    })
    const seen = (await colleague.call('GET', table)).body.items
    expect(seen).toMatchObject([{ case_id: 'CASE-2026-417', can: { edit: false, delete: false } }])
    const [event] = await world.rows('select type, actor_id from activity_events')
    expect(event).toEqual({ type: 'case.created', actor_id: associate.user_id })
    expect((await world.nobody.call('GET', table)).status).toBe(401)
  })

  it('stores empty words and lists as absent', async () => {
    const row = await aCase(associate, { client_name: ' ', description: '', links: ['', ' '] })
    expect(row).toMatchObject({ client_name: null, description: null, links: null })
  })

  it.each([
    ['case_id', { case_id: '   ' }],
    ['case_id', { case_id: 'x'.repeat(101) }],
    ['links', { case_id: 'C', links: ['javascript:alert(1)'] }],
    ['links', { case_id: 'C', links: ['ftp://a.example'] }],
    ['links', { case_id: 'C', links: ['http://a@b'] }],
    ['links', { case_id: 'C', links: Array.from({ length: 51 }, () => 'https://a.example') }],
    ['description', { case_id: 'C', description: 'x'.repeat(5001) }],
  ])('refuses a bad %s', async (field, draft) => {
    const answer = await associate.call('POST', table, draft)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path.split('.')[0]).toBe(field)
    expect(await world.rows('select 1 from cases')).toEqual([])
  })

  it('is changed by its creator or a partner only, made on a version', async () => {
    const row = await aCase(associate)
    const path = `${table}/${row.id}`
    expect((await colleague.call('PATCH', path, { client_name: 'x', version: 1 })).body.reason).toBe(
      'rights.not_yours',
    )
    expect((await colleague.call('DELETE', path)).status).toBe(403)
    expect((await partner.call('PATCH', path, { client_name: 'Meghna', version: 1 })).body).toMatchObject({
      client_name: 'Meghna',
      version: 2,
    })
    const stale = await associate.call('PATCH', path, { client_name: 'y', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { current: { client_name: 'Meghna' } } })
    expect((await associate.call('DELETE', path)).status).toBe(204)
    expect((await associate.call('GET', path)).status).toBe(404)
  })

  it('is searched by id, client, description, creator, role and date', async () => {
    await aCase(associate, { case_id: 'A-1', client_name: 'Jamuna Bank', description: 'Syndicated facility' })
    await aCase(partner, { case_id: 'B-2' })
    world.clock.set('2026-07-07T06:00:00Z')
    await aCase(await world.again(associate), { case_id: 'C-3' })
    expect(await found(colleague, 'q=a-1')).toEqual(['A-1'])
    expect(await found(colleague, 'q=jamuna')).toEqual(['A-1'])
    expect(await found(colleague, 'q=syndicated')).toEqual(['A-1'])
    expect(await found(colleague, 'q=nusrat')).toEqual(['B-2'])
    expect(await found(colleague, 'q=partner')).toEqual(['B-2'])
    for (const date of ['Jul 07, 2026', 'jul 0', '07, 20', '7 July']) {
      expect(await found(colleague, `q=${encodeURIComponent(date)}`), date).toEqual(['C-3'])
    }
    expect(await found(colleague, 'q=%25')).toEqual([])
  })

  it.each(['created_at', 'case_id', 'client_name'])('is paged in the order of %s', async (sort) => {
    for (const case_id of ['b', 'A', 'c', 'a', 'D']) await aCase(associate, { case_id, client_name: case_id })
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const answer = await associate.call(
        'GET',
        `${table}?sort=${sort}&limit=2${after ? `&after=${after}` : ''}`,
      )
      seen.push(...answer.body.items.map((row: { case_id: string }) => row.case_id))
      after = answer.body.next
    }
    expect(seen).toHaveLength(5)
    if (sort !== 'created_at') expect(seen.map((id) => id.toLowerCase())).toEqual(['a', 'a', 'b', 'c', 'd'])
  })

  it('tells who else has a case id, however it is spelt', async () => {
    for (const case_id of ['A-1', 'a-1', 'A-10', 'A-1'])
      await aCase(associate, { case_id, client_name: `Client of ${case_id}` })
    for (const typed of ['A-1', '%20a-১'])
      expect(await found(colleague, `case_id=${typed}`)).toEqual(['A-1', 'a-1', 'A-1'])
    expect(await found(colleague, 'case_id=')).toEqual([])
  })

  it('is turned around', async () => {
    for (const case_id of ['b', 'A', 'c']) await aCase(associate, { case_id })
    expect(await found(associate, 'sort=case_id&direction=desc')).toEqual(['c', 'b', 'A'])
    expect(await found(associate, 'direction=asc')).toEqual(['b', 'A', 'c'])
    expect((await associate.call('GET', `${table}?direction=up`)).status).toBe(400)
  })
})

describe('case ids in use', () => {
  const asked = async (who: TestPerson, query = '') =>
    (await who.call('GET', `/rest/v1/rpc/case_ids_in_use?${query}`)).body
  const ids = async (who: TestPerson, q = '') => (await asked(who, `q=${encodeURIComponent(q)}`)).case_ids
  const aTask = async (owner: TestPerson, case_id: string, client_name: string | null = null) => {
    await aNote(await world.again(owner), { case_id, client_name })
    world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString())
  }

  it('are those of anybody’s tasks and of the list, the newest used first', async () => {
    expect(await asked(colleague)).toEqual({ case_ids: [], cases: [], more: false })
    for (const case_id of ['CASE-2026-200', 'CASE-2026-100', 'Öl 1', 'CASE-2026-200'])
      await aTask(associate, case_id)
    await aCase(await world.again(associate), { case_id: 'ON-THE-LIST-ONLY' })
    const all = ['ON-THE-LIST-ONLY', 'CASE-2026-200', 'Öl 1', 'CASE-2026-100']
    expect(await ids(await world.again(colleague))).toEqual(all)
    expect((await world.nobody.call('GET', '/rest/v1/rpc/case_ids_in_use')).status).toBe(401)
  })

  it.each([
    ['619', ['CASE-2026-619']],
    ['6-6', ['CASE-2026-619']],
    ['৬১৯', ['CASE-2026-619']],
    ['case-2026', ['CASE-2026-700', 'CASE-2026-619']],
    ['জমি', ['জমি-1']],
    ['padma TEX', ['CASE-2026-619']],
    ['Öl', ['CASE-2026-700']],
    ['%', []],
    ['nowhere', []],
  ])('are found by any part of the id or the client: %s', async (q, found) => {
    await aTask(associate, 'CASE-2026-619')
    await aTask(associate, 'জমি-1')
    await aTask(associate, 'CASE-2026-700', 'Ölwerke')
    await aCase(await world.again(partner), { case_id: 'CASE-2026-619', client_name: 'Padma Textiles' })
    const reader = await world.again(associate)
    expect((await ids(reader, q)).toSorted()).toEqual(found.toSorted())
  })

  it('say when there are others', async () => {
    for (const case_id of ['A-1', 'A-2', 'A-3']) await aTask(associate, case_id)
    const reader = await world.again(colleague)
    expect(await asked(reader, 'limit=2')).toMatchObject({ case_ids: ['A-3', 'A-2'], more: true })
    expect(await asked(reader, 'limit=2&q=a-1')).toMatchObject({ case_ids: ['A-1'], more: false })
    expect(await asked(reader, 'limit=3')).toMatchObject({ more: false })
  })

  it('show the client of the list, else of the newest task that the reader may see', async () => {
    await aTask(associate, 'A-1', 'Old Name')
    await aTask(associate, 'A-1', 'Jamuna Bank')
    await aTask(associate, 'A-1')
    await aTask(associate, 'A-2', 'Meghna')
    await aCase(await world.again(partner), { case_id: 'A-2', client_name: 'Meghna Shipping' })
    for (const reader of [associate, partner])
      expect((await asked(await world.again(reader))).cases.toSorted()).toEqual([
        { case_id: 'A-2', client_name: 'Meghna Shipping' },
        { case_id: 'A-1', client_name: 'Jamuna Bank' },
      ])
  })

  it('never tell an associate the client of others’ tasks, neither shown nor by guessing', async () => {
    await aTask(associate, 'A-1', 'Jamuna Bank')
    await aTask(partner, 'A-2', 'Jamuna Bank')
    const reader = await world.again(colleague)
    expect((await asked(reader)).cases).toEqual([
      { case_id: 'A-2', client_name: null },
      { case_id: 'A-1', client_name: null },
    ])
    for (const q of ['jamuna', 'ja']) {
      expect(await asked(reader, `q=${q}`)).toEqual({ case_ids: [], cases: [], more: false })
      expect(await ids(await world.again(associate), q)).toEqual(['A-1'])
      expect(await ids(await world.again(partner), q)).toEqual(['A-2', 'A-1'])
    }
  })
})
