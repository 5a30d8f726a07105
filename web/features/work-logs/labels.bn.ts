import type { Complete } from '../../../contract/kernel/translated.ts'
import { hoursOfADay } from '../../../contract/limits.ts'
import { clockTime, count, hours, monthLabel, shortDay } from '../../lib/format.ts'

export const said = {
  loadFailed: 'কাজের হিসাব আনা যায়নি',
  loading: 'কাজের হিসাব আনা হচ্ছে...',
  none: 'এখনো কোনো কাজের হিসাব নেই',
  noneHint: 'আপনার কাজে ঘণ্টা লিখুন, দিনওয়ারি হিসাব এখানে দেখা যাবে।',
  noneFound: 'কোনো কাজের হিসাব পাওয়া যায়নি',
  noneFoundHint: 'খোঁজার শব্দ, শ্রেণি, মাস বা অ্যাসোসিয়েট বদলে দেখুন।',
  noDays: 'কোনো দিনের কাজের হিসাব এখনো নেই',
  added: 'ঘণ্টা যোগ করা হয়েছে',
  corrected: 'ঘণ্টা সংশোধন করা হয়েছে',
  deleted: 'ঘণ্টা মুছে ফেলা হয়েছে',
  saveFailed: 'কাজের হিসাব সংরক্ষণ করা যায়নি',
  deleteFailed: 'কাজের হিসাব মোছা যায়নি',
  title: 'দিনওয়ারি কাজের হিসাব',
  add: 'ঘণ্টা যোগ করুন',
  date: 'তারিখ',
  hours: 'ঘণ্টা',
  hoursHint: clockTime('1:20'),
  archived: 'আর্কাইভ করা',
  showOlder: 'আগের দিনগুলো দেখুন',
  allMonths: 'সব মাস দেখুন',
}

const example = `যেমন ${clockTime('1.5')}, ${clockTime('1:20')} বা ${clockTime('90')}মি`

export const refused = {
  missing: `ঘণ্টা লিখুন, ${example}।`,
  shape: `ঘণ্টা লিখুন ${example}।`,
  comma: (typed: string) => `কমা নয়, বিন্দু লিখুন: ${clockTime(typed.replace(',', '.'))}`,
  nothing: `${count(0)} ঘণ্টার বেশি লিখুন।`,
  tooMany: `এক দিনে ${count(hoursOfADay)} ঘণ্টার বেশি হয় না।`,
  noDay: 'একটি দিন বেছে নিন।',
}

export function understood(value: number): string {
  return `${hours(value)} ঘণ্টা`
}

export function sumOf(value: number): string {
  return `${hours(value)} ঘণ্টা`
}

export function totalOf(value: number): string {
  return `মোট ${hours(value)} ঘণ্টা`
}

export function addTo(title: string): string {
  return `‘${title}’ কাজে ঘণ্টা যোগ করুন`
}

export function addToThem(value: number): string {
  return `এর সঙ্গে ${hours(value)} ঘণ্টা যোগ করুন`
}

function dayInWords(value: number, day: string): string {
  return `${shortDay(day)} তারিখের ${hours(value)} ঘণ্টা`
}

export const ofDay = {
  correct: (value: number, day: string, title: string) =>
    `‘${title}’ কাজে ${dayInWords(value, day)} সংশোধন করুন`,
  delete: (value: number, day: string, title: string) => `‘${title}’ কাজে ${dayInWords(value, day)} মুছুন`,
}

export function hoursInMonth(sum: number, month: string): string {
  return `${monthLabel(month)}: ${hours(sum)} ঘণ্টা`
}

export function askDelete(value: number, day: string, who: string) {
  return {
    title: 'এই ঘণ্টা মুছে ফেলবেন?',
    description: `${dayInWords(value, day)}, কাজ করেছেন ${who}`,
    confirmLabel: 'মুছুন',
  }
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
