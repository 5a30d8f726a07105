import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aNote } from '../notes/testing.ts'

let world: World
let partner: TestPerson
let second: TestPerson
let third: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  second = await world.aPerson('partner', 'Imran Hossain')
  third = await world.aPerson('partner', 'Mahbubul Alam')
  associate = await world.aPerson('associate', 'Farhan Kabir')
})
afterAll(() => world.end())

const must = async (sent: Promise<Answer>) => {
  const answer = await sent
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const post = (who: TestPerson, path: string, body: object) => must(who.call('POST', `/rest/v1/${path}`, body))
const get = (who: TestPerson, path: string) => must(who.call('GET', `/rest/v1/${path}`))

async function aCaseWith(name: string, side: string, role: string, case_id: string) {
  const made = await post(associate, 'cases', { case_id })
  const party = await post(associate, 'parties', { name_latin: name })
  await post(associate, 'case_parties', { case_ref: made.id, party_ref: party.id, side, role })
  return { ...made, party }
}
const ask = (who: TestPerson, name: string, side = 'theirs', role = 'opponent') =>
  post(who, 'rpc/run_conflict_check', { names: [{ name, side, role }] })
const restrict = async (id: string, walls: TestPerson[]) => {
  const [{ version } = { version: 1 }] = await world.rows<{ version: number }>(
    'select version from cases where id = $1',
    [id],
  )
  const reason = 'A brother of the opponent'
  await post(partner, 'rpc/set_case_access', {
    ...{ id, version, access: 'restricted', people: [] },
    walls: walls.map(({ user_id }) => ({ user_id, reason })),
  })
}

it('check 27: an opponent who is a client of another case is a strong hit with that case', async () => {
  const { id, case_id } = await aCaseWith('Rahima Khatun', 'ours', 'client', 'CASE-27')
  const report = await ask(associate, 'Mst. Rahima Khatoon')
  expect(report.hits[0]).toMatchObject({
    ...{ level: 'strong', flag: 'opponent_is_client', side: 'ours', role: 'client', source: 'party' },
    case: { id, case_id },
  })
  expect(report).toMatchObject({ state: 'waiting', names: null, can: { decide: false } })
  // An associate is told nothing of decisions, and may make none.
  const answer = await associate.call('PATCH', `/rest/v1/conflict_hits/${report.hits[0].id}`, {
    version: 1,
    decision: 'no_conflict',
  })
  expect(answer.status).toBe(403)
})

it('check 28: what was decided stays decided in the next run, and a changed side opens it again', async () => {
  await aCaseWith('Shirin Sultana', 'theirs', 'opponent', 'CASE-28')
  const first = await ask(partner, 'Shirin Sultana', 'ours', 'client')
  const [hit] = first.hits
  expect(hit).toMatchObject({ flag: 'client_stood_against_us', decision: 'open' })
  const refused = await partner.call('POST', '/rest/v1/rpc/decide_conflict_check', {
    ...{ id: first.id, version: first.version, state: 'cleared' },
  })
  expect(refused).toMatchObject({ status: 422, body: { reason: 'conflicts.hits_open' } })
  await must(
    partner.call('PATCH', `/rest/v1/conflict_hits/${hit.id}`, { version: 1, decision: 'other_person' }),
  )
  const again = await ask(partner, 'Shirin Sultana', 'ours', 'client')
  expect(again.hits[0]).toMatchObject({ decision: 'other_person', decided_by: { full_name: 'Nusrat Jahan' } })
  const other = await ask(partner, 'Shirin Sultana', 'theirs', 'opponent')
  expect(other.hits[0]).toMatchObject({ decision: 'open' })
  const decided = await post(partner, 'rpc/decide_conflict_check', {
    ...{ id: again.id, version: again.version, state: 'cleared' },
  })
  expect(decided).toMatchObject({ state: 'cleared', can: { decide: false } })
})

it('needs a note for a conflict and for one that is waived, and decides a check once', async () => {
  const { id, version } = await ask(partner, 'Qwertz Yxcvb')
  const decide = (body: object) => partner.call('POST', '/rest/v1/rpc/decide_conflict_check', { id, ...body })
  expect(await decide({ version, state: 'waived' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'note' }] },
  })
  expect((await decide({ version, state: 'waived', note: 'The client agrees' })).status).toBe(200)
  const twice = await decide({ version: version + 1, state: 'cleared' })
  expect(twice).toMatchObject({ status: 422, body: { reason: 'conflicts.decided' } })
  expect(await decide({ version, state: 'cleared' })).toMatchObject({ status: 409 })
})

