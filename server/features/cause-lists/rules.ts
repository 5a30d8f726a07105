import { createHash } from 'node:crypto'
import { versus } from '../../../contract/case-sides.ts'
import { entryReader, type ListedCase, readCauseList } from '../../../contract/cause-list.ts'
import { type CauseListColumn, causeListColumns } from '../../../contract/cause-list-words.ts'
import type { CauseListLine } from '../../../contract/cause-lists.ts'
import * as bangla from '../../../contract/words/cause-lists.bn.ts'
import * as english from '../../../contract/words/cause-lists.ts'
import { alike, likenessOfRead } from '../../kernel/names/compare.ts'
import type { NamePart } from '../../kernel/names/words.ts'
import { guesserOf } from '../../kernel/sheet-heads.ts'
import { readDay } from '../../kernel/typed-days.ts'
import type { SheetOfText } from '../../platform/files/csv.ts'

/** What a line says of one case. */
export interface LineRead {
  line_no: number
  raw: string
  item_no: string | null
  type_ref: string | null
  case_no: string | null
  case_year: number | null
  one_side: string | null
  other_side: string | null
  purpose: string | null
  next_on: string | null
}

type Reading = Parameters<typeof entryReader>[0]
export type Assignment = (CauseListColumn | null)[]

/** The lines of a pasted list. */
export const linesOfText = (text: string, reading: Reading): LineRead[] =>
  readCauseList(withoutControls(text), reading).flatMap((entry) =>
    linesOf(entry, { purpose: null, next_on: null }),
  )

/** The lines of a file whose columns are known; rows that name neither a case nor two sides are none. */
export function linesOfSheet({ rows }: SheetOfText, assignment: Assignment, reading: Reading): LineRead[] {
  const read = entryReader(reading)
  return rows.flatMap((row, at) => {
    const cell = (column: CauseListColumn): string => {
      const place = assignment.indexOf(column)
      return place < 0
        ? ''
        : withoutControls((row[place] ?? '').slice(0, 4000))
            .replace(/\s+/g, ' ')
            .trim()
    }
    const raw = withoutControls(row.filter((one) => one.trim() !== '').join(' · '))
    const entry = read({ line_no: at + 1, raw: `${caseIn(cell)} ${cell('parties')}` })
    const sides = { one: cell('one_side'), other: cell('other_side') }
    const parties = sides.one && sides.other ? sides : (entry.parties ?? sidesOf(cell('parties')))
    if (entry.numbers.length === 0 && !parties) return []
    const next = readDay(cell('next_date'), 'day_first')
    const more = { purpose: cut(cell('purpose'), 300), next_on: /^\d{4}-\d\d-\d\d$/.test(next) ? next : null }
    return linesOf(
      { ...entry, raw: cut(raw, 1000) ?? '-', item_no: cell('item') || undefined, parties },
      more,
    )
  })
}

function caseIn(cell: (column: CauseListColumn) => string): string {
  const [type, number, year] = [cell('type'), cell('case') || cell('number'), cell('year')]
  return year && !/[/]|of|সালের/i.test(number) ? `${type} ${number}/${year}` : `${type} ${number}`
}

function sidesOf(text: string): ListedCase['parties'] {
  const [one = '', other = ''] = text.split(versus, 2)
  return one.trim() && other.trim() ? { one: one.trim(), other: other.trim() } : undefined
}

/** A line for each case that an entry names, or one where it names only sides. */
function linesOf(
  { line_no, raw, item_no, type, numbers, parties }: ListedCase,
  more: Pick<LineRead, 'purpose' | 'next_on'>,
): LineRead[] {
  const both = parties ? { one: cut(parties.one, 1000), other: cut(parties.other, 1000) } : undefined
  const line = {
    ...{ line_no, raw, item_no: item_no === undefined ? null : cut(item_no, 20), type_ref: type ?? null },
    ...{ one_side: both?.one && both.other ? both.one : null, other_side: both?.one ? both.other : null },
    ...more,
  }
  if (numbers.length === 0) return [{ ...line, case_no: null, case_year: null }]
  return numbers.map((number) => ({ ...line, ...number }))
}

const cut = (text: string, most: number): string | null => [...text].slice(0, most).join('').trim() || null

const withoutControls = (text: string): string => text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, ' ')

/** What each head of a court's file most likely means. */
export const guessListColumns = guesserOf<CauseListColumn>(
  causeListColumns,
  [english, bangla].map((words) => [words.causeListColumnWords, words.causeListColumnOtherWords]),
)

/** Whether lines can be found by these columns. */
export const isEnough = (assignment: Assignment): boolean =>
  assignment.includes('case') ||
  assignment.includes('number') ||
  assignment.includes('parties') ||
  (assignment.includes('one_side') && assignment.includes('other_side'))

/** What tells a list from another one, however its lines are broken or indented. */
export function fingerprintOf(content: string | { sheet: SheetOfText; assignment: Assignment }): string {
  const told =
    typeof content === 'string'
      ? content
          .split(/\r\n|\r|\n/)
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter((line) => line !== '')
          .join('\n')
      : JSON.stringify([content.sheet.heads, content.sheet.rows, content.assignment])
  return createHash('sha256').update(told).digest('hex')
}

/** A side of a line is like somebody on a case. */
export const oneAlike = (sides: readonly NamePart[][], names: readonly NamePart[][]): boolean =>
  sides.some((side) => names.some((name) => likenessOfRead(side, name) >= alike.possible))

/** Both sides of a line without a number stand on a case. */
export const bothStrong = (sides: readonly NamePart[][], names: readonly NamePart[][]): boolean =>
  sides.length === 2 &&
  sides.every((side) => names.some((name) => likenessOfRead(side, name) >= alike.strong))

export interface DayOfCase {
  id: string
  on_day: string
  state: string
  version: number
  item_no: string | null
  bench: string | null
  purpose: string | null
}

/** What is known of the hearings of a case beside a line: that of the day in that court, and the nearest one to it. */
export interface Beside {
  same: DayOfCase | null
  near: DayOfCase | null
}

interface Said {
  item_no: string | null
  bench: string | null
  purpose: string | null
}

/** What applying a line does; what it does not say stays as it is. */
export function planOf({ same, near }: Beside, said: Said): NonNullable<CauseListLine['plan']> {
  const differs = (day: DayOfCase) =>
    (['item_no', 'bench', 'purpose'] as const).some(
      (field) => said[field] !== null && said[field] !== day[field],
    )
  if (same) return { kind: same.state === 'set' && differs(same) ? 'number' : 'nothing', from: null }
  return near ? { kind: 'move', from: near.on_day } : { kind: 'new', from: null }
}
