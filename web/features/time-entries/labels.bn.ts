import { daysAfter } from '../../../contract/kernel/days.ts'
import type { Complete } from '../../../contract/kernel/translated.ts'
import { clockTime, count, dayOfYear, shortDay } from '../../lib/format.ts'

export const said = {
  title: 'সময়',
  what: 'কী করলেন?',
  example: '১ঘ২০ আরজির খসড়া, রাষ্ট্র বনাম ক',
  log: 'লিখুন',
  enter: 'এন্টার',
  loadFailed: 'সময় আনা যায়নি',
  logFailed: 'সময় লেখা যায়নি',
  updateFailed: 'সময় বদলানো যায়নি',
  deleteFailed: 'সময় মোছা যায়নি',
  added: 'সময় লেখা হয়েছে',
  updated: 'সময় বদলানো হয়েছে',
  deleted: 'সময় মুছে ফেলা হয়েছে',
  loading: 'সময় আনা হচ্ছে...',
  severalTimes: 'এখানে কয়েকটি এন্ট্রি আছে। শুরু ও শেষ বদলাতে এন্টার চেপে সেগুলো খুলুন।',
  show: 'দেখুন',
}

export const parts = {
  all: 'যা বোঝা গেছে',
  time: 'সময়',
  day: 'দিন',
  activity: 'কাজের ধরন',
  case: 'মামলা',
  billing: 'বিল',
  none: { activity: 'ধরন নেই', case: 'মামলা নেই' },
  unknown: '?',
}

export function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${count(hours)} ঘণ্টা`, (rest > 0 || hours === 0) && `${count(rest)} মিনিট`]
    .filter(Boolean)
    .join(' ')
}

export function logged(seconds: number): string {
  return `${lengthOf(seconds)} লেখা হয়েছে`
}

export function logThis(seconds: number, words: readonly string[]): string {
  return [`${lengthOf(seconds)} লিখুন`, ...words].join(' · ')
}

export const page = {
  meta: 'কোন দিন কোন মামলায় কী কাজ করেছেন',
  archived: 'আর্কাইভ করা',
  copyRows: 'গত সপ্তাহের সারি আনুন',
  addRow: 'সারি যোগ করুন',
  actions: 'সপ্তাহের কাজ',
  week: 'এই সপ্তাহ',
  before: 'আগের সপ্তাহ',
  after: 'পরের সপ্তাহ',
  days: 'সপ্তাহের দিন',
  grid: 'সপ্তাহের সময়',
  of: 'মামলা, কাজ ও ধরন',
  total: 'মোট',
  dayTotal: 'দিনের মোট',
  none: 'এই সপ্তাহে কোনো সময় নেই',
  noneOfDay: 'এই দিনে কোনো সময় নেই',
  hint: 'কী করেছেন লিখুন, যেমন ১ঘ২০ আরজির খসড়া।',
  sheets: 'টাইমশিট',
  restricted: 'সীমিত মামলা',
  restrictedHint: 'যে মামলা আপনি দেখতে পান না তার সময় বদলানো যায় না।',
}

export const gridKeys = {
  copy: 'বাঁয়ের সময়টি আনা',
  clear: 'এই ঘরের সময় মোছা',
}

export function amountOf(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return clockTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
}

export function cellName(row: string, day: string, seconds: number): string {
  return `${row}, ${dayOfYear(day)}: ${seconds > 0 ? amountOf(seconds) : '–'}`
}

export function severalEntries(of: number): string {
  return `${count(of)}টি এন্ট্রি`
}

export function weekSpan(sunday: string): string {
  return `${shortDay(sunday)} – ${shortDay(daysAfter(sunday, 6))}`
}

export function sumOfWeek(seconds: number, billable: number, target = 0): string {
  const sum = target > 0 ? `${lengthOf(target)}-এর মধ্যে ${lengthOf(seconds)}` : lengthOf(seconds)
  return billable > 0 ? `${sum} · বিলযোগ্য ${lengthOf(billable)}` : sum
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
