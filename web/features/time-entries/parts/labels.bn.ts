import type { Complete } from '../../../../contract/kernel/translated.ts'
import { clockTime, count } from '../../../lib/format.ts'
import { lengthOf } from '../labels.ts'

export const file = {
  title: 'শিরোনাম',
  task: 'কাজ',
  text: 'বিবরণ',
  times: 'কখন',
  length: 'কতক্ষণ',
  hours: 'ঘণ্টা',
}

export const partsHint = 'কোনো অংশ বদলাতে সেটি চাপুন'
export const withoutTimes = 'শুরু ও শেষ ছাড়া লিখুন'

export const suggestions = {
  title: 'পরামর্শ',
  none: 'এই দিনের জন্য কোনো পরামর্শ নেই।',
  loadFailed: 'পরামর্শ আনা যায়নি',
  log: 'লিখুন',
  logMore: 'লিখুন…',
  fill: 'পূরণ করুন',
  dismissed: 'পরামর্শটি সরানো হয়েছে',
  dismissFailed: 'পরামর্শটি সরানো যায়নি',
  replaced: 'লাইনটি পূরণ হয়েছে',
  hearing: 'শুনানি',
  gap: 'কিছু লেখা নেই',
  meeting: 'সভা',
  event: 'ক্যালেন্ডার',
  unknown: 'কতক্ষণ জানা নেই',
}

export function hearingIn(name: string): string {
  return `শুনানি, ${name}`
}

export function usual(seconds: number): string {
  return `এখানে সাধারণত ${lengthOf(seconds)}`
}

export function gapOf(seconds: number): string {
  return `${lengthOf(seconds)} ফাঁকা`
}

export function editedAt(time: string): string {
  return `সম্পাদনা ${clockTime(time)}`
}

export function dismissNamed(name: string): string {
  return `${name} সরিয়ে দিন`
}

export function logNamed(act: string, name: string): string {
  return `${name}: ${act}`
}

export const entryForm = {
  title: 'সময় সম্পাদনা',
  ofCell: 'এক দিনের সময়',
  amount: 'কতক্ষণ',
  day: 'দিন',
  text: 'বিবরণ',
  activity: 'কাজের ধরন',
  billing: 'বিল',
  save: 'পরিবর্তন সংরক্ষণ করুন',
  edit: 'সম্পাদনা',
  remove: 'মুছুন',
  noText: 'কিছু লেখা নেই',
}

export function severalCases(found: number): string {
  return `${count(found)}টি মামলা`
}

export function actionsOf(row: string): string {
  return `${row}-এর কাজ`
}

/** How many rows of another week were copied. */
export function rowsCopied(of: number): string {
  if (of === 0) return 'আনার মতো আর কোনো সারি নেই।'
  return `${count(of)}টি সারি যোগ হয়েছে`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
