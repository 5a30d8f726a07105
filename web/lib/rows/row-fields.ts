import { foldDigits } from '../../../contract/kernel/digits.ts'
import type { Field, Fields, FormOf, PerField } from '../../../contract/kernel/row.ts'
import { amountTyped } from '../amount.ts'
import { inDigits } from '../digits.ts'
import { flag, listOf, number, oneOfWords, type Shape, fields as shapeOfFields, text } from '../shape.ts'
import type { FileCell, FileColumn } from '../table-file.ts'
import { typedWebAddress } from '../typed-address.ts'
import { merging } from './merge.ts'

/** What the form of a row keeps on this device: read with it, typing of an older release that fits no more is left. */
export function shapeOf<F extends Fields>(fields: F): Shape<FormOf<F>> {
  return shapeOfFields<FormOf<F>>(each<{ [Name in keyof F]: Shape<FormOf<F>[Name]> }>(fields, keptAs))
}

/** What the form of a new row begins with: what is usual, the firm's today, else nothing. */
export function emptyForm<F extends Fields>(fields: F, today: string): FormOf<F> {
  return each(fields, (field) => beginning(field, today))
}

/** A row as its form shows it. */
export function formOf<F extends Fields>(fields: F, row: { readonly [Name in keyof F]: unknown }): FormOf<F> {
  return each(fields, (field, name) => typedOf(field, row[name]))
}

/** What a new row is sent as: what is empty and may be is left out. */
export function draftOf<F extends Fields, Draft>(fields: F, form: FormOf<F>): Draft {
  return sentOf(fields, form, (value) => value !== null)
}

/** What an edit is sent as: only what was changed, null for what was emptied, and nothing that is set for good. */
export function changeOf<F extends Fields, Change>(fields: F, form: FormOf<F>, base: FormOf<F>): Change {
  const changed = new Set<PropertyKey>(merging<FormOf<F>>().differing(form, base))
  return sentOf(fields, form, (_, name) => changed.has(name) && !('once' in (fields[name] ?? {})))
}

/**
 * The columns of a file, in the order of `widths`, which are in characters, null for a field that
 * no file has: one that is forgotten does not compile.
 * `names` are the words of the fields, `wordsOf` makes the word of a list what people read.
 */
export function fileColumns<F extends Fields>(
  fields: F,
  names: PerField<F, string>,
  widths: PerField<F, number | null>,
  wordsOf: { readonly [Name in keyof F]?: (word: string) => string } = {},
): FileColumn<{ readonly [Name in keyof F]: unknown }>[] {
  return Object.entries<number | null>(widths).flatMap(([name, width]) =>
    width === null
      ? []
      : { header: names[name] ?? name, width, cell: (row) => cellOf(fields[name], row[name], wordsOf[name]) },
  )
}

function keptAs(field: Field): Shape<unknown> {
  switch (field.kind) {
    case 'word':
      return oneOfWords(field.usual === undefined ? ['', ...field.words] : field.words)
    case 'flag':
      return flag
    case 'stars':
      return number
    case 'links':
      return listOf(text)
    case 'weekdays':
      return listOf(number)
    case 'words':
      return listOf(oneOfWords(field.words))
    default:
      return text
  }
}

function beginning(field: Field, today: string): unknown {
  switch (field.kind) {
    case 'day':
      return field.usual === 'today' ? today : ''
    case 'word':
      return field.usual ?? ''
    case 'whole':
      return inDigits(String(field.usual))
    case 'links':
      return ['']
    default:
      return 'usual' in field ? (field.usual ?? '') : ''
  }
}

function typedOf(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'word':
      return field.words.find((word) => word === value) ?? unknownWord(field)
    case 'whole':
    case 'money':
      return inDigits(String(value))
    case 'links':
      // Always with a field for a link.
      return Array.isArray(value) && value.length > 0 ? value : ['']
    case 'words':
      // In the order of the list, as they are ticked.
      return field.words.filter((word) => Array.isArray(value) && value.includes(word))
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : ''
    default:
      return value ?? ''
  }
}

/** A word that this release does not know stands as 'Other' where the list has that, else as what it begins with. */
function unknownWord({ words, usual = '' }: Extract<Field, { kind: 'word' }>): string {
  return words.find((word) => word === 'Other') ?? usual
}

/** A field as it is sent; null when it is empty. */
function wireOf(field: Field, value: unknown): unknown {
  if (field.kind === 'links')
    return filled(Array.isArray(value) ? value.map(typedWebAddress).filter(Boolean) : [])
  if (typeof value !== 'string') return value
  if (field.kind === 'money') return amountTyped(value)
  // An empty one is 0; what is no number is left to the contract's complaint.
  if (field.kind === 'whole') return Number(foldDigits(value).trim())
  if (field.kind === 'lines')
    return filled(
      value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
  const typed = field.kind === 'rich_text' ? value : value.trim()
  return typed === '' && !('required' in field) && !('usual' in field) ? null : typed
}

function filled<Item>(items: Item[]): Item[] | null {
  return items.length > 0 ? items : null
}

function cellOf(
  field: Field | undefined,
  value: unknown,
  wordOf: (word: string) => string = String,
): FileCell {
  if (value === null || value === undefined) return null
  if (field?.kind === 'day') return { day: String(value) }
  if (field?.kind === 'money') return { amount: String(value) }
  return Array.isArray(value) ? value.join('\n') : wordOf(String(value))
}

/** Guaranteed by the description: `wireOf` makes of each field what its schema takes, which the tests hold it to. */
function sentOf<F extends Fields, Sent>(
  fields: F,
  form: FormOf<F>,
  isSent: (value: unknown, name: string) => boolean,
): Sent {
  const typed: Record<string, unknown> = form
  const values = Object.entries(fields).map(([name, field]) => [name, wireOf(field, typed[name])] as const)
  return Object.fromEntries(values.filter(([name, value]) => isSent(value, name))) as Sent
}

/** A value for each field, by its name. Guarantees the names; what `make` makes is as its kind of field says. */
function each<Made>(fields: Fields, make: (field: Field, name: string) => unknown): Made {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)])) as Made
}
