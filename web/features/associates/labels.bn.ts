import type { Complete } from '../../../contract/kernel/translated.ts'
import { count, hours, shortDay, shortMonth } from '../../lib/format.ts'

export const said = {
  listFailed: 'অ্যাসোসিয়েটদের তালিকা আনা যায়নি',
  pick: 'একজন অ্যাসোসিয়েট বেছে নিন',
  totalsFailed: 'অ্যাসোসিয়েটের মোট হিসাব আনা যায়নি',
  totals: 'মোট হিসাব',
  notes: 'মোট কাজ',
  priority: 'অগ্রাধিকারের কাজ',
  priorityHint: 'চলতি ও আর্কাইভ মিলিয়ে',
  worked: 'মোট ঘণ্টা',
  workedHint: 'সব দিনের কাজ মিলিয়ে',
  hoursFailed: 'অ্যাসোসিয়েটের ঘণ্টা আনা যায়নি',
  loadingHours: 'ঘণ্টার হিসাব আনা হচ্ছে...',
  noHours: 'এই সপ্তাহগুলোতে কোনো ঘণ্টা লেখা হয়নি।',
  hours: 'ঘণ্টা',
  weeksShown: 'কত সপ্তাহ দেখানো হবে',
  perWeek: 'সপ্তাহ অনুযায়ী ঘণ্টা',
  weekFrom: 'সপ্তাহ শুরু',
  perCategory: 'শ্রেণি অনুযায়ী ঘণ্টা',
  category: 'শ্রেণি',
  asTable: 'ছক আকারে দেখুন',
}

export const unknownAssociate = 'অজানা অ্যাসোসিয়েট'

export function activeAndArchived(active: number, total: number): string {
  return `চলতি ${count(active)}টি, আর্কাইভে ${count(total - active)}টি`
}

export const inHours = (worked: number): string => `${hours(worked)} ঘণ্টা`
export const lastWeeks = (weeks: number): string => `শেষ ${count(weeks)} সপ্তাহ`
export const weekOf = (day: string): string => `${shortDay(day)} থেকে এক সপ্তাহ`

export function workedBetween(worked: number, from: string, to: string): string {
  return `${shortDay(from)} থেকে ${shortDay(to)} পর্যন্ত ${hours(worked)} ঘণ্টা`
}

export function dayAndMonth(day: string): string {
  return `${count(Number(day.slice(8)))} ${shortMonth(day.slice(0, 7))}`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
