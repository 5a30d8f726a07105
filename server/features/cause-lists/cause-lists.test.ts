import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aFirmWithLists, aList, day, rpc, sendsList } from './testing.ts'

const {
  world,
  partner,
  associate,
  colleague,
  numbered,
  linesOf,
  levels,
  apply,
  undo,
  ticked,
  listed,
  hearingsOf,
} = aFirmWithLists()

describe('a list', () => {
  it('check 45: sent twice is one, also by somebody else and with other blanks, until it is discarded', async () => {
    const { court_ref } = await numbered()
    const [first, again, spaced] = await Promise.all([
      aList(associate, { court_ref, text: 'W.P. 4312/26' }),
      aList(colleague, { court_ref, text: 'W.P. 4312/26' }),
      aList(associate, { court_ref, text: '\r\n  W.P.   4312/26 \r\n' }),
    ])
    expect([again.id, spaced.id]).toEqual([first.id, first.id])
    expect((await aList(associate, { court_ref, text: 'W.P. 4312/26', bench: 'Annex 4' })).id).not.toBe(
      first.id,
    )
    expect((await aList(associate, { court_ref, text: 'W.P. 4312/26', on_day: '2026-12-04' })).id).not.toBe(
      first.id,
    )
    const discard = (who: TestPerson) =>
      who.call('POST', `${rpc}/discard_cause_list`, { id: first.id, version: first.version })
    // Of those who sent it at once, whoever came first.
    const [made] = await world.rows<{ by: string }>(
      'select created_by as by from cause_lists where id = $1',
      [first.id],
    )
    const [reader, other] = made?.by === associate.user_id ? [associate, colleague] : [colleague, associate]
    expect((await discard(other)).body.reason).toBe('rights.not_yours')
    expect((await discard(reader)).body.state).toBe('discarded')
    expect((await aList(associate, { court_ref, text: 'W.P. 4312/26' })).id).not.toBe(first.id)
    expect(await world.rows(`select from activity_events where type = 'cause_list.read'`)).toHaveLength(4)
  })

  it('is answered alike for one key, and refused with other content', async () => {
    const { court_ref } = await numbered()
    const key = randomUUID()
    const send = (text: string) => sendsList(associate, { court_ref, text, key })
    const [first, again] = [await send('W.P. 4312/26'), await send('W.P. 4312/26')]
    expect(again.body.id).toBe(first.body.id)
    expect((await send('W.P. 1/26')).body.reason).toBe('request.key_reused')
  })

  it('is refused where nothing in it is a case, or the court is not there', async () => {
    const court_ref = await aCourt(world)
    const reason = async (list: object) => (await sendsList(associate, { court_ref, ...list })).body.reason
    expect(await reason({ text: 'In the Supreme Court\n3 December 2026' })).toBe('cause_lists.nothing_read')
    for (const text of [undefined, ' \n '])
      expect((await sendsList(associate, { court_ref, ...(text && { text }) })).body).toMatchObject({
        fields: [{ path: 'text', message: 'Text is required' }],
      })
    expect(await reason({ source: 'csv' })).toBe('files.missing')
    expect(await reason({ text: 'W.P. 1/26', court_ref: randomUUID() })).toBe('row.not_found')
    expect(await reason({ text: 'W.P. 1/26', on_day: '2026-02-30' })).toBe('request.invalid')
    expect(await reason({ text: `W.P. 1/26${' '.repeat(2 * 1024 * 1024)}` })).toBe('files.too_large')
  })
})

