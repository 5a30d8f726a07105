import { datesMeant } from './date-search.ts'
import { daysAfter } from './kernel/days.ts'

/** What somebody typed in one line about their time: '1h20 drafting plaint, State v X'. */
interface TimeLine {
  /** Whole seconds, 1 to 86,400. */
  seconds: number
  /** The times of day (HH:MM), where the line names them. */
  span: { from: string; to: string } | undefined
  /** YYYY-MM-DD. */
  work_date: string
  description: string
  /** What stands after the last comma: a case if one is found by it, else words. */
  after_comma: string | undefined
  /** A case id or number named anywhere in the line, its year in full: CASE-2026-417, 4312/2026. */
  case_named: string | undefined
  /** The activity that the line names by `/code`, or that its first word means. */
  activity_code: string | undefined
  /** Said by 'b' and 'nb'. */
  is_billable: boolean | undefined
}

/** Where a line stumbled: so many characters from a place on. */
interface Stumble {
  reason: 'time.not_understood' | 'time.activity_unknown' | 'notes.end_not_after_start' | 'time.in_the_future'
  at: number
  length: number
}

interface TimeLineContext {
  /** The firm's day, YYYY-MM-DD. */
  today: string
  /** The firm's time of day, HH:MM. */
  now: string
  codes: readonly { code: string; words: readonly string[] }[]
}

/** Reads a line, or says where it stumbled; the same for the preview and for the server. */
export function parseTimeLine(typed: string, context: TimeLineContext): TimeLine | Stumble {
  const kept = typed.normalize('NFC')
  const line = foldSigns(kept)
  const amount = readStart(line, context)
  if ('reason' in amount) return amount
  const rest = readEnd(line, amount.next, context, amount.day !== undefined)
  if ('reason' in rest) return rest
  const bare = amount.isWhole && rest.words.length > 0
  const noDay = amount.day || rest.day ? undefined : impossibleDay(line, rest, context.today)
  const wrong = bare
    ? { text: line.slice(amount.at, amount.next), at: amount.at }
    : (noDay ?? secondAmount(line, rest))
  if (wrong) return stumbleAt(wrong.at, wrong.text.length)
  const work_date = amount.day ?? rest.day ?? context.today
  if (isFuture(work_date, amount.span?.to, context))
    return { ...stumbleAt(amount.at, amount.next - amount.at), reason: 'time.in_the_future' }
  return { ...wordsOf({ line, kept }, rest, context), seconds: amount.seconds, span: amount.span, work_date }
}

/** A second amount: any right after the first, and one with a unit or a colon anywhere; '3' and 'rule 5.2' are words. */
function secondAmount(line: string, { words, until }: Ended): Word | undefined {
  for (const [place, { at }] of words.entries()) {
    const amount = amountAt(line.slice(0, until), at)
    if (!amount || 'isWhole' in amount) continue
    const length = 'reason' in amount ? amount.length : amount.next - at
    const text = line.slice(at, at + length)
    if (/^\d+$/.test(text)) continue
    if (place === 0 || /[\p{L}\p{M}:]$|:/u.test(text)) return { text, at }
  }
  return undefined
}

/** Sign for sign, so that places in the line stay what they are. */
function foldSigns(kept: string): string {
  return kept
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/\s/g, ' ')
    .replace(/[–—]/g, '-')
}

function stumbleAt(at: number, length: number): Stumble {
  return { reason: 'time.not_understood', at, length }
}

function isFuture(day: string, until: string | undefined, { today, now }: TimeLineContext): boolean {
  return day > today || (day === today && until !== undefined && until > now)
}

interface Amount {
  seconds: number
  span?: { from: string; to: string }
  isWhole?: boolean
}
type AmountRead = Amount & { next: number }

interface Started extends Omit<AmountRead, 'span'> {
  at: number
  span: { from: string; to: string } | undefined
  day: string | undefined
}

/** '[day] amount [day]' at the start of a line. */
function readStart(line: string, context: TimeLineContext): Started | Stumble {
  const start = line.length - line.trimStart().length
  const first = amountAt(line, start)
  // '20' is twenty minutes, and in '20 Nov 45m' a day.
  const isAmount = first !== undefined && !('isWhole' in first)
  const before = isAmount ? undefined : dayAt(line, start, context.today, true)
  const at = skipBlanks(line, before?.next ?? start)
  const alone = amountAt(line, at)
  const amount = alone && (minutesApart(line, at, alone, context.today) ?? alone)
  if (!amount) return stumbleAt(at, Math.max(1, (line.slice(at).match(/^[^ ,]+/)?.[0] ?? '').length))
  if ('reason' in amount) return amount
  const after = before ? undefined : dayAt(line, skipBlanks(line, amount.next), context.today, false)
  return { span: undefined, ...amount, at, next: after?.next ?? amount.next, day: before?.day ?? after?.day }
}

