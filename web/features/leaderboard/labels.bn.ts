import type { Complete } from '../../../contract/kernel/translated.ts'
import { count, hoursToTenths, monthLabel } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'লিডারবোর্ড',
  meta: 'পুরো ফার্মে কার কত কাজের ঘণ্টা',
  boards: 'লিডারবোর্ডের তালিকা',
  refresh: 'হালনাগাদ করুন',
  refreshing: 'হালনাগাদ হচ্ছে...',
  loadFailed: 'লিডারবোর্ড আনা যায়নি',
  loading: 'লিডারবোর্ড আনা হচ্ছে...',
  breakdown: 'ঘণ্টার হিসাব',
  breakdownFailed: 'ঘণ্টার হিসাব আনা যায়নি',
  breakdownLoading: 'ঘণ্টার হিসাব আনা হচ্ছে...',
  unknownUser: 'অজানা ব্যবহারকারী',
  counted: 'যে ঘণ্টা গোনা হয়',
  you: 'আপনি',
  yours: 'আপনার অবস্থান',
  yoursHeard: 'আপনার অবস্থান',
  allMonths: 'সব মাস',
  byCategory: 'শ্রেণি অনুযায়ী',
  byTask: 'কাজ অনুযায়ী',
  earlier: 'আগের মাসগুলো',
  notShown: 'মক্কেল, মামলা ও শিরোনাম শুধু পার্টনাররা এবং ব্যক্তি নিজে দেখতে পান।',
  hiddenTask: 'এই কাজটি আপনি আর দেখতে পারেন না',
  rules: 'প্রতিযোগিতার নিয়ম',
  noClient: 'মক্কেল নেই',
}

export const tabs = { monthly: 'এই মাস', 'all-time': 'সব সময়' }

export const honours: Readonly<Record<number, { badge: string; message: string }>> = {
  1: { badge: 'শীর্ষস্থান', message: 'অসাধারণ! পুরো ফার্মে সবার আগে।' },
  2: { badge: 'দ্বিতীয় স্থান', message: 'চমৎকার কাজ, শীর্ষের খুব কাছে।' },
  3: { badge: 'তৃতীয় স্থান', message: 'দারুণ চেষ্টা, প্রথম তিনে আছেন।' },
}

export const rules = [
  'ঘণ্টা আসে দৈনিক কাজের হিসাব থেকে, আর্কাইভ করা কাজও ধরা হয়, আর কাজ ছাড়া লেখা সময় থেকে।',
  '‘এই মাস’ শুধু চলতি মাস ধরে, প্রতি মাসের প্রথম দিনে শূন্য থেকে শুরু হয়।',
  '‘সব সময়’ সব মাসের যোগফল।',
  `ঘণ্টা সমান হলে স্থানও সমান, আর পরের স্থানটি বাদ যায়: ${[1, 2, 2, 4].map(count).join(', ')}।`,
  'যাঁর কোনো ঘণ্টা নেই, তাঁর নাম থাকে না। মুছে ফেলা কাজের ঘণ্টা ধরা হয় না।',
]

export function peopleCount(n: number): string {
  return plural(n, { one: '{n} জন', other: '{n} জন' })
}

const endings = ['', 'ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম']

export function ordinal(rank: number): string {
  return `${count(rank)}${endings[rank] ?? 'তম'}`
}

export function placeOf(rank: number, people: number): string {
  return `${count(people)} জনের মধ্যে ${ordinal(rank)}`
}

export const none = {
  worked: {
    monthly: 'এই মাসে কোনো ঘণ্টা লেখা হয়নি',
    'all-time': 'এখনো কোনো ঘণ্টা লেখা হয়নি',
    hint: 'যিনি কোনো কাজে ঘণ্টা লিখবেন, তাঁর নাম এখানে আসবে।',
  },
  approved: {
    monthly: 'এই মাসে কোনো অনুমোদিত ঘণ্টা নেই',
    'all-time': 'এখনো কোনো অনুমোদিত ঘণ্টা নেই',
    hint: 'যাঁর কোনো সপ্তাহ অনুমোদিত হবে, তাঁর নাম এখানে আসবে।',
  },
}

export const noPlace = {
  worked: {
    monthly: (people: number) => `এই মাসে আপনার কোনো ঘণ্টা নেই; তালিকায় আছেন ${peopleCount(people)}।`,
    'all-time': (people: number) => `এখনো আপনার কোনো ঘণ্টা নেই; তালিকায় আছেন ${peopleCount(people)}।`,
  },
  approved: {
    monthly: (people: number) => `এই মাসে আপনার কোনো অনুমোদিত ঘণ্টা নেই; তালিকায় আছেন ${peopleCount(people)}।`,
    'all-time': (people: number) => `এখনো আপনার কোনো অনুমোদিত ঘণ্টা নেই; তালিকায় আছেন ${peopleCount(people)}।`,
  },
}

export function inHours(value: number): string {
  return `${hoursToTenths(value)} ঘণ্টা`
}

export function hoursHeard(value: number): string {
  return `${hoursToTenths(value)} ঘণ্টা`
}

export function hoursOfMonth(month: string, value: number): string {
  return `${monthLabel(month)}: ${inHours(value)}`
}

export function breakdownOf(role: string, month: string): string {
  return `ঘণ্টার হিসাব · ${role} · ${monthLabel(month)}`
}

export function boardOf(title: string): string {
  return `লিডারবোর্ড, ${title}`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
