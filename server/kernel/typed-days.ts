import { complaint } from '../../contract/kernel/complaints.ts'
import { foldDigits } from '../../contract/kernel/digits.ts'
import * as f from '../../contract/kernel/fields.ts'
import * as banglaDays from '../../contract/words/days.bn.ts'
import * as englishDays from '../../contract/words/days.ts'
import { fold } from '../../contract/words.ts'

/** How 3/4/2026 is meant; null: nobody has said it. */
type DayOrder = 'day_first' | 'month_first' | null

const monthNames = new Map<string, number>()
for (const { months, shortMonths } of [englishDays, banglaDays])
  for (const names of [months, shortMonths])
    for (const [at, name] of names.entries()) monthNames.set(fold(name), at + 1)

const example = '2026-11-21'

/** A day as YYYY-MM-DD, or what is wrong with it. Years have four digits: of two nobody knows the century. */
export function readDay(text: string, order: DayOrder): string {
  const plain = foldDigits(text.trim()).replace(/[ T]00:00(:00)?$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain)
  if (iso) return dayOfParts(iso[1], Number(iso[2]), Number(iso[3]))
  const named = /^(\d{1,2})[ .-]+([^\d\s,.-]+)[ .,-]+(\d{4})$/.exec(plain)
  if (named) return dayOfParts(named[3], monthNames.get(fold(named[2] ?? '')) ?? 0, Number(named[1]))
  const english = /^([^\d\s,.-]+)[ .]+(\d{1,2})[ ,]+(\d{4})$/.exec(plain)
  if (english) return dayOfParts(english[3], monthNames.get(fold(english[1] ?? '')) ?? 0, Number(english[2]))
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain)
  if (!numbers) return complaint('day', { example })
  const [first, second] = [Number(numbers[1]), Number(numbers[2])]
  const isBoth = first <= 12 && second <= 12 && first !== second
  if (isBoth && order === null) return complaint('day_both_ways')
  const dayFirst = isBoth ? order === 'day_first' : second <= 12
  return dayFirst ? dayOfParts(numbers[3], second, first) : dayOfParts(numbers[3], first, second)
}

function dayOfParts(year: string | undefined, month: number, day: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  const checked = f.day.safeParse(`${year}-${pad(month)}-${pad(day)}`)
  return checked.success ? checked.data : (checked.error.issues[0]?.message ?? complaint('day', { example }))
}
