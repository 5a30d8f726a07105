import { useRouter } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { datesMeant } from '../../contract/date-search.ts'
import { daysAfter, exists } from '../../contract/kernel/days.ts'
import { useFirm } from '../features/people/public.ts'
import { dayIn, longDay } from '../lib/format.ts'
import { days, palette } from './palette/labels.ts'
import type { CommandGroup } from './palette-commands.ts'

// One letter begins many a word.
const fewestLetters = 2
const named = [
  [days.today, 0],
  [days.tomorrow, 1],
  [days.yesterday, -1],
] as const
// Once in eight years at the least there is a 29th of February.
const yearsAround = 8

/** The days that what was typed can mean: the calendar on that day. */
export function usePaletteDays(typed: string): CommandGroup {
  const router = useRouter()
  const { time_zone } = useFirm()
  const items = dayCommands(typed, dayIn(time_zone)).map(({ label, day }) => {
    const run = () => void router.navigate({ to: '/calendar', search: { month: day.slice(0, 7), day } })
    return { label, Icon: CalendarDays, words: typed, isPassing: true as const, run }
  })
  return { value: palette.days, items }
}

/** The days meant by 'tomorrow', '24 nov' or '7/7', with their labels; without a year the next and the last one, the nearer first. */
export function dayCommands(typed: string, today: string): { label: string; day: string }[] {
  const word = typed.trim().normalize('NFC').toLowerCase()
  const byName = named
    .filter(([name]) => word.length >= fewestLetters && name.toLowerCase().startsWith(word))
    .map(([name, away]) => {
      const day = daysAfter(today, away)
      return { label: `${name} · ${longDay(day)}`, day }
    })
  const byDate = datesMeant(word).flatMap(({ year, month, day }) => {
    if (day === undefined) return []
    const inYear = (of: number) => `${of}-${twoDigits(month)}-${twoDigits(day)}`
    return year === undefined ? nextAndLast(inYear, today) : [inYear(year)]
  })
  return [...byName, ...byDate.filter(isInCalendar).map((day) => ({ label: longDay(day), day }))]
}

function nextAndLast(inYear: (year: number) => string, today: string): string[] {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: 2 * yearsAround + 1 }, (_, at) => thisYear - yearsAround + at)
  const known = years.map(inYear).filter(exists)
  const next = known.find((day) => day >= today)
  const last = known.findLast((day) => day < today)
  return [next, last]
    .filter((day) => day !== undefined)
    .sort((one, other) => distance(one, today) - distance(other, today))
}

// As far as the calendar reaches.
function isInCalendar(day: string): boolean {
  return day >= '1900-01-01' && day <= '2199-12-31'
}

function distance(day: string, from: string): number {
  return Math.abs(Date.parse(day) - Date.parse(from))
}

function twoDigits(of: number): string {
  return String(of).padStart(2, '0')
}
