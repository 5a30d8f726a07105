import { describe, expect, it } from 'vitest'
import type { Note } from '../../../contract/notes.ts'
import * as address from './address.ts'
import { listSummary, priorityTasks, taskCount } from './labels.ts'
import * as logic from './logic.ts'
import { lastEditor, shortName } from './parts/note-footer.tsx'

const id = '0199f7a0-0000-7000-8000-000000000001'

describe('the address', () => {
  it.each<[Record<string, unknown>, address.DashboardSearch]>([
    [{}, {}],
    [
      { q: ' bail ', category: 'Litigation' },
      { q: 'bail', category: 'Litigation' },
    ],
    [
      { q: 123, month: 'all' },
      { q: '123', month: 'all' },
    ],
    [{ month: '2026-13' }, {}],
    [
      { month: '2026-11', tab: 'work-logs' },
      { month: '2026-11', tab: 'work-logs' },
    ],
    [{ tab: 'tasks', associate: "' or 1=1" }, {}],
    [
      { associate: id, edit: id },
      { associate: id, edit: id },
    ],
    [{ edit: 'new' }, { edit: 'new' }],
    [{ edit: 'newer', tab: 'work-logs' }, { tab: 'work-logs' }],
    // The form stands among the tasks.
    [{ edit: 'new', tab: 'work-logs' }, { edit: 'new' }],
    [{ q: 'x'.repeat(201) }, {}],
    [{ q: null, category: undefined }, {}],
  ])('%j is read as %j', (raw, search) => {
    expect(address.readDashboardSearch(raw)).toEqual(search)
  })

  it('asks for the default list when nothing is chosen', () => {
    expect(logic.filtersOf({})).toEqual({ archived: false })
    expect(logic.filtersOf({ q: 'a', associate: id, month: 'all', tab: 'work-logs' })).toEqual({
      archived: false,
      q: 'a',
      user_id: id,
      month: 'all',
    })
  })

  it.each<[string | undefined, string | undefined, string, string | undefined]>([
    // What is searched, the month in the address; the month shown, what the address keeps of it.
    [undefined, undefined, '2026-11', undefined],
    ['lease', undefined, '2026-11', undefined],
    ['July 7', undefined, 'all', undefined],
    ['7/7', undefined, 'all', undefined],
    ['July 7', '2026-11', '2026-11', '2026-11'],
    ['July 7', '2026-10', '2026-10', '2026-10'],
    ['lease', '2026-11', '2026-11', undefined],
    ['lease', 'all', 'all', 'all'],
  ])('searching for %s in %s shows %s', (q, month, shown, kept) => {
    expect(logic.monthShown({ q, month }, '2026-11')).toBe(shown)
    expect(logic.monthChosen({ q, month }, '2026-11')).toBe(kept)
  })

  it.each<[address.DashboardSearch, boolean]>([
    [{}, false],
    [{ month: 'all' }, false],
    [{ month: '2026-10' }, true],
    [{ q: 'a' }, true],
    [{ category: 'Litigation' }, true],
    [{ associate: id }, true],
  ])('%j narrows the list: %s', (search, narrows) => {
    expect(logic.isFiltered(search)).toBe(narrows)
  })
})

describe('the archive', () => {
  it('has an address of its own', () => {
    expect(address.readArchiveSearch({ month: 'all', user: id, q: ' a ', edit: id })).toEqual({
      user: id,
      q: 'a',
    })
    expect(logic.archiveFiltersOf({ q: 'a', user: id }, '2026-10')).toEqual({
      archived: true,
      month: '2026-10',
      q: 'a',
      user_id: id,
    })
  })

  it.each<[string[], string | undefined, string | undefined]>([
    [['2026-11', '2026-10'], undefined, '2026-11'],
    [['2026-10', '2026-09'], undefined, '2026-10'],
    [['2026-11', '2026-10'], '2026-10', '2026-10'],
    [['2026-11'], '2025-01', '2026-11'],
    [[], '2025-01', undefined],
  ])('of %j and %s chosen shows %s', (months, chosen, shown) => {
    expect(logic.archiveMonth(months, chosen, '2026-11')).toBe(shown)
  })
})

it('offers this month and the chosen one beside the months present, newest first', () => {
  expect(logic.monthChoices(['2026-10', '2025-12'], '2026-11')).toEqual(['2026-11', '2026-10', '2025-12'])
  expect(logic.monthChoices([], '2026-11', '2024-02')).toEqual(['2026-11', '2024-02'])
  expect(logic.monthChoices(['2026-11'], '2026-11', 'all')).toEqual(['2026-11'])
})

it('offers the catalogue first and then whatever else occurs', () => {
  const choices = logic.categoryChoices(['Maritime', 'Litigation'], 'Air')
  expect(choices.slice(0, 2)).toEqual(['Corporate', 'Commercial'])
  expect(choices.slice(10)).toEqual(['Air', 'Maritime'])
})

