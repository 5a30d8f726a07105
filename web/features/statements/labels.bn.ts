import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  created: 'আর্থিক হিসাব যোগ করা হয়েছে',
  updated: 'আর্থিক হিসাব পরিবর্তন করা হয়েছে',
  deleted: 'আর্থিক হিসাব মুছে ফেলা হয়েছে',
  restored: 'আর্থিক হিসাব ফিরিয়ে আনা হয়েছে',
  loadFailed: 'আর্থিক বিবরণী আনা যায়নি',
  createFailed: 'আর্থিক হিসাব যোগ করা যায়নি',
  updateFailed: 'আর্থিক হিসাব পরিবর্তন করা যায়নি',
  deleteFailed: 'আর্থিক হিসাব মোছা যায়নি',
  restoreFailed: 'আর্থিক হিসাব ফিরিয়ে আনা যায়নি',
  loading: 'আর্থিক বিবরণী আনা হচ্ছে...',
  none: 'কোনো হিসাব পাওয়া যায়নি',
  tryOther: 'খোঁজার শব্দ, ধরন, অবস্থা বা মাস বদলে দেখুন।',
  title: 'আর্থিক বিবরণী',
  shortcut: 'হিসাব যোগ',
  this: 'এই হিসাব',
  add: 'হিসাব যোগ করুন',
  edit: 'হিসাব সম্পাদনা',
  save: 'সংরক্ষণ করুন',
  actions: 'করণীয়',
  foundIn: 'সব মাস থেকে পাওয়া; ওপরের অঙ্কগুলো বেছে নেওয়া মাসের।',
  farAhead: 'এই তারিখ এক বছরেরও বেশি পরের। তবু সংরক্ষণ করবেন?',
  about: 'ফার্মে আসা বা ফার্ম থেকে যাওয়া টাকা।',
  chooseCategory: 'একটি শ্রেণি বেছে নিন',
  selectCategory: 'শ্রেণি বেছে নিন',
  search: 'হিসাব খুঁজুন',
  searchHint: 'শ্রেণি, বিবরণ ও মন্তব্য খুঁজুন',
  allMonths: 'সব মাস',
  allTypes: 'সব ধরন',
  allStatuses: 'সব অবস্থা',
  month: 'মাস',
  year: 'বছর',
  listed: 'হিসাব',
  sums: 'মোট',
  byCategory: 'শ্রেণি অনুযায়ী',
  nothingToAdd: 'এখানে যোগ করার মতো কিছু নেই।',
  asTable: 'সারণিতে দেখুন',
  remarks: 'মন্তব্য: ',
}

export const sumNames = { income: 'মোট আয়', expense: 'মোট ব্যয়', net: 'নিট আয়' }
export const net = 'নিট'

export function sumOf(name: string, amount: string): string {
  return `${name} ${amount}`
}

export function incomeAndExpensesOf(period: string): string {
  return `ফার্মের আয় ও ব্যয়, ${period}`
}

export function entriesOf(period: string): string {
  return `${period}-এর আয় ও ব্যয় এখানে দেখা যাবে।`
}

export const yearOf = {
  heading: (year: string) => `আয় ও ব্যয় ${year}`,
  table: (year: string) => `আয় ও ব্যয় ${year}`,
  nothing: (year: string) => `${year} সালের কোনো হিসাব নেই।`,
}

export function enteredBy(name: string): string {
  return `যোগ করেছেন ${name}`
}

export function entryCount(count: number): string {
  return plural(count, { one: '{n}টি হিসাব', other: '{n}টি হিসাব' })
}

export function cancelledAmong(cancelled: number): string {
  return plural(cancelled, { one: '{n}টি বাতিল হিসাবও ধরা হয়েছে।', other: '{n}টি বাতিল হিসাবও ধরা হয়েছে।' })
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
