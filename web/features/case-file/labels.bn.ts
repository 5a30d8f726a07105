import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  loading: 'মামলা আনা হচ্ছে...',
  loadFailed: 'মামলা আনা যায়নি',
  gone: 'এই মামলা আপনি আর দেখতে পারবেন না।',
  toList: 'মামলার তালিকায় যান',
  tabs: 'মামলার বিভিন্ন অংশ',
  nextTab: 'পরের ট্যাব',
  tabBefore: 'আগের ট্যাব',
  edit: 'সম্পাদনা',
  actions: 'এই মামলায় করণীয়',
  restricted: 'সীমিত',
  nextDate: 'পরবর্তী তারিখ',
  closedNow: 'এই মামলা বন্ধ।',
  all: 'সব',
  transfer: 'মামলা স্থানান্তর করুন',
  merge: 'একীভূত করুন',
  check: 'স্বার্থের সংঘাত যাচাই করুন',
  texts: 'যুক্ত না হওয়া লেখা',
  sayWhy: 'কারণ লিখুন',
  show: 'দেখুন',
  addHearing: 'শুনানি যোগ করুন',
  addDeadline: 'সময়সীমা যোগ করুন',
  dispose: 'মামলার নিষ্পত্তি লিখুন',
  close: 'মামলা বন্ধ করুন',
  reopen: 'মামলা আবার চালু করুন',
  access: 'এই মামলা কে দেখতে পারেন',
}

export const tabWords = {
  overview: 'একনজরে',
  tasks: 'কাজ',
  hours: 'ঘণ্টা',
  costs: 'খরচ',
  timeline: 'ঘটনাক্রম',
  hearings: 'শুনানি',
  deadlines: 'সময়সীমা',
  parties: 'পক্ষ',
  events: 'ইভেন্ট',
  messages: 'বার্তা',
  activity: 'কার্যক্রম',
}

export const empty = {
  tasks: 'এই মামলায় এখনো কোনো কাজ নেই',
  hours: 'এখনো কোনো ঘণ্টা নেই',
  costs: 'এখনো কোনো খরচ নেই',
  timeline: 'এখনো কোনো ঘটনা নেই',
  hearings: 'এখনো কোনো শুনানি নেই',
  deadlines: 'এখনো কোনো সময়সীমা নেই',
  parties: 'এখনো কোনো পক্ষ নেই',
  events: 'এখনো কোনো ইভেন্ট নেই',
  messages: 'এখনো কোনো বার্তা নেই',
  activity: 'এখনো কিছু ঘটেনি',
}

export const statusWords = { open: 'চলমান', disposed: 'নিষ্পত্তি হয়েছে', closed: 'বন্ধ' }

export const overview = {
  facts: 'তথ্য',
  parties: 'পক্ষ',
  team: 'দল',
  changeTeam: 'দল পরিবর্তন করুন',
  allNumbers: 'সব নম্বর',
  latest: 'সর্বশেষ কার্যক্রম',
  hours: 'ঘণ্টা',
  costs: 'খরচ',
  number: 'মামলা নম্বর',
  former: 'আগের মামলা আইডি',
  court: 'আদালত',
  bench: 'বেঞ্চ',
  filed: 'দায়েরের তারিখ',
  stage: 'পর্যায়',
  client: 'মক্কেল',
  disposed: 'নিষ্পত্তির তারিখ',
  closed: 'বন্ধের তারিখ',
  fee: 'ফি',
  yes: 'হ্যাঁ',
  no: 'না',
  tags: 'ট্যাগ',
  links: 'লিংক',
  description: 'বিবরণ',
  nothingKnown: 'মামলা আইডি ছাড়া এই মামলার আর কিছু এখনো জানা নেই।',
  nobody: 'এই মামলায় এখনো কেউ নেই',
  ours: 'আমাদের পক্ষ',
  theirs: 'প্রতিপক্ষ',
  neutral: 'নিরপেক্ষ',
}

export const hearingsToo = (hearings: number): string =>
  plural(hearings, {
    one: 'আসন্ন {n}টি শুনানিও নতুন আদালতে নিন',
    other: 'আসন্ন {n}টি শুনানিও নতুন আদালতে নিন',
  })

export const entriesOf = (count: number): string =>
  plural(count, { one: '{n}টি এন্ট্রি', other: '{n}টি এন্ট্রি' })

export function numberOf(type: string | null, no: string, year: string): string {
  return type ? `${type} নম্বর ${no}/${year}` : `নম্বর ${no}/${year}`
}

export const before = (day: string, number: string): string => `${day}-এর আগে: ${number}`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
