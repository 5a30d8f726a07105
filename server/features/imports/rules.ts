import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { caseDraft } from '../../../contract/cases.ts'
import { type CaseColumn, caseColumns } from '../../../contract/import-kinds.ts'
import type { Mapping } from '../../../contract/imports.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { foldDigits } from '../../../contract/kernel/digits.ts'
import * as f from '../../../contract/kernel/fields.ts'
import * as bangla from '../../../contract/words/imports.bn.ts'
import * as english from '../../../contract/words/imports.ts'
import { fold } from '../../../contract/words.ts'
import { guesserOf } from '../../kernel/sheet-heads.ts'
import { readDay } from '../../kernel/typed-days.ts'

/** What is wrong with a row: where, and a complaint of the contract, which is worded for whoever reads it. */
export interface Complaint {
  path: string
  message: string
}

/** What a row of a file of cases says, each checked by itself; the firm's own things are still names. */
export interface CaseInFile {
  case_id: string
  client: string | null
  description: string | null
  court: string | null
  bench: string | null
  type: string | null
  number: string | null
  year: number | null
  filed: string | null
  stage: string | null
  lead: string | null
  opponent: string | null
  opposing_counsel: string | null
  next_date: string | null
  purpose: string | null
  tags: string[]
}

/** What each head most likely means, in whichever language it is; one that says nothing known is left out. */
export const guessColumns = guesserOf<CaseColumn>(
  caseColumns,
  [english, bangla].map((words) => [words.caseColumnWords, words.caseColumnOtherWords]),
)

/** What is wrong with a mapping by itself. */
export function complaintOfMapping({ columns }: Mapping, heads: number): string | undefined {
  const chosen = columns.filter((column) => column !== null)
  if (new Set(chosen).size < chosen.length) return complaint('chosen_once')
  return columns.length === heads ? undefined : complaint('exactly', { value: heads })
}

/** Whether a day of the row could be meant in two ways. */
export function hasDayBothWays(raw: readonly string[], { columns }: Mapping): boolean {
  return columns.some(
    (column, at) =>
      (column === 'filed' || column === 'next_date') &&
      readDay(raw[at] ?? '', null) === complaint('day_both_ways'),
  )
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

const oneLine = (most: number) => z.nullable(f.line(most))
const drafted = caseDraft.shape
const schemas: Partial<Record<CaseColumn, ZodMiniType>> = {
  case_id: drafted.case_id,
  client: drafted.client_name,
  description: drafted.description,
  court: oneLine(200),
  bench: drafted.bench,
  type: oneLine(200),
  number: drafted.case_no,
  year: drafted.case_year,
  stage: oneLine(200),
  lead: oneLine(200),
  opponent: oneLine(200),
  opposing_counsel: oneLine(200),
  purpose: oneLine(300),
  tags: drafted.tags,
}

/** Reads one row; every complaint names its column. */
export function readRow(
  raw: readonly string[],
  { columns, day_order }: Mapping,
): { row: CaseInFile; complaints: Complaint[] } {
  const complaints: Complaint[] = []
  const cell = (column: CaseColumn): string | null => {
    const at = columns.indexOf(column)
    const text = at < 0 ? '' : (raw[at] ?? '').trim()
    return text === '' ? null : text
  }
  const day = (column: 'filed' | 'next_date'): string | null => {
    const text = cell(column)
    if (text === null) return null
    const read = readDay(text, day_order)
    if (!isDay(read)) complaints.push({ path: column, message: read })
    return isDay(read) ? read : null
  }
  if (raw.length > columns.length)
    complaints.push({
      path: 'row',
      message: complaint('cells', { found: raw.length, wanted: columns.length }),
    })
  const row = { ...textsOf(cell), filed: day('filed'), next_date: day('next_date') }
  for (const [path, schema] of Object.entries(schemas)) {
    const found = schema.safeParse(row[path as keyof CaseInFile])
    if (!found.success)
      complaints.push({ path, message: found.error.issues[0]?.message ?? complaint('invalid') })
  }
  if (row.next_date !== null && row.court === null)
    complaints.push({ path: 'court', message: complaint('for_next_date') })
  return { row, complaints }
}

function textsOf(cell: (column: CaseColumn) => string | null): Omit<CaseInFile, 'filed' | 'next_date'> {
  const year = cell('year')
  const number = cell('number')
  return {
    case_id: cell('case_id') ?? '',
    client: cell('client'),
    description: cell('description'),
    court: cell('court'),
    bench: cell('bench'),
    type: cell('type'),
    number: number === null ? null : foldDigits(number),
    year: year === null ? null : yearOf(foldDigits(year)),
    stage: cell('stage'),
    lead: cell('lead'),
    opponent: cell('opponent'),
    opposing_counsel: cell('opposing_counsel'),
    purpose: cell('purpose'),
    tags: tagsOf(cell('tags') ?? ''),
  }
}

/** Four digits, or a number that no year is. */
const yearOf = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : 0)

function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,;|]/)
    .map((tag) => tag.normalize('NFC').trim().toLowerCase())
    .filter((tag) => tag !== '')
  return [...new Set(tags)]
}

/** One of the firm's own things, under every name that it goes by. */
export interface Known {
  id: string
  names: readonly (string | null)[]
}

/** Finds things of the firm by what a file calls them. */
export function finderOf(known: readonly Known[], unknown: string): (text: string) => Known | string {
  const byName = new Map<string, Known | 'several'>()
  for (const one of known)
    for (const name of new Set(one.names.flatMap((text) => (text ? [nameKey(text)] : []))))
      byName.set(name, byName.has(name) ? 'several' : one)
  return (text) => {
    const found = byName.get(nameKey(text))
    if (found === undefined) return unknown
    return found === 'several' ? complaint('only_one') : found
  }
}

const nameKey = (text: string): string =>
  fold(text)
    .replaceAll(/[\s.,]+/g, ' ')
    .trim()