/** '1h 20 drafting' is an hour and 20 minutes, where '20' does not begin a day, a range or another amount. */
function minutesApart(line: string, at: number, hours: AmountRead | Stumble, today: string) {
  if ('reason' in hours || !RegExp(`^\\d+ ?${hour}$`, 'i').test(line.slice(at, hours.next))) return undefined
  const place = skipBlanks(line, hours.next)
  const bare = amountAt(line, place)
  const isBare = bare && 'isWhole' in bare && bare.next - place <= 2
  if (!isBare || beginsDay(line.slice(place), today)) return undefined
  const [whole, part] = [parseInt(line.slice(at), 10), Number(line.slice(place, bare.next))]
  const amount = lasting(whole, part)
  const length = bare.next - at
  return typeof amount === 'string' ? { reason: amount, at, length } : { ...amount, next: at + length }
}

/** Whether '20 Nov' stands there, or '30 Feb', which is refused as none. */
function beginsDay(text: string, today: string): boolean {
  const words = text.toLowerCase().match(/[^ ,]+/g) ?? []
  return [3, 2].some((count) => {
    const some = words.slice(0, count).join(' ')
    return words.length >= count && (dayMeant(some, today, false) !== undefined || isNoDay(some, today))
  })
}

function skipBlanks(line: string, from: number): number {
  return from + (line.slice(from).match(/^ */)?.[0].length ?? 0)
}

const hour = '(?:hours|hour|hrs|hr|h|ঘণ্টা|ঘন্টা|ঘ)'
const minute = '(?:minutes|minute|mins|min|m|মিনিট|মি)'
const end = '(?=[ ,]|$)'
const time = '(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(am|pm))?'
const amounts: readonly [pattern: RegExp, read: (...parts: string[]) => Amount | Stumble['reason']][] = [
  [RegExp(`^${time} ?(?:-| to |to|থেকে) ?${time}${end}`, 'i'), rangeOf],
  [RegExp(`^(\\d{1,2}):(\\d{2})${end}`), (hours, minutes) => lasting(Number(hours), Number(minutes))],
  [
    RegExp(`^(\\d+) ?${hour}(?:(\\d{1,2}) ?${minute}?| (\\d{1,2})(?: ?${minute}|(?= *(?:,|$))))?${end}`, 'i'),
    hoursAndMinutes,
  ],
  [
    RegExp(`^(\\d*)[.,](\\d{1,2})(?: ?${hour})?${end}`, 'i'),
    (whole, part) => lasting(Number(`${whole}.${part}`), 0),
  ],
  [RegExp(`^(\\d+) ?${minute}${end}`, 'i'), (minutes) => secondsOf(Number(minutes) * 60)],
  [RegExp(`^(\\d+)${end}`), wholeNumber],
]

/** The amount that begins at a place of a line, or why it is none that one can work. */
function amountAt(line: string, at: number): AmountRead | Stumble | undefined {
  for (const [pattern, read] of amounts) {
    const match = line.slice(at).match(pattern)
    if (!match) continue
    const amount = read(...match.slice(1).map((part) => part ?? ''))
    const length = match[0].length
    return typeof amount === 'string' ? { reason: amount, at, length } : { ...amount, next: at + length }
  }
  return undefined
}

function secondsOf(seconds: number): Amount | 'time.not_understood' {
  const whole = Math.round(seconds)
  return whole >= 1 && whole <= 86_400 ? { seconds: whole } : 'time.not_understood'
}

function lasting(hours: number, minutes: number): Amount | 'time.not_understood' {
  return minutes > 59 ? 'time.not_understood' : secondsOf(hours * 3600 + minutes * 60)
}

function hoursAndMinutes(hours = '', joined = '', apart = ''): Amount | 'time.not_understood' {
  return lasting(Number(hours), Number(joined || apart))
}

/** 1 to 9 are hours, 10 and more minutes. */
function wholeNumber(number = ''): Amount | 'time.not_understood' {
  const amount = secondsOf(Number(number) * (Number(number) < 10 ? 3600 : 60))
  return typeof amount === 'string' ? amount : { ...amount, isWhole: true }
}