const note = (name: string, more: Partial<Note> = {}): Note => ({
  id: name,
  user_id: 'owner',
  title: name,
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
  note_type: 'text',
  list_items: [],
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
  created_at: `2026-11-21T00:00:0${name.charCodeAt(0) - 97}Z`,
  updated_at: '2026-11-21T00:00:00Z',
  profiles: { full_name: 'Nusrat Jahan', role: 'partner' },
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

describe('rows', () => {
  const five = ['e', 'd', 'c', 'b', 'a'].map((name) => note(name))
  const shown = (rows: logic.Row[]) =>
    rows.map((row) => (row.editor ? 'EDIT' : row.notes.map(({ id }) => id).join('')))

  it.each<[number, { id: string; index: number } | undefined, string[]]>([
    [3, undefined, ['edc', 'ba']],
    [1, undefined, ['e', 'd', 'c', 'b', 'a']],
    [3, { id: 'd', index: 1 }, ['EDIT', 'ecb', 'a']],
    [3, { id: 'a', index: 4 }, ['edc', 'EDIT', 'b']],
    [2, { id: 'c', index: 2 }, ['ed', 'EDIT', 'ba']],
    [3, { id: 'gone', index: 9 }, ['edc', 'ba', 'EDIT']],
    [1, { id: 'e', index: 0 }, ['EDIT', 'd', 'c', 'b', 'a']],
  ])('in %s columns, editing %j: %j', (columns, editing, rows) => {
    const place = editing && { key: 'form', ...editing }
    expect(shown(logic.rowsOf(five, columns, place))).toEqual(rows)
  })

  it('keeps the key of the editor whatever happens to the list, and when a new task gets its id', () => {
    const key = (of: Note[], id: string) =>
      logic.rowsOf(of, 3, { key: 'form', id, index: 1 }).find((row) => row.editor)?.key
    expect(key(five, 'd')).toBe(key([], 'd'))
    expect(key(five, address.newTask)).toBe(key(five, 'd'))
  })
})

describe('a list after a note has changed', () => {
  const pages = [
    { items: [note('e'), note('d')], next: 'more' },
    { items: [note('b')], next: null },
  ]
  const ids = (of: { items: Note[] }[]) =>
    of.map((page) => page.items.map((item) => item.id).join('')).join('|')

  it('shows it where it was', () => {
    const after = logic.withNote(pages, note('d', { title: 'New' }), {}, false)
    expect(after[0]?.items[1]?.title).toBe('New')
    expect(ids(after)).toBe('ed|b')
  })

  it.each<[string, Note, boolean, boolean, string]>([
    ['leaves the list that it no longer fits', note('d', { is_priority: true }), false, true, 'e|b'],
    ['comes into the list that it now fits, at its age', note('c'), false, true, 'ed|cb'],
    ['comes to the end of the last page', note('a'), false, true, 'ed|ba'],
    ['does not come where it does not belong', note('c'), false, false, 'ed|b'],
  ])('%s', (_, changed, is_priority, moves, expected) => {
    expect(ids(logic.withNote(pages, changed, { is_priority }, moves))).toBe(expected)
  })

  it('goes beyond what is loaded', () => {
    expect(ids(logic.withNote(pages.slice(0, 1), note('a'), { is_priority: false }, true))).toBe('ed')
  })

  it('is gone from every page when deleted', () => {
    expect(ids(logic.withoutNote(pages, 'b'))).toBe('ed|')
  })
})

describe('labels', () => {
  it.each([
    ['Nusrat Jahan', 'N. Jahan'],
    ['Rahima', 'Rahima'],
    ['Md. Abdul Karim', 'M. Karim'],
    ['রহিমা খাতুন', 'র. খাতুন'],
    ['', ''],
  ])('shortens %j to %j', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  it('counts in words', () => {
    expect([priorityTasks(0), priorityTasks(1), priorityTasks(3)]).toEqual([
      undefined,
      '1 priority task',
      '3 priority tasks',
    ])
    expect([taskCount(1), taskCount(6), taskCount(1000, true)]).toEqual(['1 Task', '6 Tasks', '1,000+ Tasks'])
    expect([listSummary(5, 2, 3), listSummary(3, 2, 3)]).toEqual(['2 more · 2 of 5 done', '2 of 3 done'])
  })

  it('names the last editor when it was not the owner', () => {
    const modifier_profile = { full_name: 'Farhan Kabir', role: 'associate' as const }
    expect(lastEditor(note('a', { modified_by: 'other', modifier_profile }))).toBe('Farhan Kabir')
    expect(lastEditor(note('a', { modified_by: 'owner', modifier_profile }))).toBeUndefined()
    expect(lastEditor(note('a'))).toBeUndefined()
  })
})

it('shows a task once, in its newest state, while the two lists hear of a change one after the other', () => {
  const at = (version: number) => ({ id, version })
  const other = { id: 'other', version: 1 }
  expect(logic.withoutTwins([at(2)], [at(1), other])).toEqual({ priority: [at(2)], others: [other] })
  expect(logic.withoutTwins([at(2)], [at(3), other])).toEqual({ priority: [], others: [at(3), other] })
  expect(logic.withoutTwins([at(2)], [at(2)])).toEqual({ priority: [at(2)], others: [] })
  expect(logic.withoutTwins([at(2)], [other])).toEqual({ priority: [at(2)], others: [other] })
})

describe('done tasks', () => {
  it('go last in their section, and a list without any stays the same', () => {
    const open = { id: 'a', status: 'todo' as const }
    const other = { id: 'b', status: 'waiting' as const }
    const done = { id: 'c', status: 'done' as const }
    expect(logic.doneLast([done, open, other])).toEqual([open, other, done])
    const all = [open, other]
    expect(logic.doneLast(all)).toBe(all)
  })
})

it('selects one after the other, and a range from the last one', () => {
  const listed = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const pressed = (ids: string[], last: string, id: string, isRange: boolean) => [
    ...logic.selectedAfter(listed, { ids: new Set(ids), last }, id, isRange),
  ]
  expect(pressed(['a'], 'a', 'c', false)).toEqual(['a', 'c'])
  expect(pressed(['a', 'c'], 'c', 'a', false)).toEqual(['c'])
  expect(pressed(['d'], 'd', 'b', true)).toEqual(['d', 'b', 'c'])
  expect(pressed([], 'a', 'c', true)).toEqual(['c'])
  expect(pressed(['d'], 'gone', 'a', true)).toEqual(['d', 'a'])
})
