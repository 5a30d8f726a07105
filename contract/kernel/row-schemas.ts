import * as z from 'zod/mini'
import { complaint } from './complaints.ts'
import * as f from './fields.ts'
import type { Field, Fields, HeldOf, SentOf } from './row.ts'
import { isWebAddress } from './web-address.ts'

type Sent<F extends Field> = z.ZodMiniType<SentOf<F>, SentOf<F>>
type MayBeEmpty<F extends Field> = F extends { required: true } | { usual: unknown } ? false : true

type DraftShape<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { usual: 'today' }
    ? z.ZodMiniOptional<Sent<F[Name]>>
    : F[Name] extends { usual: unknown }
      ? z.ZodMiniDefault<Sent<F[Name]>>
      : MayBeEmpty<F[Name]> extends true
        ? z.ZodMiniOptional<z.ZodMiniNullable<Sent<F[Name]>>>
        : Sent<F[Name]>
}

type ChangeShape<F extends Fields> = {
  [Name in keyof F as F[Name] extends { once: true } ? never : Name]: z.ZodMiniOptional<
    MayBeEmpty<F[Name]> extends true ? z.ZodMiniNullable<Sent<F[Name]>> : Sent<F[Name]>
  >
}

type RowShape<F extends Fields> = { [Name in keyof F]: z.ZodMiniType<HeldOf<F[Name]>, HeldOf<F[Name]>> }

/** What a new row is sent as: fields that have a usual value or may be empty can be left out. */
export function draftSchema<const F extends Fields>(fields: F) {
  return z.object(eachOf<DraftShape<F>>(fields, inDraft))
}
export type DraftOf<F extends Fields> = z.input<ReturnType<typeof draftSchema<F>>>
/** The same as a command receives it, with what is usual filled in. */
export type DraftedOf<F extends Fields> = z.output<ReturnType<typeof draftSchema<F>>>

/** What an edit is sent as: the fields that are changed, and the version that it was made on. */
export function changeSchema<const F extends Fields>(fields: F) {
  const changing = Object.fromEntries(Object.entries(fields).filter(([, field]) => !('once' in field)))
  return z.object({ ...eachOf<ChangeShape<F>>(changing, inChange), version: f.version })
}
export type ChangeOf<F extends Fields> = z.infer<ReturnType<typeof changeSchema<F>>>

/** What each row has beside its fields. */
const kept = {
  id: f.id,
  created_at: f.moment,
  version: f.version,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
}

/** A row as it is answered: its fields, what each row has, and what such rows have of their own. */
export function rowSchema<const F extends Fields, Own extends Readonly<Record<string, z.ZodMiniType>>>(
  fields: F,
  own: Own,
) {
  return z.object({ ...eachOf<RowShape<F>>(fields, inRow), ...kept, ...own })
}

/** A schema for each field, by its name. Guarantees the names; that what `make` makes fits `Shape` is proved by the tests. */
function eachOf<Shape>(fields: Fields, make: (field: Field) => z.ZodMiniType): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)])) as Shape
}

function inDraft(field: Field): z.ZodMiniType {
  if (!('usual' in field) || field.usual === undefined) return isSure(field) ? sent(field) : orEmpty(field)
  return field.kind === 'day' ? z.optional(sent(field)) : z._default(sent(field), field.usual)
}

function inChange(field: Field): z.ZodMiniType {
  return isSure(field) ? z.optional(sent(field)) : orEmpty(field)
}

function inRow(field: Field): z.ZodMiniType {
  return isSure(field) ? held(field) : z.nullable(held(field))
}

function orEmpty(field: Field): z.ZodMiniType {
  return z.optional(z.nullable(sent(field)))
}

function isSure(field: Field): boolean {
  return 'usual' in field || 'required' in field
}

/** What somebody sends is checked, with complaints. */
function sent(field: Field): z.ZodMiniType {
  const least = 'required' in field ? 1 : 0
  switch (field.kind) {
    case 'line':
      return f.line(field.most, least)
    case 'paragraphs':
      return f.paragraphs(field.most, least)
    case 'rich_text':
      return z.string()
    case 'money':
      return f.money
    case 'day':
      return f.day
    case 'time':
      return field.required ? f.time : f.timeOrEmpty
    case 'word':
      return z.enum(field.words, field.complaint)
    case 'whole':
    case 'stars':
      return between(field.least, field.most, field.kind === 'whole' ? 'whole_number' : 'whole_stars')
    case 'flag':
      return z.boolean()
    case 'person':
      return z.uuid(complaint('required'))
    case 'ref':
      return f.id
    case 'weekdays':
      return someWeekdays
    case 'words':
      return z.array(z.enum(field.words, field.complaint)).check(
        z.overwrite((words) => [...new Set(words)]),
        z.minLength(1, complaint('required')),
      )
    case 'lines':
      return z
        .array(f.line(field.each, 1))
        .check(z.maxLength(field.most, complaint('most_items', { most: field.most })))
    case 'links':
      return z.array(link).check(z.maxLength(field.most, complaint('most_links', { most: field.most })))
  }
}

/** What is stored was checked: a row is what the database holds. */
function held(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'day':
      return f.day
    case 'word':
      return field.mayGrow ? z.string() : z.enum(field.words)
    case 'whole':
    case 'stars':
      return z.int()
    case 'flag':
      return z.boolean()
    case 'person':
    case 'ref':
      return f.id
    case 'weekdays':
      return z.array(z.int())
    case 'words':
      return z.array(z.enum(field.words))
    case 'links':
    case 'lines':
      return z.array(z.string())
    default:
      return z.string()
  }
}

function between(least: number, most: number, noNumber: 'whole_number' | 'whole_stars') {
  return z
    .int(complaint(noNumber))
    .check(z.gte(least, complaint('at_least', { least })), z.lte(most, complaint('at_most', { most })))
}

const someWeekdays = z.array(z.int().check(z.gte(0), z.lte(6))).check(
  z.overwrite((days) => [...new Set(days)].sort((one, other) => one - other)),
  z.maxLength(6, complaint('most_items', { most: 6 })),
)

const link = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isWebAddress(text), complaint('web_address')),
)
