import { expect, it } from 'vitest'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aNote } from '../notes/testing.ts'
import { aCase } from './testing.ts'

const { partner, associate } = aFirm('users, notes, cases, activity_events', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
})

const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title)

it('lists and counts the tasks of one case, whatever was typed and of whichever month', async () => {
  const row = await aCase(partner, { case_id: 'CASE-2026-417' })
  await aNote(partner, { title: 'Draft the plaint', case_id: ' case-২০২৬-417 ' })
  await aNote(associate, { title: 'Copy of the order', case_id: 'CASE-2026-417', is_priority: true })
  await aNote(partner, { title: 'Of another case', case_id: 'CASE-2026-418' })
  const of = `case_ref=${row.id}`
  const list = async (query: string) => titles((await partner.call('GET', `/rest/v1/notes?${query}`)).body)
  expect(await list(of)).toEqual(['Copy of the order', 'Draft the plaint'])
  expect(await list(`${of}&q=plaint`)).toEqual(['Draft the plaint'])
  expect(await list(`${of}&archived=true`)).toEqual([])
  const count = async (query: string) => (await partner.call('GET', `/rest/v1/rpc/count_notes?${query}`)).body
  expect(await count(of)).toMatchObject({ count: 2, priority: 1 })
  expect(await count(`${of}&q=plaint`)).toMatchObject({ count: 1, priority: 0 })
  expect(titles((await associate.call('GET', `/rest/v1/notes?${of}`)).body)).toEqual(['Copy of the order'])
})
