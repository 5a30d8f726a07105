import { rangeOfDay } from '../../contract/kernel/days.ts'

/** National holidays that fall on the same date every year: month and day. */
const holidays = new Set(['02-21', '03-26', '04-14', '05-01', '12-16', '12-25'])

/** The first day of the month that lies so many months before a day's. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

/** The day that lies so many days after another. */
export function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** All days of a range, both ends included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day)
  return days
}

/** Sunday to Thursday, and no national holiday: when a Dhaka chambers works. */
export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday <= 4 && !holidays.has(day.slice(5))
}

/** The moment of a day at so many minutes past midnight, on the firm's clock. */
export function momentAt(day: string, minutes: number, zone: string): Date {
  return new Date(rangeOfDay(day, zone).from.getTime() + minutes * 60_000)
}

/** A day as a letter would say it: '12 March', in Bangla '১২ মার্চ'. */
export function spokenDay(day: string, language: 'en' | 'bn'): string {
  const locale = language === 'bn' ? 'bn-BD' : 'en-GB'
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T12:00:00Z`))
}
