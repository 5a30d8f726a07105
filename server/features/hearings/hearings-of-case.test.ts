import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aCase } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aParty, onCase as aPartyOn } from '../parties/testing.ts'
import { aCourt, aFirmInCourt, aHearing, rpc, table } from './testing.ts'

const { world, partner, associate, inCourt, read, nextOf, close, onDate, days } = aFirmInCourt()

describe('on the page of its case', () => {
  it('and on the board stands a name of each side', async () => {
    const on = await inCourt()
    for (const [name_latin, side, role] of [
      ['Rahima Begum', 'ours', 'client'],
      ['Salma Begum', 'ours', 'client'],
      ['Karim Traders', 'theirs', 'opponent'],
      ['Abdul Quader', 'theirs', 'opposing_counsel'],
    ] as const)
      await aPartyOn(associate, {
        case_ref: on.id,
        party_ref: (await aParty(associate, { name_latin })).id,
        side,
        role,
      })
    const { case: named } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    expect(named).toMatchObject({ ours: 'Rahima Begum', theirs: 'Karim Traders' })
  })

  it('what it says of its case, its sides and the days around it follows them', async () => {
    const on = await inCourt({ client_name: 'Rahima' })
    const party = await aParty(associate, { name_latin: 'Rahima Begum' })
    const first = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    await close(associate, first, onDate('2026-12-03'))
    const { id: deadline } = await aDeadline(associate, {
      ...{ case_ref: on.id, title: 'File the reply', trigger_day: '2026-11-20', due_on: '2026-12-20' },
      ...{ assignee_id: associate.user_id, extra_reason: 'Ordered' },
    })
    const said = async () => {
      const [later, earlier] = (await read(associate, `${table}?case_ref=${on.id}`)).body.items
      const due = (await read(associate, `/rest/v1/deadlines/${deadline}`)).body
      expect(due.case).toEqual(later.case)
      return { ...later.case, before: `${later.previous_on} ${later.previous_state}`, after: earlier.next_on }
    }
    expect(await said()).toMatchObject({
      ...{ case_id: on.case_id, ours: null, before: '2026-11-19 held', after: '2026-12-03' },
    })
    const link = await aPartyOn(associate, {
      ...{ case_ref: on.id, party_ref: party.id, side: 'ours', role: 'client' },
    })
    expect(await said()).toMatchObject({ ours: 'Rahima Begum' })
    const change = async (path: string, body: object) =>
      expect((await partner.call('PATCH', `/rest/v1/${path}`, body)).status, path).toBe(200)
    await change(`parties/${party.id}`, { version: party.version, name_latin: 'Rahima Khatun' })
    await change(`cases/${on.id}`, { version: 1, title: 'Rahima v State', client_name: 'R. Khatun' })
    const [later] = (await read(associate, `${table}?case_ref=${on.id}`)).body.items
    await change(`hearings/${later.id}`, { version: later.version, on_day: '2026-12-10' })
    expect(await said()).toMatchObject({
      ...{ ours: 'Rahima Khatun', title: 'Rahima v State', client_name: 'R. Khatun', after: '2026-12-10' },
    })
    await change(`case_parties/${link.id}`, { version: link.version, role: 'witness' })
    expect(await said()).toMatchObject({ ours: null })
    // What is kept is what would be read: no words of the board were forgotten.
    const strange = `select from hearings h where board <> board_of_case(case_ref) || days_around(case_ref, previous_ref, next_ref)`
    expect(await world.rows(strange)).toEqual([])
  })

  it('a row without its words is read the long way', async () => {
    const on = await inCourt({ client_name: 'Rahima' })
    const { id } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const before = (await read(associate, `${table}/${id}`)).body
    await world.rows(`update hearings set board = null where id = $1`, [id])
    expect((await read(associate, `${table}/${id}`)).body).toEqual(before)
  })

  it('stands its next hearing, and how many there are', async () => {
    const on = await inCourt()
    await aHearing(associate, { case_ref: on.id, on_day: '2026-12-06' })
    const { id } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    const { next_hearing } = (await read(associate, `${rpc}/case_file?id=${on.id}`)).body
    expect(next_hearing).toEqual({ id, title: 'District Judge', on: '2026-12-03' })
    expect((await read(associate, `${rpc}/case_counts?id=${on.id}`)).body.counts.hearings).toBe(2)
    expect((await partner.call('DELETE', `/rest/v1/cases/${on.id}`)).body.reason).toBe('cases.in_use')
  })

  it('check 18: a hearing to come keeps it open; a missing outcome and order are told of', async () => {
    const on = await inCourt()
    const held = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    await close(associate, held, onDate('2026-11-20'))
    const { id, previous_on } = await aHearing(associate, { case_ref: on.id, on_day: '2026-12-03' })
    expect(previous_on).toBe('2026-11-19')
    const shut = () =>
      partner.call('POST', `${rpc}/close_case`, { id: on.id, version: 1, note: '', warned: true })
    const refused = await shut()
    expect(refused).toMatchObject({
      status: 422,
      body: {
        reason: 'cases.close_open_hearings',
        message: 'This case has hearings to come. Record or remove them first.',
        open: [
          { kind: 'hearing', id, title: 'District Judge', on: '2026-12-03', refuses: true },
          { kind: 'outcome', on: '2026-11-20', refuses: false },
          { kind: 'order', on: '2026-11-19', refuses: false },
        ],
      },
    })
    await associate.call('DELETE', `${table}/${id}`)
    const gone = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-18' })
    expect((await shut()).body).toMatchObject({ status: 'closed' })
    expect((await close(associate, gone, onDate('2061-12-03'))).body.reason).toBe('cases.closed')
    await partner.call('DELETE', `${table}/${gone.id}`)
    expect((await associate.call('POST', `${rpc}/restore_hearing`, { id })).body.reason).toBe('cases.closed')
  })

  it('is adjourned by somebody, for the call and for the database; rows from before go on', async () => {
    const on = await inCourt()
    const hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-11-19' })
    for (const adjourned_by of [undefined, null]) {
      const said = { state: 'adjourned', ...(adjourned_by === null && { adjourned_by }) }
      expect(await close(associate, hearing, { ...said, next: { kind: 'ended' } })).toMatchObject({
        status: 400,
        body: {
          reason: 'hearings.adjourned_by_missing',
          fields: [{ path: 'adjourned_by', message: 'Say by whom it was adjourned.' }],
        },
      })
    }
    const put = `state = 'adjourned', next_kind = 'ended', closed_at = now(), closed_by = created_by`
    const { user_id, session_id } = associate
    const past = world.app.transact({ kind: 'session', user_id, session_id }, (ctx) =>
      sql`update hearings set ${sql.raw(put)} where id = ${hearing.id}`.execute(ctx.db),
    )
    await expect(past).rejects.toMatchObject({ constraint: 'hearings_adjourned_by_whom' })
    await world.rows(`update hearings set ${put} where id = $1`, [hearing.id])
    const gone = await associate.call('DELETE', `${table}/${hearing.id}`)
    expect(gone.status).toBe(204)
    const back = await associate.call('POST', `${rpc}/restore_hearing`, { id: hearing.id })
    expect(back.body).toMatchObject({ state: 'adjourned', adjourned_by: null })
  })

  it('check 39: its statistics are those of a hand count', async () => {
    const on = await inCourt()
    let hearing = await aHearing(associate, { case_ref: on.id, on_day: '2026-01-01' })
    const by = (adjourned_by: string) => ({ state: 'adjourned', adjourned_by })
    // Ten days in court, 10 days apart but for the last, which came 28 days after the one before.
    const outcomes = [
      ...[by('our_side'), by('our_side'), by('other_side'), by('court'), by('both'), by('court')],
      ...[{ state: 'held' }, { state: 'not_reached' }, { state: 'held' }],
    ]
    for (const [at, outcome] of outcomes.entries()) {
      const on_day =
        at === 8 ? '2026-04-19' : new Date(Date.UTC(2026, 0, 11 + at * 10)).toISOString().slice(0, 10)
      const { body } = await close(associate, hearing, { ...outcome, ...onDate(on_day) })
      hearing = body.next
    }
    // As it was written before anybody was asked.
    await world.rows(
      `update hearings set adjourned_by = null where case_ref = $1 and on_day = '2026-02-20'`,
      [on.id],
    )
    const statistics = await read(associate, `${rpc}/hearing_statistics?case_ref=${on.id}`)
    expect(statistics.body).toEqual({
      ...{ hearings: 10, held: 2, not_reached: 1, vacated: 0, mean_days: 12, longest_days: 28, limit: null },
      sides: { our_side: null, other_side: null },
      adjourned: { our_side: 2, other_side: 1, court: 1, both: 1, unsaid: 1 },
    })
    const unknown = await read(associate, `${rpc}/hearing_statistics?case_ref=${randomUUID()}`)
    expect(unknown.status).toBe(404)
  })

  it('check 39: the type of their case says how often a side may adjourn, and what each is called', async () => {
    const words = { our_side_words: 'Plaintiff', other_side_words: 'Defendant' }
    const type = { code: `Suit ${randomUUID().slice(0, 8)}`, name_en: 'Suit', side: 'civil', ...words }
    const { body: made } = await partner.call('POST', '/rest/v1/case_types', type)
    await world.rows('update case_types set adjournment_limit = 3 where id = $1', [made.id])
    const on = await inCourt({ type_ref: made.id })
    const { body } = await read(associate, `${rpc}/hearing_statistics?case_ref=${on.id}`)
    expect(body).toMatchObject({ limit: 3, sides: { our_side: 'Plaintiff', other_side: 'Defendant' } })
  })

  it('stand in the way of making two cases one where both are in one court on one day', async () => {
    const court_ref = await aCourt(world)
    const [keep, drop] = [await aCase(partner, { court_ref }), await aCase(partner, { court_ref })]
    await aHearing(partner, { case_ref: keep.id, on_day: '2026-12-03' })
    const same = await aHearing(partner, { case_ref: drop.id, on_day: '2026-12-03' })
    const two = { keep: keep.id, drop: drop.id }
    const { body } = await read(partner, `${rpc}/merge_preview?keep=${keep.id}&drop=${drop.id}`)
    expect(body.clashes).toEqual([{ kind: 'hearing', title: '2026-12-03 · District Judge' }])
    const merge = () =>
      partner.call('POST', `${rpc}/merge_cases`, { ...two, keep_version: 1, drop_version: 1, from_drop: [] })
    expect((await merge()).body.reason).toBe('cases.merge_clash')
    await partner.call('PATCH', `${table}/${same.id}`, { on_day: '2026-12-02', version: 1 })
    expect((await merge()).body.moved).toMatchObject({ hearings: 1 })
    // What went is no case without a next date.
    expect((await read(partner, `${rpc}/cases_without_next_date`)).body.cases).toBe(0)
    expect(await days(keep.id)).toEqual(['2026-12-03 set', '2026-12-02 set'])
    expect(await nextOf(keep.id)).toBe('2026-12-02')
  })
})
