import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Clash } from '../../../contract/hearings.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from './testing.ts'

const { world, partner, associate, colleague } = aFirm('users, cases, courts', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const day = '2026-12-03'
const courts = async () => ({
  dhaka: await aCourt(world, { name_en: 'Dhaka court', place: 'Dhaka' }),
  chittagong: await aCourt(world, { name_en: 'Chittagong court', place: 'Chittagong' }),
})
const add = async (court_ref: string, more: object = {}) => {
  const case_ref = (await aCase(associate)).id
  return aHearing(associate, { case_ref, on_day: day, court_ref, appears_id: colleague.user_id, ...more })
}
const asked = async (who: TestPerson, query: string) =>
  (await who.call('GET', `/rest/v1/rpc/clashes?${query}`)).body
const said = ({ items }: { items: Clash[] }) =>
  items.map(({ level, person, courts: two }) => [
    level,
    person.full_name,
    ...two.map((c) => c.name_en).sort(),
  ])
const clash = ['clash', 'Sadia Rahman', 'Chittagong court', 'Dhaka court']

describe('check 37: whoever has two hearings on one day', () => {
  it('is said when one is added or moved there, which is done all the same', async () => {
    const { dhaka, chittagong } = await courts()
    const first = await add(dhaka)
    expect(first.warnings).toEqual({ clash: [], court_closed: null })
    const second = await add(chittagong)
    expect(said({ items: second.warnings.clash })).toEqual([clash])
    const move = (on_day: string, version: number) =>
      associate.call('PATCH', `/rest/v1/hearings/${second.id}`, { on_day, version })
    expect((await move('2026-12-06', 1)).body.warnings).toEqual({ clash: [], court_closed: null })
    const back = await move(day, 2)
    expect([back.status, said({ items: back.body.warnings.clash })]).toEqual([200, [clash]])
  })

  it('is found among all, of a person, of a case and of a span', async () => {
    const { dhaka, chittagong } = await courts()
    const first = await add(dhaka)
    await add(chittagong)
    const along = await add(dhaka, { appears_id: null, with_ids: [colleague.user_id], bench: '2' })
    await add(dhaka, { on_day: '2026-12-09', appears_id: associate.user_id })
    const other = await add(chittagong, { on_day: '2026-12-09', appears_id: associate.user_id })
    const ofAll = await asked(associate, `from=${day}`)
    expect(
      said(ofAll)
        .map(([level]) => level)
        .sort(),
    ).toEqual(['clash', 'clash', 'tight'])
    expect(ofAll.more).toBe(false)
    const of = (query: string) => asked(associate, query).then((body) => body.items.length)
    expect(await of(`from=${day}&to=2026-12-09`)).toBe(4)
    expect(await of(`from=${day}&to=2026-12-09&person=${colleague.user_id}`)).toBe(3)
    expect(await of(`from=${day}&to=2026-12-09&person=${partner.user_id}`)).toBe(0)
    expect(await of(`from=${day}&person=${associate.user_id}`)).toBe(0)
    expect(await of(`case_ref=${first.case_ref}`)).toBe(2)
    expect(await of(`case_ref=${along.case_ref}`)).toBe(2)
    expect(await of(`case_ref=${other.case_ref}`)).toBe(1)
    expect(await of(`case_ref=${other.case_ref}&to=2026-12-08`)).toBe(0)
    expect(await of(`case_ref=${randomUUID()}`)).toBe(0)
    expect(await of('')).toBe(0)
    const path = (query: string) =>
      associate.call('GET', `/rest/v1/rpc/clashes?${query}`).then(({ body }) => body.fields[0].path)
    expect(await path(`from=${day}&to=2026-12-02`)).toBe('to')
    expect(await path(`from=${day}&to=2026-12-10`)).toBe('to')
    expect((await world.nobody.call('GET', '/rest/v1/rpc/clashes')).status).toBe(401)
  })

  it('is said on the board of one court, whose other hearing is in another', async () => {
    const { dhaka, chittagong } = await courts()
    await add(dhaka)
    await add(chittagong)
    const { body } = await associate.call('GET', `/rest/v1/rpc/diary_day?day=${day}&court=${dhaka}`)
    expect([body.items.length, said({ items: body.clashes })]).toEqual([1, [clash]])
    const week = await associate.call('GET', `/rest/v1/rpc/diary_week?day=${day}&court=${dhaka}`)
    expect(said({ items: week.body.clashes })).toEqual([clash])
  })

  it('is said to nobody from whom one of the two is hidden', async () => {
    const { dhaka, chittagong } = await courts()
    const hidden = await add(dhaka)
    const seen = await add(chittagong)
    await wall(world, hidden.case_ref, associate, partner)
    expect(said(await asked(colleague, `from=${day}`))).toEqual([clash])
    for (const query of [`from=${day}`, `case_ref=${seen.case_ref}`, `case_ref=${hidden.case_ref}`])
      expect(await asked(associate, query)).toEqual({ items: [], more: false })
    const { body } = await associate.call('GET', `/rest/v1/rpc/diary_day?day=${day}&court=${chittagong}`)
    expect(body.clashes).toEqual([])
    const moved = await associate.call('PATCH', `/rest/v1/hearings/${seen.id}`, { room: '4', version: 1 })
    expect(moved.body.warnings.clash).toEqual([])
  })
})
