import { describe, expect, it } from 'vitest'
import type { Note } from '../../../../contract/notes.ts'
import { isDirty, type NoteForm } from './note-form.ts'
import { whole, withBooked, workOn } from './use-work.ts'

const form: NoteForm = {
  title: 'Checklist',
  content: '',
  category: 'Corporate',
  subcategory: '',
  client_name: '',
  case_id: '',
  case_ref: '',
  is_priority: false,
  keep_alive: false,
  note_type: 'list',
  list_items: [{ id: 'a', text: 'one', type: 'bullet', completed: true }],
  projected_billable_hours: '0',
  hours_worked: '0',
  google_drive_link: '',
  due_on: '',
  due_time: '',
  status: 'todo',
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

describe('hours that are booked while the form is open', () => {
  const note = (more: Partial<Note> = {}): Note => ({
    id: 'n',
    user_id: 'me',
    title: 'Checklist',
    content: '',
    content_is_excerpt: false,
    category: 'Corporate',
    subcategory: null,
    client_name: null,
    case_id: null,
    case_ref: null,
    is_priority: false,
    keep_alive: false,
    is_archived: false,
    archived_at: null,
    time_start: null,
    time_end: null,
    total_hours: 0,
    note_type: 'list',
    list_items: form.list_items,
    projected_billable_hours: 0,
    hours_worked: 0,
    google_drive_link: null,
    due_on: null,
    due_time: null,
    status: 'todo',
    done_at: null,
    created_by: 'u',
    creator_profile: null,
    assignees: [],
    steps: { done: 0, total: 0 },
    modified_by: null,
    version: 1,
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    profiles: { full_name: 'Farhan Kabir', role: 'associate' },
    modifier_profile: null,
    can: {
      edit: true,
      archive: true,
      unarchive: false,
      delete: true,
      status: true,
      leave: false,
      assign: true,
    },
    ...more,
  })
  const opened = workOn(note())
  const typed = (hours_worked: string) => ({ ...opened, form: { ...opened.form, hours_worked } })
  const mine = note({ hours_worked: 1, version: 2, modified_by: 'me' })
  const theirs = note({ hours_worked: 1, version: 2, modified_by: 'you' })

  it('show the new sum where they were not touched, whoever booked, with nothing left to save', () => {
    for (const row of [mine, theirs]) expect(withBooked(opened, row, 'me')).toEqual(workOn(row))
  })

  it('leave a typed sum beside one’s own booking, to be saved on top of it', () => {
    const { form: kept, base, version } = withBooked(typed('3'), mine, 'me')
    expect([kept.hours_worked, base.hours_worked, version]).toEqual(['3', '1', 2])
  })

  it('are for two people to settle where both had their own, also after a booking of one’s own', () => {
    const contested = withBooked(typed('3'), theirs, 'me')
    expect([contested.base.hours_worked, contested.version]).toEqual(['0', 1])
    const later = withBooked(contested, note({ hours_worked: 2, version: 3, modified_by: 'me' }), 'me')
    expect([later.base.hours_worked, later.version]).toEqual(['0', 1])
  })

  it('leave what else somebody changed to be joined when it is saved', () => {
    const both = note({ hours_worked: 1, title: 'Other', version: 3, modified_by: 'you' })
    const { form: kept, base, version } = withBooked(opened, both, 'me')
    expect([kept.hours_worked, kept.title, base.title, version]).toEqual(['1', 'Checklist', 'Checklist', 1])
  })

  it('are followed by a version that only a timer counted up, and by no older one', () => {
    expect(withBooked(typed('3'), note({ version: 2 }), 'me').version).toBe(2)
    expect(withBooked(opened, note({ version: 1, hours_worked: 9 }), 'me')).toBe(opened)
  })
})
