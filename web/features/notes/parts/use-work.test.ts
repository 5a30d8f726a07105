import { expect, it } from 'vitest'
import { isDirty, type NoteForm } from './note-form.ts'
import { whole } from './use-work.ts'

const form: NoteForm = {
  title: 'Checklist',
  content: '',
  category: 'Corporate',
  subcategory: '',
  client_name: '',
  case_id: '',
  is_priority: false,
  keep_alive: false,
  note_type: 'list',
  list_items: [{ id: 'a', text: 'one', type: 'bullet', completed: true }],
  projected_billable_hours: '0',
  hours_worked: '0',
  google_drive_link: '',
}
const work = { form, base: form, version: 3 }
const typing = (text: string) => ({ id: 'b', text, type: 'number', completed: false }) as const

it('has the item that was typed and not added, trimmed', () => {
  const { form: saved, newItem, version } = whole({ ...work, newItem: typing('  two ') })
  expect(saved.list_items).toEqual([...form.list_items, { ...typing('two') }])
  expect([newItem, version]).toEqual([undefined, 3])
  expect(isDirty(form, saved)).toBe(true)
})

it('has nothing more when the line is empty', () => {
  for (const newItem of [undefined, typing(''), typing('   ')])
    expect(whole({ ...work, newItem })).toEqual(work)
})
