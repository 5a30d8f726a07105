import { datePartsOf } from '../kernel/days.ts'
import type { Complete } from '../kernel/translated.ts'

export const months = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
]
export const shortMonths = [
  'জানু',
  'ফেব্রু',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টে',
  'অক্টো',
  'নভে',
  'ডিসে',
]
export const weekdays = ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার']
export const shortWeekdays = ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র', 'শনি']

/** '৭ ডিসে ২০২৬' */
export function shortDay(day: string): string {
  const { year, month, date } = datePartsOf(day)
  return `${date} ${shortMonths[month]} ${year}`
}

/** 'বুধবার ২৫ নভেম্বর ২০২৬': no comma inside. */
export function longDay(day: string): string {
  return `${dayOfYear(day)} ${datePartsOf(day).year}`
}

export function dayOfYear(day: string): string {
  const { month, date, weekday } = datePartsOf(day)
  return `${weekdays[weekday]} ${date} ${months[month]}`
}

export function monthLabel(month: string): string {
  const parts = datePartsOf(month)
  return `${months[parts.month]} ${parts.year}`
}

export type Whole = Complete<typeof import('./days.ts'), typeof import('./days.bn.ts')>
