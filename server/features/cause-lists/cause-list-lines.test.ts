import { describe, expect, it } from 'vitest'
import { aCourt } from '../hearings/testing.ts'
import { aFirmWithLists, aList, rpc } from './testing.ts'

const { world, partner, associate, numbered, opposes, work, linesOf, levels } = aFirmWithLists()

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
