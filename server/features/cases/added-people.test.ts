import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from './testing.ts'

const { world, partner, associate, colleague } = aFirm('users, cases, notifications', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

const news = async (who: TestPerson) =>
  (await who.call('GET', '/rest/v1/notifications')).body.items
    .filter(({ type }: { type: string }) => type === 'case_people')
    .map(({ subject_id, title, message }: Record<string, string>) => [subject_id, title, message])
const add = async (who: TestPerson, row: { id: string }, person: TestPerson, part = 'team') => {
  const body = { case_ref: row.id, user_id: person.user_id, part }
  expect((await who.call('POST', '/rest/v1/case_people', body)).status).toBeLessThan(300)
}
const said = (row: { id: string; case_id: string }) => [
  row.id,
  'You were added to a case',
  `Nusrat Jahan added you to the case ${row.case_id}`,
]

describe('whoever is put on a case', () => {
  it('is told so by somebody else, once, and not of another part', async () => {
    const row = await aCase(associate)
    await add(partner, row, colleague)
    await add(partner, row, colleague, 'clerk')
    await add(partner, row, partner)
    expect(await news(colleague)).toEqual([said(row)])
    expect(await news(partner)).toEqual([])
    expect(await news(associate)).toEqual([])
  })

  it('is told as its lead, too: by its people, by a change and with a new case', async () => {
    const row = await aCase(associate)
    await add(partner, row, colleague, 'lead')
    const change = { version: 2, lead_id: associate.user_id }
    expect((await partner.call('PATCH', `/rest/v1/cases/${row.id}`, change)).status).toBe(200)
    const again = { version: 3, lead_id: associate.user_id, title: 'Rahima v State' }
    expect((await partner.call('PATCH', `/rest/v1/cases/${row.id}`, again)).status).toBe(200)
    const made = await aCase(partner, { lead_id: colleague.user_id })
    await aCase(partner, { lead_id: partner.user_id })
    // Both are of one moment, so neither of them comes first.
    const both = await news(colleague)
    expect(both).toHaveLength(2)
    expect(both).toEqual(expect.arrayContaining([said(made), said(row)]))
    expect(await news(associate)).toEqual([said(row)])
    expect(await news(partner)).toEqual([])
  })

  it('is told nothing of another part: of the lead neither by its people nor by a change', async () => {
    const row = await aCase(associate)
    await add(partner, row, colleague)
    await add(partner, row, associate)
    await add(partner, row, colleague, 'lead')
    const change = { version: 2, lead_id: associate.user_id }
    expect((await partner.call('PATCH', `/rest/v1/cases/${row.id}`, change)).status).toBe(200)
    expect(await news(colleague)).toEqual([said(row)])
    expect(await news(associate)).toEqual([said(row)])
  })

  it('is told when the case is restricted to them, and not of one behind a wall', async () => {
    const [row, hidden] = [await aCase(associate), await aCase(associate)]
    const people = [colleague.user_id]
    const access = { id: row.id, version: 1, access: 'restricted', people, walls: [] }
    expect((await partner.call('POST', '/rest/v1/rpc/set_case_access', access)).status).toBe(200)
    await wall(world, hidden.id, associate, partner)
    await add(partner, hidden, associate)
    expect(await news(colleague)).toEqual([said(row)])
    expect(await news(associate)).toEqual([])
  })
})
