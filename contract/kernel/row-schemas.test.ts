import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import {
  day,
  type Field,
  type FormOf,
  flag,
  line,
  links,
  money,
  oneOfList,
  paragraphs,
  personForGood,
  richText,
  rowFields,
  someOfList,
  stars,
  time,
  type ValuesOf,
  whole,
} from './row.ts'
import { type ChangeOf, changeSchema, type DraftOf, draftSchema, rowSchema } from './row-schemas.ts'

const words = ['low', 'high'] as const
const everyKind = rowFields({
  title: line({ most: 5, required: true }),
  note: paragraphs({ most: 5 }),
  body: richText(),
  price: money(),
  due: day({ required: true, usual: 'today' }),
  ends: day({}),
  from: time({ required: true }),
  until: time({}),
  grade: oneOfList(words, { usual: 'low', mayGrow: true, complaint: 'one_of_the_states' }),
  kind: oneOfList(words, { required: true, complaint: 'one_of_the_types' }),
  place: whole({ least: 0, most: 9, usual: 0 }),
  rating: stars({ least: 1, most: 5, usual: 5 }),
  is_open: flag({ usual: true }),
  person_id: personForGood(),
  pages: links({ most: 2 }),
  ways: someOfList(words, { usual: ['high'], complaint: 'one_of_the_kinds' }),
})
const draft = draftSchema(everyKind)
const change = changeSchema(everyKind)
const id = '0190a0a0-0000-7000-8000-000000000000'
const least = { title: 'T', price: '1', from: '09:30', kind: 'low', person_id: id } as const

/** Which fields a schema complains of. */
function wrong(schema: z.ZodMiniType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('the schemas of described fields', () => {
  it('asks a draft for what is required and fills in what is usual', () => {
    expect(z.parse(draft, least)).toEqual({
      ...least,
      body: '',
      grade: 'low',
      place: 0,
      rating: 5,
      is_open: true,
      ways: ['high'],
    })
    expect(wrong(draft, {})).toEqual(['title', 'price', 'from', 'kind', 'person_id'])
    expectTypeOf<typeof least>().toExtend<DraftOf<typeof everyKind>>()
    // @ts-expect-error: a title is required
    const untitled: DraftOf<typeof everyKind> = { price: '1', from: '09:30', kind: 'low', person_id: id }
    expect(wrong(draft, untitled)).toEqual(['title'])
  })

  it('takes some words of a list once each', () => {
    expect(z.parse(change, { version: 1, ways: ['low', 'high', 'low'] }).ways).toEqual(['low', 'high'])
  })

  it('takes a change of each field alone, but of none that is chosen for good', () => {
    expect(z.parse(change, { version: 1 })).toEqual({ version: 1 })
    expect(z.parse(change, { version: 1, person_id: id })).toEqual({ version: 1 })
    expect(wrong(change, {})).toEqual(['version'])
    expectTypeOf<ChangeOf<typeof everyKind>>().not.toHaveProperty('person_id')
  })

  it('lets null empty what may be empty, and nothing else', () => {
    const nulls = Object.fromEntries(Object.keys(everyKind).map((name) => [name, null]))
    expect(wrong(change, { ...nulls, version: 1 })).toEqual(
      Object.keys(everyKind).filter(
        (name) => !['note', 'ends', 'until', 'pages', 'person_id'].includes(name),
      ),
    )
  })

  it.each<[keyof typeof everyKind, unknown]>([
    ['title', ''],
    ['title', '123456'],
    ['note', '123456'],
    ['body', 1],
    ['price', 0],
    ['due', 'soon'],
    ['from', ''],
    ['from', '9:30'],
    ['until', '24:00'],
    ['grade', 'middle'],
    ['kind', 'middle'],
    ['place', -1],
    ['place', 1.5],
    ['rating', 6],
    ['is_open', 'yes'],
    ['pages', ['a', 'b', 'c']],
    ['pages', ['javascript:1']],
    ['ways', []],
    ['ways', ['middle']],
  ])('refuses a %s of %j', (name, value) => {
    expect(wrong(change, { version: 1, [name]: value })[0]?.split('.')[0]).toBe(name)
  })

  it('answers a row with its fields, what each row has and its own', () => {
    const row = rowSchema(everyKind, { owner: z.string() })
    const rest = {
      ...z.parse(draft, least),
      due: '2026-11-21',
      ends: null,
      until: null,
      note: null,
      pages: null,
    }
    const kept = { id, created_at: '', version: 1, can: { edit: true, delete: true }, owner: 'x' }
    expect(wrong(row, { ...rest, ...kept, grade: 'of a later release' })).toEqual([])
    expect(wrong(row, { ...rest, ...kept, kind: 'of a later release' })).toEqual(['kind'])
    expect(wrong(row, {}).toSorted()).toEqual([...Object.keys(everyKind), ...Object.keys(kept)].toSorted())
  })

  it('types what a row and a form hold', () => {
    type Row = ValuesOf<typeof everyKind>
    expectTypeOf<Row['grade']>().toEqualTypeOf<string>()
    expectTypeOf<Row['kind']>().toEqualTypeOf<'low' | 'high'>()
    expectTypeOf<Row['note']>().toEqualTypeOf<string | null>()
    type Form = FormOf<typeof everyKind>
    expectTypeOf<Form['place']>().toEqualTypeOf<string>()
    expectTypeOf<Form['note']>().toEqualTypeOf<string>()
    expectTypeOf<Form['pages']>().toEqualTypeOf<string[]>()
    expectTypeOf<Form['ways']>().toEqualTypeOf<('low' | 'high')[]>()
    expectTypeOf<(typeof everyKind)['note']>().toExtend<Field>()
  })
})