describe('applying', () => {
  it('check 46: makes, moves and numbers hearings and closes none; undo restores dates and item numbers', async () => {
    const first = await numbered()
    const court_ref = first.court_ref
    const numberedThere = (case_no: string) => numbered({ court_ref, case_no })
    const [moves, same, held, fresh] = [
      first,
      await numberedThere('2'),
      await numberedThere('3'),
      await numberedThere('4'),
    ]
    await aHearing(associate, { case_ref: moves.id, on_day: '2026-12-01', item_no: '5', bench: 'Annex 1' })
    await aHearing(associate, { case_ref: same.id, on_day: day, item_no: '6' })
    const past = await aHearing(associate, { case_ref: held.id, on_day: day })
    const outcome = { id: past.id, version: 1, state: 'held', next: { kind: 'ended' } }
    await associate.call('POST', `${rpc}/close_hearing`, outcome)
    const text = '14 W.P. 4312/26\n15 W.P. 2/26\n16 W.P. 3/26\n17 W.P. 4/26'
    const list = await aList(associate, { court_ref, text, bench: 'Annex 4' })
    const lines = await linesOf(associate, list)
    expect(lines.map(({ plan }) => plan)).toEqual([
      { kind: 'move', from: '2026-12-01' },
      { kind: 'number', from: null },
      { kind: 'nothing', from: null },
      { kind: 'new', from: null },
    ])
    const applied = await apply(associate, list, ticked(lines))
    expect(applied.body).toMatchObject({ state: 'applied', version: 2, can: { undo: true, discard: false } })
    expect(await hearingsOf(moves.id)).toEqual([[day, '14', 'Annex 4', 'set']])
    expect(await hearingsOf(same.id)).toEqual([[day, '15', 'Annex 4', 'set']])
    expect(await hearingsOf(held.id)).toEqual([[day, null, null, 'held']])
    expect(await hearingsOf(fresh.id)).toEqual([[day, '17', 'Annex 4', 'set']])
    expect((await linesOf(associate, list)).every(({ is_applied }) => is_applied)).toBe(true)
    const says = [{ court_ref, bench: 'Annex 4', at: '2026-11-21T06:00:00Z' }]
    expect([await listed(colleague), await listed(colleague, `&court=${court_ref}`)]).toEqual([says, says])
    expect(await listed(colleague, `&court=${await aCourt(world)}`)).toEqual([])
    expect((await apply(associate, applied.body, ticked(lines))).body.state).toBe('applied')
    expect((await undo(colleague, applied.body)).status).toBe(409)
    const now = (await associate.call('GET', `/rest/v1/cause_lists/${list.id}`)).body
    expect((await undo(colleague, now)).body).toMatchObject({ state: 'review' })
    expect(await hearingsOf(moves.id)).toEqual([['2026-12-01', '5', 'Annex 1', 'set']])
    expect(await hearingsOf(same.id)).toEqual([[day, '6', null, 'set']])
    expect(await hearingsOf(held.id)).toEqual([[day, null, null, 'held']])
    expect(await hearingsOf(fresh.id)).toEqual([])
    expect(await listed(associate)).toEqual([])
    expect(
      await world.rows(
        `select from activity_events where type in ('cause_list.applied', 'cause_list.undone')`,
      ),
    ).toHaveLength(3)
  })

  it('says whom its hearings bring to two places on a day, of what it made alone', async () => {
    const of = await numbered({ case_no: '21' })
    await world.rows('update cases set lead_id = $2 where id = $1', [of.id, associate.user_id])
    const elsewhere = await aCourt(world, { name_en: 'Sylhet court', place: 'Sylhet' })
    const twice = { on_day: day, appears_id: associate.user_id, court_ref: elsewhere }
    await aHearing(associate, { case_ref: (await aCase(associate)).id, ...twice })
    const list = await aList(associate, { court_ref: of.court_ref ?? '', text: '14 W.P. 21/26' })
    const done = await apply(associate, list, ticked(await linesOf(associate, list)))
    expect(done.body.clashes).toMatchObject([{ level: 'clash', person: { user_id: associate.user_id } }])
    const again = await apply(associate, done.body, ticked(await linesOf(associate, list)))
    expect(again.body.clashes).toEqual([])
  })

  it('is not undone once a hearing of it was changed, nor after a day', async () => {
    const of = await numbered()
    const list = await aList(associate, { court_ref: of.court_ref, text: 'W.P. 4312/26' })
    const applied = (await apply(associate, list, ticked(await linesOf(associate, list)))).body
    const [hearing] = (await associate.call('GET', `/rest/v1/hearings?case_ref=${of.id}`)).body.items
    await associate.call('PATCH', `/rest/v1/hearings/${hearing.id}`, { version: 1, room: '12' })
    expect((await undo(associate, applied)).body.reason).toBe('cause_lists.changed_since')
    world.clock.advance(24 * 3_600_000)
    expect((await undo(await world.again(associate), applied)).body.reason).toBe('cause_lists.too_late')
    expect(await world.rows('select from hearings where deleted_at is null')).toHaveLength(1)
  })

  it('by two at once is done once', async () => {
    const of = await numbered()
    const list = await aList(associate, { court_ref: of.court_ref, text: 'W.P. 4312/26' })
    const lines = ticked(await linesOf(associate, list))
    const both = await Promise.all([apply(associate, list, lines), apply(colleague, list, lines)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await hearingsOf(of.id)).toHaveLength(1)
  })

  it('takes the case that somebody chose, and says which of ours is not on the list', async () => {
    const of = await numbered()
    const other = await numbered({ court_ref: of.court_ref, case_no: '77' })
    await aHearing(associate, { case_ref: other.id, on_day: day })
    const list = await aList(associate, { court_ref: of.court_ref, text: 'Title Suit 5/2026\nW.P. 4312/26' })
    expect(list.not_listed).toMatchObject([{ case: { id: other.id } }])
    const [line] = await linesOf(associate, list)
    const decide = (body: object) => associate.call('PATCH', `/rest/v1/cause_list_lines/${line?.id}`, body)
    expect((await decide({ decision: 'taken' })).status).toBe(404)
    expect((await decide({ decision: 'taken', case_ref: randomUUID() })).status).toBe(404)
    const chosen = (await decide({ decision: 'taken', case_ref: other.id })).body
    expect(chosen).toMatchObject({ level: 'none', decision: 'taken', case: { id: other.id } })
    const now = (await associate.call('GET', `/rest/v1/cause_lists/${list.id}`)).body
    expect(now).toMatchObject({ our_count: 2, not_listed: [] })
    await apply(associate, list, [{ id: chosen.id, case_ref: other.id }])
    expect((await decide({ decision: 'refused' })).body.reason).toBe('cause_lists.line_applied')
  })
})

describe('a case that its reader does not see', () => {
  it('check 11: is none to whoever does not see it, and its own people are told', async () => {
    const of = await numbered({ client_name: 'Rahima' })
    await aHearing(associate, { case_ref: of.id, on_day: '2026-12-02' })
    await restrict(world, of.id, associate)
    const list = await aList(colleague, { court_ref: of.court_ref, text: '14 W.P. 4312/26' })
    expect(list).toMatchObject({ our_count: 0, line_count: 1, lines: [], not_listed: [] })
    expect(await linesOf(colleague, list)).toMatchObject([
      { level: 'none', case: null, others: [], plan: null },
    ])
    const [told] = (await associate.call('GET', '/rest/v1/notifications')).body.items
    expect(told).toMatchObject({ type: 'hearing_listed', title: 'Listed on Dec 03, 2026' })
    expect((await colleague.call('GET', '/rest/v1/notifications')).body.items).toEqual([])
    const mine = await linesOf(associate, list)
    expect(mine).toMatchObject([{ level: 'sure', plan: { kind: 'move', from: '2026-12-02' } }])
    expect((await apply(colleague, list, ticked(mine))).status).toBe(404)
    await world.empty('live_events')
    expect((await apply(associate, list, ticked(mine))).body).toMatchObject({ state: 'applied' })
    expect(await world.rows('select distinct case_ref from live_events')).toEqual([{ case_ref: of.id }])
    expect([await listed(associate), await listed(colleague)]).toMatchObject([[{ bench: null }], []])
    const seen = (await colleague.call('GET', `/rest/v1/cause_lists/${list.id}`)).body
    expect({ ...seen, lines: [] }).toEqual({ ...list, lines: [] })
    expect((await undo(colleague, seen)).body.state).toBe('review')
    expect(await hearingsOf(of.id)).toEqual([[day, '14', null, 'set']])
  })

  it('check 11: makes no line less sure of another case of its number', async () => {
    const [seen, hidden] = [await numbered(), await numbered({ case_id: 'C-2' })]
    await restrict(world, hidden.id, associate)
    const text = '14 W.P. 4312/26 Karim v State'
    const list = await aList(colleague, { court_ref: await aCourt(world), text })
    expect(list.our_count).toBe(1)
    expect(await levels(colleague, list)).toEqual([['sure', seen.case_id]])
    const [mine] = await linesOf(associate, list)
    expect([mine?.level, mine?.others.length]).toEqual(['likely', 1])
  })

  it('is no hint to others where a list makes a hearing of it', async () => {
    const of = await numbered()
    await restrict(world, of.id, associate)
    const list = await aList(associate, { court_ref: of.court_ref, text: 'W.P. 4312/26' })
    await world.empty('live_events')
    await apply(associate, list, ticked(await linesOf(associate, list)))
    expect(await world.rows('select distinct case_ref from live_events')).toEqual([{ case_ref: of.id }])
  })

  it('is gone from a list behind a wall', async () => {
    const of = await numbered()
    const list = await aList(colleague, { court_ref: of.court_ref, text: 'W.P. 4312/26' })
    expect(await levels(colleague, list)).toEqual([['sure', of.case_id]])
    await wall(world, of.id, colleague, partner)
    expect(await levels(colleague, list)).toEqual([['none', undefined]])
  })
})
