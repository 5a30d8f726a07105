import { describe, expect, it } from 'vitest'
import {
  carriedOver,
  changesOf,
  complaintsOf,
  draftOf,
  hoursTyped,
  isDirty,
  mergeForms,
  type NoteForm,
  resolved,
  withField,
} from './note-form.ts'

const base: NoteForm = {
  title: 'Bail petition',
  content: '<p>a</p>',
  category: 'Corporate',
  subcategory: 'Regulatory Compliance',
  client_name: 'Anwar',
  case_id: 'CASE-2026-417',
  case_ref: '',
  is_priority: false,
  keep_alive: false,
  note_type: 'text',
  list_items: [],
  projected_billable_hours: '8',
  hours_worked: '6.5',
  google_drive_link: '',
  due_on: '',
  due_time: '',
  status: 'todo',
}
const one = { id: 'a', text: 'one', type: 'bullet', completed: false } as const

describe('typing while a save is on its way', () => {
  const sent = { ...base, title: 'Bail ', client_name: 'Amina' }
  const saved = { ...sent, title: 'Bail' }

  it('stays, on what was saved', () => {
    const now = { ...sent, content: '<p>a and more</p>' }
    expect(carriedOver(sent, now, saved)).toEqual({ ...saved, content: '<p>a and more</p>' })
  })

  it('wins over what the server made of the field', () => {
    expect(carriedOver(sent, { ...sent, title: 'Bail of Amina' }, saved)?.title).toBe('Bail of Amina')
  })

  it('is nothing when nothing was typed', () => {
    expect(carriedOver(sent, sent, saved)).toBeUndefined()
  })
})

describe('hours', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['2.', 2],
    ['1,5', 1.5],
    ['১.৫', 1.5],
    ['-1', undefined],
    ['1e3', undefined],
    ['.', undefined],
    ['two', undefined],
    ['1.2.3', undefined],
  ])('%j is %s', (text, hours) => {
    expect(hoursTyped(text)).toBe(hours)
  })

  it('complains about a word where hours belong, and about nothing else', () => {
    expect(Object.keys(complaintsOf({ ...base, hours_worked: 'two', title: '' }))).toEqual(['hours_worked'])
  })
})

describe('changes', () => {
  it('holds only what differs, as the server takes it', () => {
    const form = {
      ...base,
      client_name: '  ',
      hours_worked: '',
      projected_billable_hours: '8.0',
      is_priority: true,
    }
    expect(changesOf(base, form)).toEqual({ client_name: null, hours_worked: 0, is_priority: true })
  })

  it('is empty when nothing differs', () => {
    expect(changesOf(base, { ...base })).toEqual({})
    expect(isDirty(base, { ...base, hours_worked: '6.50' })).toBe(false)
  })

  it('has the default title for an empty one, as it will be stored', () => {
    expect(changesOf(base, { ...base, title: '  ' })).toEqual({ title: 'New Task' })
    expect(isDirty({ ...base, title: 'New Task' }, { ...base, title: '' })).toBe(false)
  })

  it('sends the subcategory along with another category, also when it has the same name', () => {
    const form = { ...base, category: 'Tax & Regulatory' }
    expect(changesOf(base, form)).toEqual({
      category: 'Tax & Regulatory',
      subcategory: 'Regulatory Compliance',
    })
  })

  it('leaves out items without words', () => {
    expect(
      changesOf(base, { ...base, list_items: [one, { ...one, id: 'b', text: ' ' }] }).list_items,
    ).toEqual([one])
  })
})

it('hands over the whole form for a new task', () => {
  expect(draftOf({ ...base, hours_worked: '', google_drive_link: ' ' })).toEqual({
    ...base,
    case_ref: null,
    due_on: null,
    due_time: null,
    projected_billable_hours: 8,
    hours_worked: 0,
    google_drive_link: null,
  })
})

it('clears the subcategory with the category', () => {
  expect(withField(base, 'category', 'Litigation').subcategory).toBe('')
  expect(withField(base, 'category', 'Corporate').subcategory).toBe('Regulatory Compliance')
})

describe('merge', () => {
  const merge = (mine: Partial<NoteForm>, theirs: Partial<NoteForm>) =>
    mergeForms(base, { ...base, ...mine }, { ...base, ...theirs })

  it.each<[string, Partial<NoteForm>, Partial<NoteForm>, Partial<NoteForm>, string[]]>([
    ['nobody changed anything', {}, {}, {}, []],
    ['different fields', { title: 'Mine' }, { hours_worked: '7' }, { title: 'Mine', hours_worked: '7' }, []],
    ['the same field to the same', { title: 'Both' }, { title: 'Both' }, { title: 'Both' }, []],
    [
      'the same number written otherwise',
      { hours_worked: '7.0' },
      { hours_worked: '7' },
      { hours_worked: '7.0' },
      [],
    ],
    ['the same field', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine' }, ['title']],
    ['text of both', { content: '<p>b</p>' }, { content: '<p>c</p>' }, { content: '<p>b</p>' }, ['content']],
    ['only theirs', {}, { list_items: [one] }, { list_items: [one] }, []],
    [
      'my category, their subcategory: one question',
      { category: 'Litigation', subcategory: 'Appeals' },
      { subcategory: 'Due Diligence' },
      { category: 'Litigation', subcategory: 'Appeals' },
      ['category'],
    ],
  ])('%s', (_, mine, theirs, merged, conflicts) => {
    expect(merge(mine, theirs)).toEqual({ merged: { ...base, ...merged }, conflicts })
  })

  it('takes what was chosen, the subcategory with its category', () => {
    const mine = { ...base, title: 'Mine', category: 'Litigation', subcategory: 'Appeals' }
    const theirs = { ...base, title: 'Theirs', category: 'Employment', subcategory: 'HR Advisory' }
    expect(resolved(mine, theirs, { category: 'theirs', title: 'mine' })).toEqual({
      ...mine,
      category: 'Employment',
      subcategory: 'HR Advisory',
    })
  })
})

describe('a day', () => {
  it('takes its time with it, and both are sent as nothing where there is none', () => {
    const dated = withField(withField(base, 'due_on', '2026-12-01'), 'due_time', '14:30')
    expect(changesOf(base, dated)).toEqual({ due_on: '2026-12-01', due_time: '14:30' })
    const undated = withField(dated, 'due_on', '')
    expect(changesOf(dated, undated)).toEqual({ due_on: null, due_time: null })
  })
})
