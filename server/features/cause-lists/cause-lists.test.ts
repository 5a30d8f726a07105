import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CauseListLine } from '../../../contract/cause-lists.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { pdf, zip } from '../../platform/files/testing-contents.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aParty, onCase } from '../parties/testing.ts'
import { aList, sendsList } from './testing.ts'

const rpc = '/rest/v1/rpc'
const day = '2026-12-03'

const { world, partner, associate, colleague } = aFirm(
  'users, cases, parties, courts, cause_lists, activity_events, notifications',
  {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  },
)

const typeOf = async (code: string) =>
  (await world.rows<{ id: string }>('select id from case_types where code = $1', [code]))[0]?.id ?? ''
/** A case with a number in a court, and the court. */
const numbered = async (draft: object = {}) => {
  const court_ref = await aCourt(world)
  const type_ref = await typeOf('WP')
  const numbers = { case_no: '4312', case_year: 2026 }
  return aCase(associate, { court_ref, type_ref, ...numbers, ...draft })
}
const opposes = async (case_ref: string, named: object) =>
  onCase(associate, { case_ref, party_ref: (await aParty(associate, named)).id })
/** Does what was put off to a job. */
const work = async (name: string) => {
  const waiting = world.enqueued.splice(0).filter((one) => one.job === name)
  const job = world.app.jobs.find((one) => one.name === name)
  for (const { payload } of waiting.length > 0 ? waiting : [{ payload: {} }])
    await job?.work(payload, { id: randomUUID(), attempt: 1 })
}
const linesOf = async (who: TestPerson, list: { id: string }, more = ''): Promise<CauseListLine[]> =>
  (await who.call('GET', `/rest/v1/cause_list_lines?list_ref=${list.id}&limit=200${more}`)).body.items
const levels = async (who: TestPerson, list: { id: string }) =>
  (await linesOf(who, list)).map(({ level, case: of }) => [level, of?.case_id])
const apply = (who: TestPerson, { id, version }: { id: string; version: number }, lines: object[]) =>
  who.call('POST', `${rpc}/apply_cause_list`, { id, version, lines })
const undo = (who: TestPerson, { id, version }: { id: string; version: number }) =>
  who.call('POST', `${rpc}/undo_cause_list`, { id, version })
const ticked = (lines: CauseListLine[]) =>
  lines.flatMap(({ id, case: of }) => (of ? [{ id, case_ref: of.id }] : []))
/** Which courts the board of the day says to have their list in the diary, to whom. */
const listed = async (who: TestPerson, more = '') =>
  (await who.call('GET', `${rpc}/diary_day?day=${day}${more}`)).body.listed
const hearingsOf = async (case_ref: string) =>
  (await associate.call('GET', `/rest/v1/hearings?case_ref=${case_ref}`)).body.items.map(
    ({ on_day, item_no, bench, state }: Record<string, unknown>) => [on_day, item_no, bench, state],
  )