function rangeOf(...parts: string[]): Amount | Stumble['reason'] {
  const from = minutesOf(parts[0], parts[1], parts[2])
  const to = minutesOf(parts[3], parts[4], parts[5])
  if (from === undefined || to === undefined) return 'time.not_understood'
  if (to <= from) return 'notes.end_not_after_start'
  return { seconds: (to - from) * 60, span: { from: clockOf(from), to: clockOf(to) } }
}

function minutesOf(hours = '', minutes = '', half = ''): number | undefined {
  const spoken = Number(hours)
  if (Number(minutes) > 59 || spoken > (half ? 12 : 24) || (half && spoken === 0)) return undefined
  const shown = half ? (spoken % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : spoken
  const all = shown * 60 + Number(minutes)
  return all <= 24 * 60 ? all : undefined
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const inBangla = ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'].map((name) =>
  name.normalize('NFC'),
)
const near = new Map([
  // Refused as time to come.
  ['tomorrow', -1],
  ['আগামীকাল'.normalize('NFC'), -1],
  ['today', 0],
  ['আজ', 0],
  ['yesterday', 1],
  ['গতকাল', 1],
])

interface DayRead {
  day: string
  next: number
}

/** The day that begins at a place; 'sat' and the like only where no verb may stand. */
function dayAt(line: string, at: number, today: string, mayBeShort: boolean): DayRead | undefined {
  for (const length of [3, 2, 1]) {
    const text = line.slice(at).match(RegExp(`^[^ ,]+(?:,? [^ ,]+){${length - 1}}(?=[ ,]|$)`))?.[0]
    const day = text === undefined ? undefined : dayMeant(text.toLowerCase(), today, mayBeShort)
    if (text !== undefined && day) return { day, next: at + text.length }
  }
  return undefined
}

function dayMeant(text: string, today: string, mayBeShort: boolean): string | undefined {
  const back = near.get(text)
  if (back !== undefined) return daysAfter(today, -back)
  const weekday = weekdays.findIndex((name) => name === text || (mayBeShort && name.slice(0, 3) === text))
  const at = weekday >= 0 ? weekday : inBangla.indexOf(text)
  if (at >= 0) return daysAfter(today, -((new Date(today).getUTCDay() - at + 7) % 7))
  // '1.5' and '9-11' are amounts.
  return /^\d+[.-]\d+(?![\d-])/.test(text) ? undefined : latestOf(text, today)
}

/** The latest day up to today that a text may mean; a day to come if it means no other. */
function latestOf(text: string, today: string): string | undefined {
  const meant = datesMeant(text).flatMap(({ year, month, day }) => {
    if (day === undefined) return []
    const inYear = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const thisYear = Number(today.slice(0, 4))
    return year ? [inYear(year)] : [inYear(thisYear), inYear(thisYear - 1)]
  })
  // Of '29 Feb' not every year has one.
  const real = meant.filter((day) => !Number.isNaN(Date.parse(day)) && daysAfter(day, 0) === day).sort()
  return real.findLast((day) => day <= today) ?? real[0]
}

/** What stands where a day may and would be one if its month had so many: '30 Feb', not '30/02', a case of 2002. */
function impossibleDay(line: string, { words, until }: Ended, today: string): Word | undefined {
  for (const count of [3, 2, 1])
    for (const some of [words.slice(0, count), words.slice(-count)]) {
      const [first, last] = [some[0], some.at(-1)]
      if (!first || !last || some.length < count) continue
      const text = line.slice(first.at, Math.min(until, last.at + last.text.length))
      if (isNoDay(text.toLowerCase(), today)) return { text, at: first.at }
    }
  return undefined
}

function isNoDay(text: string, today: string): boolean {
  const other = text.replace(/(?<!\d)(?:29|30|31)(?!\d)/, '28')
  return (
    other !== text && !isNumberOfCase(text) && !latestOf(text, today) && latestOf(other, today) !== undefined
  )
}

interface Word {
  text: string
  at: number
}

interface Ended {
  words: Word[]
  /** Where the words end in the line. */
  until: number
  from: number
  day?: string
  activity_code?: string
  is_billable?: boolean
}

/** The words after the amount, and from the end backwards one flag of each kind and the day. */
function readEnd(
  line: string,
  from: number,
  { codes, today }: TimeLineContext,
  hasDay: boolean,
): Ended | Stumble {
  const words = [...line.slice(from).matchAll(/[^ ,]+/g)].map((match) => ({
    text: match[0],
    at: from + match.index,
  }))
  const read: Ended = { words, from, until: line.length }
  for (let last = words.at(-1); last; last = words.at(-1)) {
    const text = last.text.toLowerCase()
    const day = hasDay || read.day ? undefined : dayAtEnd(line, read, today)
    if (text.length > 1 && text.startsWith('/') && read.activity_code === undefined) {
      const activity_code = codeMeant(text.slice(1), codes)
      if (!activity_code) return { ...stumbleAt(last.at, last.text.length), reason: 'time.activity_unknown' }
      Object.assign(read, { activity_code, until: last.at })
      words.pop()
    } else if ((text === 'b' || text === 'nb') && read.is_billable === undefined) {
      Object.assign(read, { is_billable: text === 'b', until: last.at })
      words.pop()
    } else if (day) {
      Object.assign(read, { day: day.day, until: day.at })
      words.splice(-day.words)
    } else break
  }
  return read
}

function codeMeant(typed: string, codes: TimeLineContext['codes']): string | undefined {
  const fitting = codes.filter(({ code }) => code.startsWith(typed))
  const exact = fitting.find(({ code }) => code === typed)
  return (exact ?? (fitting.length === 1 ? fitting[0] : undefined))?.code
}

/** The day that the last words mean: '20 Nov 2025', 'friday'. */
function dayAtEnd(line: string, { words, until }: Ended, today: string) {
  for (const count of [3, 2, 1]) {
    const first = words.at(-count)
    if (!first) continue
    const text = line.slice(first.at, until).trim().replace(/,$/, '').toLowerCase()
    const day = isNumberOfCase(text) ? undefined : dayMeant(text, today, false)
    if (day) return { day, at: first.at, words: count }
  }
  return undefined
}

const caseId = /(?<![\p{L}\p{N}-])CASE-\d{4}-\d+(?![\p{L}\p{N}-])/iu
const caseNumber = /(?<![\p{L}\p{N}/-])\d{1,6}\/(?:\d{4}|\d{2})(?![\p{L}\p{N}/-])/u

/** '4312/26' is a case, '7/11' a day. */
function isNumberOfCase(text: string): boolean {
  return caseNumber.test(text) && datesMeant(text).length === 0
}

/** What the words say is read in the folded line, and kept as it was typed. */
function wordsOf(
  { line, kept }: { line: string; kept: string },
  { from, until, words, activity_code, is_billable }: Ended,
  { codes }: TimeLineContext,
) {
  const said = line.slice(from, until)
  const typed = kept.slice(from, until)
  const text = typed.trim().replace(/^,\s*/, '').replace(/\s*,$/, '')
  const comma =
    [...said.matchAll(/,/g)].map(({ index }) => index).findLast((at) => !isDecimal(said, at)) ?? -1
  const first = words[0]?.text.toLowerCase()
  const guessed = codes.find((code) => code.words.some((word) => word.toLowerCase() === first))?.code
  return {
    description: comma < 0 ? text : typed.slice(0, comma).trim().replace(/^,\s*/, ''),
    after_comma: comma < 0 ? undefined : typed.slice(comma + 1).trim() || undefined,
    case_named: said.match(caseId)?.[0] ?? said.match(caseNumber)?.[0].replace(/\/(?=\d\d$)/, '/20'),
    activity_code: activity_code ?? guessed,
    is_billable,
  }
}

/** A comma between two digits without a blank is a decimal one. */
function isDecimal(text: string, at: number): boolean {
  return /^\d,\d$/.test(text.slice(Math.max(0, at - 1), at + 2))
}

/** What a line of an entry is made of. */
interface PrintedTime {
  seconds: number
  span?: { from: string; to: string } | undefined
  work_date?: string | undefined
  description: string
  activity_code?: string | undefined
  is_billable?: boolean | undefined
}

/** A line that says this: parsed, it is the same again, where its text does not itself end like a flag or a day. */
export function printTimeLine({ span, seconds, description, ...flags }: PrintedTime): string {
  const { work_date, activity_code, is_billable } = flags
  return [
    work_date,
    span ? `${span.from}-${span.to}` : printAmount(seconds),
    description,
    activity_code && `/${activity_code}`,
    is_billable === undefined ? undefined : is_billable ? 'b' : 'nb',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whole minutes as '1:20', else hundredths of an hour. */
export function printAmount(seconds: number): string {
  if (seconds % 60 !== 0) return (seconds / 3600).toFixed(2)
  return `${Math.floor(seconds / 3600)}:${String((seconds / 60) % 60).padStart(2, '0')}`
}