it('check 29: an associate is answered alike with and without a hit on a restricted case', async () => {
  const named = await aCaseWith('Zebunnesa Chowdhurani', 'ours', 'client', 'CASE-29')
  await restrict(named.id, [])
  const outsider = await world.aPerson('associate', 'Sadia Rahman')
  const plain = (report: object, name: string) =>
    JSON.stringify(report)
      .replaceAll(name, 'NAME')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
  const withHit = plain(await ask(outsider, 'Zebunnesa Chowdhurani'), 'Zebunnesa Chowdhurani')
  const without = plain(await ask(outsider, 'Wilhelmina Oppenheimer'), 'Wilhelmina Oppenheimer')
  expect(withHit).toBe(without)
  // Whoever decides sees it, found afresh under their own sight.
  const { items } = await get(partner, 'conflict_checks')
  const hers = items.find(({ subjects }: { subjects: { name: string }[] }) =>
    subjects[0]?.name.startsWith('Zeb'),
  )
  const seen = await post(partner, 'rpc/run_conflict_check', { check_ref: hers.id })
  expect(seen.hits[0]).toMatchObject({ case: { case_id: 'CASE-29' }, flag: 'opponent_is_client' })
  expect((await get(outsider, `conflict_checks/${hers.id}`)).hits).toEqual([])
  // Nor does a hint count what was found there.
  await world.empty('live_events')
  const { id, version } = seen.hits[0]
  const body = { version, decision: 'same_person' }
  expect((await partner.call('PATCH', `/rest/v1/conflict_hits/${id}`, body)).status).toBe(200)
  expect(await world.rows('select case_ref from live_events')).toEqual([{ case_ref: named.id }])
})

it('check 29: nobody learns of a hidden case by a text of its tasks, or by a relation of its parties', async () => {
  const walled = await world.aPerson('partner', 'Anika Sultana')
  const of = await aCaseWith('Quamrunnahar Siddiqua', 'ours', 'client', 'CASE-29-T')
  const husband = await post(partner, 'parties', { name_latin: 'Oliullah Tarafdar' })
  const between = { from_ref: husband.id, to_ref: of.party.id, kind: 'spouse' }
  await post(partner, 'party_relations', between)
  await aNote(partner, { case_id: 'CASE-29-T', client_name: 'Quamrunnahar Siddiqua' })
  await restrict(of.id, [walled])
  const { id } = await ask(walled, 'Quamrunnahar Siddiqua')
  const seen = await post(partner, 'rpc/run_conflict_check', { check_ref: id })
  const sources = seen.hits.map(({ source, why }: { source: string; why: string }) => `${source} ${why}`)
  expect(sources).toEqual(expect.arrayContaining(['party name', 'note_client name', 'party relation']))
  expect((await get(walled, `conflict_checks/${id}`)).hits).toEqual([])
})

it('check 30: a decider with a hidden case closes no check alone, and two without one in common do', async () => {
  const one = await post(associate, 'cases', { case_id: 'CASE-30-A' })
  const two = await post(associate, 'cases', { case_id: 'CASE-30-B' })
  const both = await post(associate, 'cases', { case_id: 'CASE-30-C' })
  const fourth = await world.aPerson('partner', 'Rumana Akter')
  await restrict(one.id, [second])
  await restrict(two.id, [third])
  await restrict(both.id, [second, fourth])
  const { id, version } = await ask(associate, 'Nobody Alike Here')
  const decide = (who: TestPerson, at: number) =>
    who.call('POST', '/rest/v1/rpc/decide_conflict_check', { id, version: at, state: 'cleared' })
  expect((await decide(second, version)).body).toMatchObject({ state: 'waiting', waits_for_second: true })
  expect((await get(associate, `conflict_checks/${id}`)).waits_for_second).toBe(false)
  for (const who of [second, fourth])
    expect(await decide(who, version + 1)).toMatchObject({
      status: 403,
      body: { reason: 'conflicts.another_partner' },
    })
  expect((await decide(third, version + 1)).body).toMatchObject({
    state: 'cleared',
    decided_by: { full_name: 'Imran Hossain' },
    second_by: { full_name: 'Mahbubul Alam' },
  })
})

it('check 31: the name of an applicant hits, for whoever reads applications', async () => {
  await world.rows(
    `insert into name_index (source, source_id, name) values ('applicant', gen_random_uuid(), 'Tamanna Siddiqua')`,
  )
  expect((await ask(partner, 'Tamanna Siddiqua', 'theirs')).hits[0]).toMatchObject({
    source: 'applicant',
    flag: 'applicant_is_party',
  })
  expect((await ask(associate, 'Tamanna Siddiqua', 'theirs')).hits).toEqual([])
})