describe('a line', () => {
  it('check 42: of a type, number and year matches one case as sure, however it is written', async () => {
    const of = await numbered()
    const text = 'W.P. 4312/26\nWrit Petition No. 4312 of 2026\nরিট পিটিশন ৪৩১২/২০২৬'
    const list = await aList(associate, { court_ref: of.court_ref, text })
    expect(list).toMatchObject({ line_count: 3, our_count: 1, state: 'review', job: false })
    expect(list.lines).toHaveLength(3)
    expect(await levels(associate, list)).toEqual(Array(3).fill(['sure', of.case_id]))
  })

  it('matches a number that is kept with zeros before it, and one that is listed with them', async () => {
    const [kept, listed] = [await numbered({ case_no: '00777' }), await numbered({ case_no: '88' })]
    const text = 'W.P. 777/2026\nW.P. 00777/2026\nW.P. 0088/2026\nW.P. 7/2026'
    const list = await aList(associate, { court_ref: kept.court_ref, text })
    expect(await levels(associate, list)).toEqual([
      ['sure', kept.case_id],
      ['sure', kept.case_id],
      ['sure', listed.case_id],
      ['none', undefined],
    ])
  })

  it('check 43: matches a former number of a case', async () => {
    const of = await numbered({ case_no: '88', case_year: 2024 })
    const moved = { court_ref: of.court_ref, type_ref: of.type_ref, case_no: '9', case_year: 2026 }
    const body = { id: of.id, version: of.version, ...moved, from_on: '2026-11-01', why: 'transferred' }
    expect((await partner.call('POST', `${rpc}/transfer_case`, body)).status).toBe(200)
    const list = await aList(associate, { court_ref: of.court_ref, text: 'W.P. 88/2024\nW.P. 9/2026' })
    expect(await levels(associate, list)).toEqual([
      ['sure', of.case_id],
      ['sure', of.case_id],
    ])
  })

  it('check 44: of another type and no party alike is only possible; with one side alike it is likely', async () => {
    const of = await numbered({ client_name: 'Md. Abdul Karim' })
    await opposes(of.id, { name_bangla: 'রহিমা খাতুন' })
    const text =
      'C.R. 4312/26 Padma Textiles Ltd. v State\n4312/2026 মোঃ আব্দুল করিম বনাম সরকার\nC.R. 4312/26 A v Rahima Khatun\nW.P. 1/26'
    const list = await aList(associate, { court_ref: of.court_ref, text })
    expect((await levels(associate, list)).map(([level]) => level)).toEqual([
      'possible',
      'likely',
      'likely',
      'none',
    ])
    expect(list.our_count).toBe(1)
    expect((await linesOf(associate, list, '&ours=false')).map(({ line_no }) => line_no)).toEqual([4])
  })

  it('of another level of court is not sure, and of a closed case nothing', async () => {
    const of = await numbered()
    const [other, closed] = [await aCourt(world), await numbered({ case_no: '7' })]
    await world.rows(`update courts set level = 'tribunal' where id = $1`, [other])
    await world.rows(`update cases set status = 'closed', closed_on = '2026-11-01' where id = $1`, [
      closed.id,
    ])
    const list = await aList(associate, { court_ref: other, text: 'W.P. 4312/26\nW.P. 7/26' })
    expect(await levels(associate, list)).toEqual([
      ['possible', of.case_id],
      ['none', undefined],
    ])
  })

  it('of a number that several cases bear is sure of the one of its court, else of its level, else of its sides', async () => {
    const [court_ref, beside, other] = [await aCourt(world), await aCourt(world), await aCourt(world)]
    await world.rows(`update courts set level = 'tribunal' where id = $1`, [other])
    // By their names alone they would stand the other way round.
    const customs = await numbered({ case_id: 'C-3', court_ref: beside, client_name: 'Padma Textiles Ltd.' })
    const unplaced = await numbered({ case_id: 'C-2', court_ref: null, client_name: 'Shapla Garments' })
    const apart = await numbered({ case_id: 'C-1', court_ref: other, client_name: 'Shapla Garments' })
    const line = 'W.P. 4312/2026 Shapla Garments v Commissioner of Customs'
    const read = async (more: object) => {
      const list = await aList(associate, { court_ref, text: line, ...more })
      const [of] = await linesOf(associate, list)
      return [of?.level, of?.case?.case_id, of?.others.map(({ case_id }) => case_id).sort()]
    }
    const ids = (...of: { case_id: string }[]) => of.map(({ case_id }) => case_id).sort()
    expect(await read({})).toEqual(['sure', customs.case_id, ids(unplaced, apart)])
    const shapla = await numbered({ case_id: 'C-4', client_name: 'Shapla Garments' })
    expect(await read({ bench: '2' })).toEqual(['sure', shapla.case_id, ids(customs, unplaced, apart)])
    const own = await numbered({ case_id: 'C-5', court_ref, client_name: 'Nobody' })
    const others = ids(customs, unplaced, apart, shapla)
    expect(await read({ bench: '3' })).toEqual(['sure', own.case_id, others])
    const text = 'রিট পিটিশন ৪৩১২/২০২৬ শাপলা গার্মেন্টস বনাম কমিশনার অব কাস্টমস'
    expect(await read({ text })).toEqual(['sure', own.case_id, others])
  })

  it('of a number that several cases bear alike is of none surely, and all are offered', async () => {
    const [first, second] = [await numbered({ client_name: 'Karim' }), await numbered()]
    const court_ref = await aCourt(world)
    const read = async (text: string) => {
      const list = await aList(associate, { court_ref, text })
      const [line] = await linesOf(associate, list)
      return [
        line?.level,
        line?.decision,
        [line?.case, ...(line?.others ?? [])].map((of) => of?.case_id).sort(),
      ]
    }
    const both = [first.case_id, second.case_id].sort()
    expect(await read('W.P. 4312/26')).toEqual(['likely', 'open', both])
    expect(await read('W.P. 4312/26 Padma Textiles Ltd. v State')).toEqual(['likely', 'open', both])
  })

  it('without a number is possible where both sides are strong', async () => {
    const of = await numbered({ client_name: 'Md. Abdul Karim' })
    await opposes(of.id, { name_latin: 'Rahima Khatun' })
    await work('read-names')
    const csv =
      'Item,Petitioner,Respondent,Fixed for,Next date\n3,Md. Abdul Korim,Rahima Khatoon,Order,5/12/2026\n4,Abdul Karim,Nobody Else,,'
    const file = { name: 'list.csv', content: Buffer.from(csv) }
    const list = await aList(associate, { court_ref: of.court_ref, source: 'csv', file })
    const [first, second] = await linesOf(associate, list)
    expect(first).toMatchObject({ level: 'possible', item_no: '3', purpose: 'Order', next_on: '2026-12-05' })
    expect(second).toMatchObject({ level: 'none', item_no: '4', purpose: null, next_on: null })
  })
})

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
    expect((await discard(colleague)).body.reason).toBe('rights.not_yours')
    expect((await discard(associate)).body.state).toBe('discarded')
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

