import { beforeEach, describe, expect, it } from 'vitest'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aParty, hides, onCase } from './testing.ts'

const table = '/rest/v1/parties'
const onCases = '/rest/v1/case_parties'

const { world, partner, walled, associate, colleague } = aFirm('cases, parties', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const namesOf = async (who: typeof partner, q: string) => {
  const { body } = await who.call('GET', `${table}?q=${encodeURIComponent(q)}`)
  return body.items.map(
    (row: { name_latin: string | null; name_bangla: string | null }) => row.name_latin ?? row.name_bangla,
  )
}

/** What a last day before the first one complains of. */
const notBefore = (path: string, name: string, first: string) => ({
  path,
  message: `${name} must not be before ${first}`,
})

describe('a party', () => {
  it('has a name in one of the scripts at least', async () => {
    const missing = await associate.call('POST', table, { address: 'Dhaka' })
    expect(missing).toMatchObject({ status: 400, body: { reason: 'parties.name_missing' } })
    const row = await aParty(associate, { name_latin: null, name_bangla: 'আব্দুল করিম' })
    expect(row).toMatchObject({ kind: 'person', name_latin: null, roles: [], cases: 0, last_case: null })
    const emptied = await associate.call('PATCH', `${table}/${row.id}`, { version: 1, name_bangla: '' })
    expect(emptied).toMatchObject({ status: 400, body: { reason: 'parties.name_missing' } })
  })

  it('that stands only on cases hidden from who deletes it is gone for them, and goes on standing there', async () => {
    const row = await aParty(walled, { name_latin: 'Vorrigan Hexworth' })
    const of = await aCase(partner)
    await onCase(partner, { case_ref: of.id, party_ref: row.id })
    await hides(world, of.id, walled, partner)
    const read = (who: typeof partner) => who.call('GET', `${table}/${row.id}`)
    expect((await walled.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    expect((await read(walled)).status).toBe(404)
    expect((await read(partner)).body).toMatchObject({ name_latin: 'Vorrigan Hexworth', cases: 1 })
    expect(await namesOf(partner, 'Vorrigan Hexworth')).toEqual(['Vorrigan Hexworth'])
    expect(await namesOf(walled, 'Vorrigan Hexworth')).toEqual([])
    // As of any that they delete, Undo brings it back.
    const undone = await walled.call('POST', '/rest/v1/rpc/restore_party', { id: row.id })
    expect(undone).toMatchObject({ status: 200, body: { name_latin: 'Vorrigan Hexworth', cases: 0 } })
    expect((await read(walled)).status).toBe(200)
  })

  it('that stands only on cases hidden from who added it is changed and merged for them alone', async () => {
    const [one, other] = [
      await aParty(walled, { name_latin: 'Vorrigan Hexworth', phones: ['01711000001'] }),
      await aParty(walled, { name_latin: 'Quillon Marsh' }),
    ]
    const of = await aCase(partner)
    await onCase(partner, { case_ref: of.id, party_ref: one.id, side: 'ours', role: 'client' })
    await onCase(partner, { case_ref: of.id, party_ref: other.id })
    const alias = { party_ref: one.id, name: 'Kalu' }
    await partner.call('POST', '/rest/v1/party_aliases', alias)
    await hides(world, of.id, walled, partner)
    const edit = (party: { id: string }, version: number, change: object) =>
      walled.call('PATCH', `${table}/${party.id}`, { version, ...change })
    expect(await edit(one, 1, { name_latin: 'Renamed' })).toMatchObject({ status: 200, body: { version: 2 } })
    const standing = async () =>
      (await partner.call('GET', `${onCases}?case_ref=${of.id}`)).body.items.map(
        ({ party }: { party: { name_latin: string } }) => party.name_latin,
      )
    expect((await standing()).sort()).toEqual(['Quillon Marsh', 'Vorrigan Hexworth'])
    expect(await namesOf(partner, 'Vorrigan Hexworth')).toEqual(['Vorrigan Hexworth'])
    expect(await namesOf(walled, 'Vorrigan Hexworth')).toEqual([])
    const ask = { keep: one.id, drop: other.id, keep_version: 2, drop_version: 1 }
    expect(await walled.call('POST', '/rest/v1/rpc/merge_parties', ask)).toMatchObject({
      status: 200,
      body: { name_latin: 'Renamed', cases: 0, version: 3 },
    })
    expect((await standing()).sort()).toEqual(['Quillon Marsh', 'Vorrigan Hexworth'])
    const kept = (await partner.call('GET', `${table}?q=Vorrigan`)).body.items
    expect(kept).toMatchObject([{ cases: 1, phones: ['01711000001'], aliases: [{ name: 'Kalu' }] }])
    expect((await walled.call('GET', `${table}/${kept[0].id}`)).status).toBe(404)
    expect((await walled.call('GET', table)).body.items).toMatchObject([{ id: one.id, cases: 0 }])
  })

  it('keeps numbers as digits, and of a national id the last four', async () => {
    const row = await aParty(associate, {
      phones: ['+880 1711-000 000', '০১৭১১০০০০০০'],
      emails: ['Karim@Firm.example'],
      national_id: '1990 123456 7890123',
    })
    expect(row).toMatchObject({
      phones: ['01711000000'],
      emails: ['karim@firm.example'],
      national_id_last: '0123',
    })
    const kept = await world.rows('select p.*, d.detail from parties p, activity_events d')
    expect(JSON.stringify(kept)).not.toContain('7890123')
    const gone = await associate.call('PATCH', `${table}/${row.id}`, { version: 1, national_id: null })
    expect(gone.body).toMatchObject({ national_id_last: null, version: 2 })
    for (const national_id of ['123', '12345678901'])
      expect((await associate.call('POST', table, { name_latin: 'X', national_id })).status).toBe(400)
  })

  it('is changed by who added it, by who sees a case of it, and by whoever manages cases', async () => {
    const row = await aParty(associate)
    const change = { version: 1, note: 'Lives abroad' }
    expect(await colleague.call('PATCH', `${table}/${row.id}`, change)).toMatchObject({
      status: 403,
      body: { reason: 'rights.not_yours' },
    })
    await onCase(associate, { case_ref: (await aCase(associate)).id, party_ref: row.id })
    expect((await colleague.call('PATCH', `${table}/${row.id}`, change)).body).toMatchObject({
      note: 'Lives abroad',
    })
    expect(
      (await partner.call('PATCH', `${table}/${row.id}`, { version: 2, kind: 'public_body' })).status,
    ).toBe(200)
    const [event] = await world.rows(
      `select detail from activity_events where type = 'party.modified' order by id`,
    )
    expect(event?.detail).toMatchObject({ before: { note: null }, after: { note: 'Lives abroad' } })
  })

  it('is deleted by whoever manages cases while it is on no case, and brought back within 30 days', async () => {
    const row = await aParty(associate)
    const of = await aCase(associate)
    const on = await onCase(associate, { case_ref: of.id, party_ref: row.id })
    expect((await associate.call('DELETE', `${table}/${row.id}`)).status).toBe(403)
    expect(await partner.call('DELETE', `${table}/${row.id}`)).toMatchObject({
      status: 409,
      body: { reason: 'parties.in_use' },
    })
    expect((await partner.call('DELETE', `${onCases}/${on.id}`)).status).toBe(204)
    expect((await partner.call('DELETE', `${table}/${row.id}`)).status).toBe(204)
    expect((await partner.call('GET', `${table}/${row.id}`)).status).toBe(404)
    expect(await namesOf(partner, 'Karim')).toEqual([])
    expect((await partner.call('POST', '/rest/v1/rpc/restore_party', { id: row.id })).body.id).toBe(row.id)
    expect(await namesOf(partner, 'Karim')).toEqual(['Abdul Karim'])
    expect(await partner.call('POST', '/rest/v1/rpc/restore_party', { id: row.id })).toMatchObject({
      status: 422,
      body: { reason: 'parties.not_deleted' },
    })
    await partner.call('DELETE', `${table}/${row.id}`)
    await world.rows(`update parties set deleted_at = deleted_at - interval '31 days'`)
    expect((await partner.call('POST', '/rest/v1/rpc/restore_party', { id: row.id })).status).toBe(404)
    await world.app.jobs.find(({ name }) => name === 'purge-parties')?.work({}, { id: 'x', attempt: 1 })
    expect(await world.rows('select id from parties')).toEqual([])
  })
})

describe('a party on a case', () => {
  it('gives its case a client name where it has none, and never another one', async () => {
    const of = await aCase(associate)
    const first = await aParty(colleague, { name_latin: 'Rupsha Jute' })
    const second = await aParty(colleague, { name_latin: 'Halda Salt' })
    const client = { side: 'ours', role: 'client' } as const
    const row = await onCase(colleague, { case_ref: of.id, party_ref: first.id, ...client })
    expect(row).toMatchObject({
      from_on: '2026-11-21',
      party: { name_latin: 'Rupsha Jute' },
      case: { id: of.id },
    })
    await onCase(colleague, { case_ref: of.id, party_ref: second.id, ...client })
    expect((await associate.call('GET', `/rest/v1/cases/${of.id}`)).body.client_name).toBe('Rupsha Jute')
    const list = await colleague.call('GET', table)
    expect(list.body.items[1]).toMatchObject({
      roles: [{ side: 'ours', role: 'client' }],
      cases: 1,
      last_case: { id: of.id, case_id: of.case_id },
    })
    const twice = await colleague.call('POST', onCases, { case_ref: of.id, party_ref: first.id, ...client })
    expect(twice).toMatchObject({ status: 409, body: { reason: 'parties.on_case_already' } })
  })

  it('comes to no closed case, and does not change there', async () => {
    const of = await aCase(associate)
    const party = await aParty(associate)
    const row = await onCase(associate, { case_ref: of.id, party_ref: party.id })
    await world.rows(`update cases set status = 'closed' where id = $1`, [of.id])
    const refused = { status: 422, body: { reason: 'cases.closed' } }
    const draft = { case_ref: of.id, party_ref: party.id, side: 'neutral', role: 'witness' }
    expect(await associate.call('POST', onCases, draft)).toMatchObject(refused)
    expect(await associate.call('PATCH', `${onCases}/${row.id}`, { version: 1, side: 'ours' })).toMatchObject(
      refused,
    )
    expect(await associate.call('DELETE', `${onCases}/${row.id}`)).toMatchObject(refused)
    expect(await associate.call('POST', '/rest/v1/rpc/make_party', { case_ref: of.id })).toMatchObject(
      refused,
    )
  })

  it('leaves no case before it came, whichever of the two days is sent', async () => {
    const of = await aCase(associate)
    const draft = { case_ref: of.id, party_ref: (await aParty(associate)).id, side: 'ours', role: 'witness' }
    const refused = (first: string) => ({
      status: 400,
      body: { reason: 'request.invalid', fields: [notBefore('until_on', 'Until on', first)] },
    })
    const before = { ...draft, from_on: '2026-11-02', until_on: '2026-11-01' }
    expect(await associate.call('POST', onCases, before)).toMatchObject(refused('2026-11-02'))
    // It comes today, where nothing else is said.
    expect(await associate.call('POST', onCases, { ...draft, until_on: '2026-11-20' })).toMatchObject(
      refused('2026-11-21'),
    )
    const made = await associate.call('POST', onCases, { ...before, until_on: '2026-11-02' })
    expect(made.status).toBe(201)
    const change = (body: object) => associate.call('PATCH', `${onCases}/${made.body.id}`, body)
    expect(await change({ version: 1, until_on: '2026-11-01' })).toMatchObject(refused('2026-11-02'))
    expect(await change({ version: 1, from_on: '2026-11-03' })).toMatchObject(refused('2026-11-03'))
    expect(await change({ version: 1, from_on: '2026-11-03', until_on: null })).toMatchObject({
      status: 200,
      body: { from_on: '2026-11-03', until_on: null },
    })
  })

  it('takes notes and words as long as they may be, and names the field of a longer one', async () => {
    const of = await aCase(associate)
    const row = await onCase(associate, { case_ref: of.id, party_ref: (await aParty(associate)).id })
    const change = (body: object) => associate.call('PATCH', `${onCases}/${row.id}`, { version: 1, ...body })
    for (const [path, most] of [
      ['note', 500],
      ['role_word', 60],
    ] as const)
      expect(await change({ [path]: 'x'.repeat(most + 1) })).toMatchObject({
        status: 400,
        body: { fields: [{ path, message: expect.stringMatching(`must be at most ${most} characters`) }] },
      })
    const whole = { note: 'ক'.repeat(500), role_word: 'x'.repeat(60) }
    expect(await change(whole)).toMatchObject({ status: 200, body: whole })
  })

  it('is made of the client name of the case', async () => {
    const of = await aCase(associate, { client_name: 'রহিমা খাতুন' })
    const made = await associate.call('POST', '/rest/v1/rpc/make_party', { case_ref: of.id })
    expect(made).toMatchObject({
      status: 201,
      body: { side: 'ours', role: 'client', party: { name_bangla: 'রহিমা খাতুন', name_latin: null } },
    })
    const bare = await aCase(associate, { case_id: 'CASE-2026-418' })
    const missing = { status: 400, body: { reason: 'parties.name_missing' } }
    const make = () => associate.call('POST', '/rest/v1/rpc/make_party', { case_ref: bare.id })
    expect(await make()).toMatchObject(missing)
    // As a release before may have kept it.
    await world.rows('update cases set client_name = $1 where id = $2', ['\u200b \u0301', bare.id])
    expect(await make()).toMatchObject(missing)
  })

  it('is not there for whoever does not see the case, nor the party unless they added it', async () => {
    const of = await aCase(partner)
    const theirs = await aParty(partner, { name_latin: 'Kamal Hossain' })
    const own = await aParty(walled, { name_latin: 'Jamal Hossain' })
    const row = await onCase(partner, { case_ref: of.id, party_ref: theirs.id })
    await onCase(partner, { case_ref: of.id, party_ref: own.id })
    const alias = await partner.call('POST', '/rest/v1/party_aliases', { party_ref: theirs.id, name: 'Kalu' })
    expect(alias.status).toBe(201)
    await hides(world, of.id, walled, partner)
    const list = await walled.call('GET', table)
    expect(list.body.items).toMatchObject([{ id: own.id, cases: 0, roles: [], last_case: null }])
    for (const path of [
      `${table}/${theirs.id}`,
      `${onCases}/${row.id}`,
      `/rest/v1/party_aliases/${alias.body.id}`,
    ])
      expect((await walled.call('GET', path)).status).toBe(404)
    expect((await walled.call('GET', `${onCases}?case_ref=${of.id}`)).body.items).toEqual([])
    const draft = { case_ref: of.id, party_ref: own.id, side: 'ours', role: 'witness' }
    expect((await walled.call('POST', onCases, draft)).status).toBe(404)
    expect(await namesOf(walled, 'Kamal')).toEqual([])
    expect(await namesOf(partner, 'Kamal')).toEqual(['Kamal Hossain'])
    const audit = await walled.call('GET', `/rest/v1/activity_events?area=party`)
    expect(audit.body.items.map((event: { subject_id: string }) => event.subject_id)).toEqual([own.id])
    expect((await walled.call('DELETE', `${table}/${own.id}`)).status).toBe(204)
    expect((await partner.call('GET', `${onCases}?case_ref=${of.id}`)).body.items).toHaveLength(2)
  })
})

describe('news of a party', () => {
  it('go to whoever sees a case of it, also when it is changed by somebody kept from that case', async () => {
    const of = await aCase(partner)
    const own = await aParty(walled, { name_latin: 'Jamal Hossain' })
    await onCase(partner, { case_ref: of.id, party_ref: own.id })
    await hides(world, of.id, walled, partner)
    await world.rows('delete from live_events')
    const edit = await walled.call('PATCH', `${table}/${own.id}`, { version: 1, note: 'Lives abroad' })
    expect(edit.status).toBe(200)
    expect((await walled.call('DELETE', `${table}/${own.id}`)).status).toBe(204)
    const news = await world.rows(
      `select subject_id = $1 as own, case_ref from live_events where topic = 'parties' group by 1, 2 order by 1, 2`,
      [own.id],
    )
    // Its twin stands on the case from now on; the party itself is anybody's to see, as one on no case.
    expect(news).toEqual([
      { own: false, case_ref: of.id },
      { own: true, case_ref: of.id },
      { own: true, case_ref: null },
    ])
  })
})

describe('news of what stands on a hidden case', () => {
  it('go only to whoever sees it, though they see the party elsewhere', async () => {
    const [open, hidden] = [await aCase(partner), await aCase(partner, { case_id: 'HIDDEN-1' })]
    const known = await aParty(partner, { name_latin: 'Abdul Malek' })
    const secret = await aParty(partner, { name_latin: 'Shirin Akhter' })
    await onCase(partner, { case_ref: open.id, party_ref: known.id })
    await hides(world, hidden.id, walled, partner)
    const heard = async () => {
      const news = await world.rows<{ case_ref: string }>(
        `select distinct case_ref from live_events where topic = 'parties'`,
      )
      await world.rows('delete from live_events')
      return news.map(({ case_ref }) => case_ref)
    }
    await heard()
    const on = await onCase(partner, { case_ref: hidden.id, party_ref: known.id })
    expect(await heard()).toEqual([hidden.id])
    await partner.call('DELETE', `${onCases}/${on.id}`)
    expect(await heard()).toEqual([hidden.id])
    await onCase(partner, { case_ref: hidden.id, party_ref: secret.id })
    await heard()
    const related = { from_ref: known.id, to_ref: secret.id, kind: 'spouse' }
    expect((await partner.call('POST', '/rest/v1/party_relations', related)).status).toBe(201)
    expect(await heard()).toEqual([hidden.id])
    const other = await aParty(partner, { name_latin: 'Jamal Hossain' })
    await onCase(partner, { case_ref: open.id, party_ref: other.id })
    await heard()
    await partner.call('POST', '/rest/v1/party_relations', { ...related, to_ref: other.id })
    expect(await heard()).toEqual([open.id])
  })
})

describe('two parties that are one', () => {
  it('are found by how they sound and how they are reached', async () => {
    const one = await aParty(partner, { name_latin: 'Md. Abdul Karim' })
    const other = await aParty(partner, { name_latin: null, name_bangla: 'মোঃ আব্দুল করিম' })
    const phone = { phones: ['01711000000'] }
    const third = await aParty(partner, { name_latin: 'Padma Textiles', ...phone })
    const fourth = await aParty(partner, { name_latin: 'Shahida', ...phone })
    const { body } = await partner.call('GET', '/rest/v1/rpc/duplicate_parties')
    expect(body.items).toMatchObject([
      { one: { id: one.id }, other: { id: other.id }, why: 'name' },
      { one: { id: third.id }, other: { id: fourth.id }, why: 'phone', score: 1 },
    ])
    expect((await associate.call('GET', '/rest/v1/rpc/duplicate_parties')).status).toBe(403)
  })

  it('become one with all names, relations and cases', async () => {
    const of = await aCase(partner)
    const [keep, drop, third] = [
      await aParty(partner, { name_latin: 'Abdul Karim' }),
      await aParty(partner, { name_latin: 'Abdul Korim', name_bangla: 'আব্দুল করিম', phones: ['01711000000'] }),
      await aParty(partner, { name_latin: 'Karim Traders' }),
    ]
    for (const party_ref of [keep.id, drop.id]) await onCase(partner, { case_ref: of.id, party_ref })
    await onCase(partner, { case_ref: of.id, party_ref: drop.id, role: 'witness' })
    for (const from_ref of [keep.id, drop.id])
      await partner.call('POST', '/rest/v1/party_relations', { from_ref, to_ref: third.id, kind: 'owner' })
    const ask = { keep: keep.id, drop: drop.id, keep_version: 1, drop_version: 1 }
    expect((await associate.call('POST', '/rest/v1/rpc/merge_parties', ask)).status).toBe(403)
    const merged = await partner.call('POST', '/rest/v1/rpc/merge_parties', ask)
    expect(merged).toMatchObject({
      status: 200,
      body: { name_bangla: 'আব্দুল করিম', phones: ['01711000000'], cases: 1, version: 2 },
    })
    expect(merged.body.aliases.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Abdul Korim',
      'আব্দুল করিম',
    ])
    expect(merged.body.roles).toHaveLength(2)
    const related = await partner.call('GET', `/rest/v1/party_relations?party_ref=${third.id}`)
    expect(related.body.items).toMatchObject([{ from_ref: keep.id }])
    expect((await partner.call('GET', `${table}/${drop.id}`)).status).toBe(404)
    expect((await partner.call('POST', '/rest/v1/rpc/restore_party', { id: drop.id })).status).toBe(404)
    const again = { ...ask, keep_version: 2, drop_version: 2 }
    expect((await partner.call('POST', '/rest/v1/rpc/merge_parties', again)).status).toBe(404)
    expect(await namesOf(partner, 'Korim')).toEqual(['Abdul Karim', 'Karim Traders'])
  })
})

describe('what parties are to each other', () => {
  let one: string
  let other: string
  beforeEach(async () => {
    one = (await aParty(associate)).id
    other = (await aParty(associate, { name_latin: 'Karim Traders' })).id
  })

  it('is said once, of two', async () => {
    const draft = { from_ref: one, to_ref: other, kind: 'owner' }
    const made = await associate.call('POST', '/rest/v1/party_relations', draft)
    expect(made).toMatchObject({
      status: 201,
      body: { from: { name_latin: 'Abdul Karim' }, to: { id: other } },
    })
    expect(await associate.call('POST', '/rest/v1/party_relations', draft)).toMatchObject({
      status: 409,
      body: { reason: 'parties.related_already' },
    })
    expect((await associate.call('POST', '/rest/v1/party_relations', { ...draft, to_ref: one })).status).toBe(
      400,
    )
  })

  it('does not end before it began', async () => {
    const draft = { from_ref: one, to_ref: other, kind: 'owner', since: '2026-03-02' }
    const call = '/rest/v1/party_relations'
    const refused = (first: string) => ({
      status: 400,
      body: { fields: [notBefore('until', 'Until', first)] },
    })
    expect(await associate.call('POST', call, { ...draft, until: '2026-03-01' })).toMatchObject(
      refused('2026-03-02'),
    )
    const made = await associate.call('POST', call, draft)
    expect(made.status).toBe(201)
    const change = (body: object) => associate.call('PATCH', `${call}/${made.body.id}`, body)
    expect(await change({ version: 1, until: '2026-03-01' })).toMatchObject(refused('2026-03-02'))
    expect(await change({ version: 1, until: '2026-03-02' })).toMatchObject({ status: 200 })
    expect(await change({ version: 2, since: '2026-03-03' })).toMatchObject(refused('2026-03-03'))
  })
})