it('checks a case by itself when a party comes to it, and says on the case how that stands', async () => {
  const made = await aCaseWith('Kazi Nurul Amin', 'ours', 'client', 'CASE-AUTO')
  const { items } = await get(associate, `conflict_checks?case_ref=${made.id}`)
  expect(items).toHaveLength(1)
  const told = await get(third, 'notifications')
  expect(told.items).toContainEqual(
    expect.objectContaining({
      ...{ type: 'conflict_check', subject_id: items[0].id, title: 'Conflict check to review' },
    }),
  )
  expect(items[0]).toMatchObject({ why: 'party_changed', state: 'waiting', case: { case_id: 'CASE-AUTO' } })
  const state = async () => (await get(associate, `cases/${made.id}`)).conflict_state
  expect(await state()).toBe('waiting')
  await post(partner, 'rpc/decide_conflict_check', { id: items[0].id, version: 1, state: 'cleared' })
  expect(await state()).toBe('cleared')
})

it('leaves a case as its parties left it when other names were asked for beside it', async () => {
  await aCaseWith('Padma Shipping Lines', 'ours', 'client', 'CASE-BESIDE-0')
  const made = await aCaseWith('Padma Shipping Line', 'theirs', 'opponent', 'CASE-BESIDE')
  const names = [{ name: 'Qqqq Wwww', side: 'theirs', role: 'opponent' }]
  const beside = await post(associate, 'rpc/run_conflict_check', { case_ref: made.id, names })
  expect(beside).toMatchObject({ why: 'by_hand', case: { id: made.id } })
  const decided = { id: beside.id, version: beside.version, state: 'cleared' }
  await post(partner, 'rpc/decide_conflict_check', decided)
  expect((await get(associate, `cases/${made.id}`)).conflict_state).toBe('waiting')
  const again = await post(associate, 'rpc/run_conflict_check', { case_ref: made.id })
  expect(again).toMatchObject({ why: 'new_case', state: 'waiting' })
})

it('clears no case while another check of its parties waits', async () => {
  const made = await aCaseWith('Karnaphuli Dockyard', 'ours', 'client', 'CASE-TWICE')
  const [first] = (await get(associate, `conflict_checks?case_ref=${made.id}`)).items
  const state = async () => (await get(associate, `cases/${made.id}`)).conflict_state
  const run = () => post(associate, 'rpc/run_conflict_check', { case_ref: made.id })
  const decide = ({ id, version }: { id: string; version: number }, outcome: string) =>
    post(partner, 'rpc/decide_conflict_check', { id, version, state: outcome, note: 'As they told us' })
  await decide(await run(), 'cleared')
  expect(await state()).toBe('waiting')
  world.clock.advance(60_000)
  await decide(first, 'conflict')
  expect(await state()).toBe('conflict')
  world.clock.advance(60_000)
  await decide(await run(), 'cleared')
  expect(await state()).toBe('cleared')
})

it('refuses more than twenty names, none at all, and a case that is hidden from the caller', async () => {
  const names = Array.from({ length: 21 }, (_, at) => ({ name: `Name ${at}` }))
  const run = (body: object) => associate.call('POST', '/rest/v1/rpc/run_conflict_check', body)
  expect(await run({ names })).toMatchObject({ status: 400, body: { fields: [{ path: 'names' }] } })
  expect(await run({})).toMatchObject({ status: 400, body: { fields: [{ path: 'names' }] } })
  const hidden = await post(partner, 'cases', { case_id: 'CASE-HID' })
  await restrict(hidden.id, [])
  const unknown = { case_ref: '0190a6b2-0000-7000-8000-000000000001' }
  const [one, other] = [await run({ case_ref: hidden.id }), await run(unknown)]
  expect([one.status, one.body.reason]).toEqual([404, other.body.reason])
})

it('check 30: of two deciders the graver word stands, and both notes are kept', async () => {
  const [one, two] = [
    await world.aPerson('partner', 'Rokeya Sultana'),
    await world.aPerson('partner', 'Tanvir Ahmed'),
  ]
  const hidden = await post(associate, 'cases', { case_id: 'CASE-30-D' })
  await restrict(hidden.id, [one])
  const { id, version } = await ask(associate, 'Nobody Alike There')
  const decide = (who: TestPerson, body: object) => post(who, 'rpc/decide_conflict_check', { id, ...body })
  await decide(one, { version, state: 'conflict', note: 'He is a brother' })
  const said = await decide(two, { version: version + 1, state: 'waived', note: 'The client agrees' })
  expect(said).toMatchObject({
    ...{ state: 'conflict', decision_note: 'He is a brother', second_note: 'The client agrees' },
    ...{ decided_by: { full_name: 'Rokeya Sultana' }, second_by: { full_name: 'Tanvir Ahmed' } },
  })
  expect(await get(associate, `conflict_checks/${id}`)).toMatchObject({ second_note: null, second_by: null })
})

