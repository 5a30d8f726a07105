import { versus } from './case-sides.ts'
import { foldDigits } from './kernel/digits.ts'

/** The number of a case as courts give it: 4312 of 2026. */
interface CaseNumber {
  case_no: string
  case_year: number
}

/** What one entry of a court's list for a day says. */
export interface ListedCase {
  /** From 1, where the entry begins. */
  line_no: number
  /** As it stood, at most 1,000 characters; an entry of several lines in one. */
  raw: string
  item_no: string | undefined
  /** The `id` of the type whose alias stands before the number. */
  type: string | undefined
  /** Several where one entry is heard with others. */
  numbers: CaseNumber[]
  /** The two sides, where the entry names them. */
  parties: { one: string; other: string } | undefined
}

interface ReadingOfLists {
  types: readonly { id: string; aliases: readonly string[] }[]
  /** The firm's year: a year of two digits is of this century unless it were later than the next one. */
  year: number
}

const most = 1000
const number = /(?<![\d/-])(\d{1,6})\s*(?:\/|of|সালের)\s*(\d{4}|\d{2})(?![\d/-])/giu

/** The cases that a pasted list names; a line without a number belongs to the entry above it. */
export function readCauseList(text: string, reading: ReadingOfLists): ListedCase[] {
  const read = entryReader(reading)
  const entries: { line_no: number; raw: string }[] = []
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    const raw = firstOf(
      line
        .slice(0, 4 * most)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    if (raw === '') return
    const last = entries.at(-1)
    if (numbersIn(raw, reading.year).length > 0) entries.push({ line_no: at + 1, raw })
    // What is cut off anyway is not collected: some lists are one line of a megabyte.
    else if (last && last.raw.length < most) last.raw = firstOf(`${last.raw} ${raw}`)
  })
  return entries.map(read)
}

const firstOf = (text: string): string => [...text].slice(0, most).join('')

/** Every number with its year in a text: '4312/26', '4312 of 2026', '৪৩১২/২০২৬'. */
export function numbersIn(text: string, year: number): CaseNumber[] {
  return [...foldDigits(text).matchAll(number)].flatMap(([, case_no = '', typed = '']) => {
    const case_year = wholeYear(Number(typed), typed.length, year)
    return Number(case_no) === 0 || case_year < 1900 || case_year > 2199
      ? []
      : [{ case_no: String(Number(case_no)), case_year }]
  })
}

function wholeYear(typed: number, digits: number, year: number): number {
  if (digits === 4) return typed
  const century = Math.floor(year / 100) * 100
  return century + typed > year + 1 ? century - 100 + typed : century + typed
}

/** What reads one entry after the other; the names of the types are taken apart once. */
export function entryReader({ types, year }: ReadingOfLists) {
  const known = types
    .flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, alias: ` ${foldAlias(alias)} ` })))
    .filter(({ alias }) => alias.trim() !== '')
    .sort((a, b) => b.alias.length - a.alias.length)
  return (entry: { line_no: number; raw: string }): ListedCase => listedCase(entry, known, year)
}

type Aliases = readonly { id: string; alias: string }[]

function listedCase(entry: { line_no: number; raw: string }, known: Aliases, year: number): ListedCase {
  const folded = foldDigits(entry.raw)
  const item_no = folded.match(/^[([]?(\d{1,4}[A-Z]?)(?:[.)\]।]+|\s)(?!\s*(?:of|সালের|\/)\s*\d)/i)?.[1]
  const first = folded.search(number)
  const last = [...folded.matchAll(number)].at(-1)
  const after = folded.slice((last?.index ?? 0) + (last?.[0].length ?? 0))
  const [one, other] = after
    .split(versus, 2)
    .map((side) => side.replace(/^[\s,:;.|–—-]+|[\s,:;.|–—-]+$/gu, ''))
  return {
    ...entry,
    raw: firstOf(entry.raw),
    item_no,
    type: typeBefore(folded.slice(0, Math.max(first, 0)), known),
    numbers: numbersIn(entry.raw, year),
    parties: one && other ? { one, other } : undefined,
  }
}

/** The type with the longest alias among the words before the number. */
function typeBefore(text: string, known: Aliases): string | undefined {
  const words = ` ${foldAlias(text)} `
  return known.find(({ alias }) => words.includes(alias))?.id
}

/** 'W. P. No.' and 'wp' alike: small letters, initials together, without dots. */
function foldAlias(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replace(/(?<=(?:^|[\s.])\p{L})[.\s]+(?=\p{L}(?:[.\s]|$))/gu, '')
    .replace(/\./g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