describe('a file', () => {
  const sheetOf = (rows: string[][]) =>
    `<worksheet><sheetData>${rows.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`
  const xlsxOf = (rows: string[][]) => workbookOf(sheetOf(rows))
  const workbookOf = (sheet: string) =>
    zip({
      '[Content_Types].xml':
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    })
  const bomb = (megabytes = 101) => {
    const file = xlsxOf([['Case'], ['W.P. 4312/26']])
    const entry = file.indexOf('PK\x01\x02', 0, 'latin1')
    file.writeUInt16LE(8, entry + 10)
    file.writeUInt32LE(megabytes * 1024 * 1024, entry + 24)
    return file
  }

  it('of XLSX is read like one of CSV, and its columns are remembered for the court', async () => {
    const of = await numbered()
    const rows = [
      ['Sl', 'Kind', 'Ref', 'Yr'],
      ['7', 'W.P.', '4312', '2026'],
    ]
    const file = { name: 'list.xlsx', content: xlsxOf(rows) }
    const send = (more: object) =>
      sendsList(associate, { court_ref: of.court_ref, source: 'xlsx', file, ...more })
    const asked = (await send({})).body
    expect(asked).toMatchObject({ reason: 'cause_lists.columns_unknown', current: { heads: rows[0] } })
    const list = (await send({ assignment: 'item,type,number,year' })).body
    expect(await linesOf(associate, list)).toMatchObject([{ level: 'sure', item_no: '7' }])
    expect((await send({ on_day: '2026-12-04' })).status).toBe(201)
  })

  it('check 47: of XLSX gives what its formulas came to, and never the formulas', async () => {
    const of = await numbered()
    const plain = sheetOf([['Item', 'Case', 'Parties']])
    const row = `<row><c><f>3+4</f><v>7</v></c><c t="str"><f>B9&amp;"/26"</f><v>W.P. 4312/26</v></c>
      <c t="str"><f t="shared" ref="C2" si="0">D2&amp;E2</f><v>Rahima v Karim</v></c></row>`
    const content = workbookOf(plain.replace('</sheetData>', `${row}</sheetData>`))
    const file = { name: 'list.xlsx', content }
    const list = await aList(associate, { court_ref: of.court_ref, source: 'xlsx', file })
    expect(await linesOf(associate, list)).toMatchObject([
      { level: 'sure', item_no: '7', raw: '7 · W.P. 4312/26 · Rahima v Karim' },
    ])
  })

  it.each([
    ['a PDF', 'csv', 'list.pdf', () => pdf, 'files.kind'],
    ['a PDF that says it is CSV', 'csv', 'list.csv', () => pdf, 'files.content'],
    ['a broken CSV', 'csv', 'list.csv', () => Buffer.from('Case\n"W.P. 4312/26'), 'request.invalid'],
    ['a zip bomb', 'xlsx', 'list.xlsx', () => bomb(), 'files.too_large'],
    ['a small one that unpacks to 2,000 times as much', 'xlsx', 'a.xlsx', () => bomb(2), 'files.too_large'],
    ['an XLSX that is none', 'xlsx', 'list.xlsx', () => Buffer.from('PK nothing'), 'files.content'],
    [
      'an XLSX that is cut off',
      'xlsx',
      'list.xlsx',
      () => xlsxOf([['Case']]).subarray(0, 300),
      'files.content',
    ],
  ] as const)('check 47: %s is refused with its sentence', async (_, source, name, content, reason) => {
    const court_ref = await aCourt(world)
    const answer = await sendsList(associate, { court_ref, source, file: { name, content: content() } })
    expect(answer.body).toMatchObject({ reason, message: expect.stringMatching(/\.$/) })
  })

  it('check 47: with a cell that no table can have is refused before all of it is read', async () => {
    const court_ref = await aCourt(world)
    const send = (source: 'csv' | 'xlsx', content: Buffer) =>
      sendsList(associate, { court_ref, source, file: { name: `a.${source}`, content } })
    const long = (text: string) => xlsxOf([['Case'], [text]])
    const words = ['W.P. 1/2026', ...Array.from({ length: 4000 }, (_, at) => `${at * 7919}`)].join(' v ')
    for (const text of [words.slice(0, 32_768), words.repeat(20)]) {
      const { body } = await send('xlsx', long(text))
      expect(body.fields).toMatchObject([
        { path: 'file', message: 'File has a cell of more than 32,767 characters' },
      ])
    }
    const row = await send('csv', Buffer.from(`Item,Case,Parties\n1,W.P. 4312/26,${'A v B '.repeat(60_000)}`))
    expect(row.body.fields).toMatchObject([
      { path: 'file', message: 'File has a row in line 2 that is longer than a row can be' },
    ])
  })

  it('check 47: with a row of more cells than heads is refused, naming the row', async () => {
    const of = await numbered()
    const send = (content: string) =>
      sendsList(associate, {
        court_ref: of.court_ref,
        source: 'csv',
        file: { name: 'a.csv', content: Buffer.from(content) },
      })
    const heads = 'Item,Case,Parties\n1,W.P. 4312/26'
    const wide = await send(`${heads}\n2,W.P. 4313/26,A v B,EXTRA,MORE`)
    expect(wide.body.fields).toMatchObject([
      { path: 'file', message: 'File has 5 cells in row 2 where the heads have 3' },
    ])
    const nul = (await send(`${heads}\n2,W.P. 4313/26,A\0 v B`)).body
    expect([nul.reason, nul.fields?.[0].path]).toEqual(['files.content', 'file'])
    expect((await send(`${heads}\n2,W.P. 4313/26,A v B,,`)).status).toBe(201)
  })

  it('check 47: of another kind is told of every kind that is taken', async () => {
    const court_ref = await aCourt(world)
    const file = { name: 'list.pdf', content: pdf }
    const { body } = await sendsList(associate, { court_ref, source: 'csv', file })
    expect(body.message).toMatch(/CSV.*XLSX/)
  })

  it('check 47: of 20,000 lines is read by a job, of one more it is refused', async () => {
    const of = await numbered()
    const row = (n: number) => `${n},Writ Petition ${n}/2025,A${n} v B${n}`
    const csv = (many: number) =>
      [
        'Item,Case,Parties',
        ...Array.from({ length: many - 1 }, (_, n) => row(n + 1)),
        '9,W.P. 4312/26,A v B',
      ].join('\n')
    const send = (many: number) =>
      sendsList(associate, {
        court_ref: of.court_ref,
        source: 'csv',
        file: { name: 'a.csv', content: Buffer.from(csv(many)) },
      })
    expect((await send(20_001)).body.fields?.[0].path).toBe('file')
    const list = (await send(20_000)).body
    expect(list).toMatchObject({ job: true, line_count: 20_000, our_count: 0 })
    await work('read-cause-list')
    expect((await linesOf(associate, list, '&ours=true')).map(({ line_no }) => line_no)).toEqual([20_000])
    expect((await associate.call('GET', `/rest/v1/cause_lists/${list.id}`)).body).toMatchObject({
      job: false,
      our_count: 1,
    })
  })
})