it('asks for parties that come one by one in one check, and for one that left in another', async () => {
  const made = await aCaseWith('Kazi Motahar Hossain', 'ours', 'client', 'CASE-ONE')
  const add = async (name: string) => {
    const party = await post(associate, 'parties', { name_latin: name })
    return post(associate, 'case_parties', {
      ...{ case_ref: made.id, party_ref: party.id, side: 'theirs', role: 'opponent' },
    })
  }
  const listed = async () => (await get(associate, `conflict_checks?case_ref=${made.id}`)).items
  const [first] = await listed()
  const second = await add('Turag Cold Storage')
  await add('Surma Jute Mills')
  const [grown, ...others] = await listed()
  expect(others).toEqual([])
  expect(grown).toMatchObject({ id: first.id, version: 3 })
  expect(grown.subjects.map(({ name }: { name: string }) => name)).toEqual([
    'Kazi Motahar Hossain',
    'Turag Cold Storage',
    'Surma Jute Mills',
  ])
  await must(
    associate.call('PATCH', `/rest/v1/case_parties/${second.id}`, {
      version: second.version,
      side: 'neutral',
    }),
  )
  expect(await listed()).toHaveLength(2)
})

it('lets a public body that stands on very many cases push nobody out', async () => {
  const state = await post(associate, 'parties', { name_latin: 'The State', kind: 'public_body' })
  await world.rows(
    `with made as (insert into cases (id, case_id, created_by, created_at, updated_at)
        select gen_random_uuid(), 'STATE-' || n, $1, now(), now() from generate_series(1, 1100) n returning id)
      insert into case_parties (id, case_ref, party_ref, side, role, created_by, from_on, created_at, updated_at)
        select gen_random_uuid(), id, $2, 'theirs', 'opponent', $1, '2026-01-01', now(), now() from made`,
    [associate.user_id, state.id],
  )
  await aCaseWith('State Trading House', 'ours', 'client', 'CASE-STATE')
  const report = await post(associate, 'rpc/run_conflict_check', {
    names: [
      { name: 'The State', side: 'theirs', role: 'opponent' },
      { name: 'State Trading House', side: 'theirs', role: 'opponent' },
    ],
  })
  const named = report.hits.filter(({ name }: { name: string }) => name === 'State Trading House')
  expect(named.length).toBeGreaterThan(0)
  expect(report.hits[0]).toMatchObject({ is_public_body: false })
  expect(report.hits.at(-1)).toMatchObject({ is_public_body: true })
})

it('asks for a name where a case has none', async () => {
  const { id } = await post(associate, 'cases', { case_id: 'CASE-NOBODY' })
  expect(await associate.call('POST', '/rest/v1/rpc/run_conflict_check', { case_ref: id })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'names' }] },
  })
})

it('asks for no party that its asker does not see, as for none that is there', async () => {
  const { party, id } = await aCaseWith('Zarif Alam', 'ours', 'client', 'CASE-UNSEEN')
  await restrict(id, [second])
  const asked = (who: TestPerson, party_ref: string) =>
    who.call('POST', '/rest/v1/rpc/run_conflict_check', {
      names: [{ name: 'Zarif Alam', side: 'theirs', role: 'opponent', party_ref }],
    })
  expect(await asked(partner, party.id)).toMatchObject({ status: 201 })
  const walled = await world.again(second)
  const [hidden, nobody] = [await asked(walled, party.id), await asked(walled, id)]
  expect(hidden).toMatchObject({ status: 404, body: { reason: 'row.not_found' } })
  expect(nobody.body).toEqual({ ...hidden.body, request_id: nobody.body.request_id })
})

it('asks for all parties of a case, also for those after the twentieth', async () => {
  const ours = await aCaseWith('Shapla Textile Mills', 'ours', 'client', 'CASE-MANY-0')
  const made = await post(associate, 'cases', { case_id: 'CASE-MANY' })
  // The first party begins the check, the others are put there at once, and the last has it run again.
  const first = await post(associate, 'parties', { name_latin: 'Opponent Number First' })
  const put = { case_ref: made.id, side: 'theirs', role: 'opponent' }
  await post(associate, 'case_parties', { ...put, party_ref: first.id })
  await world.rows(
    `with added as (
       insert into parties (id, kind, name_latin, created_by, created_at, updated_at)
         select gen_random_uuid(), 'person', 'Xylo Qwert ' || chr(64 + n), $2, now(), now() from generate_series(1, 22) n returning id)
     insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
       select gen_random_uuid(), $1, id, 'theirs', 'opponent', current_date, $2, now(), now() from added`,
    [made.id, associate.user_id],
  )
  await post(associate, 'case_parties', { ...put, party_ref: ours.party.id })
  const { items } = await get(partner, `conflict_checks?case_ref=${made.id}`)
  const report = await get(partner, `conflict_checks/${items[0].id}`)
  expect(report.subjects).toHaveLength(24)
  expect(report).toMatchObject({ is_capped: false })
  expect(report.hits).toContainEqual(
    expect.objectContaining({ case: expect.objectContaining({ id: ours.id }), flag: 'opponent_is_client' }),
  )
})
