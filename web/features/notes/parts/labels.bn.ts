import type { Complete } from '../../../../contract/kernel/translated.ts'
import { hours as shownHours } from '../../../lib/format.ts'

export const conflict = {
  title: 'এই কাজটি এরই মধ্যে পরিবর্তন করা হয়েছে',
  back: 'সম্পাদনায় ফিরুন',
  allMine: 'আমার সব রাখুন',
  allTheirs: 'অন্যের সব নিন',
  mine: 'আপনার সংস্করণ',
  yes: 'হ্যাঁ',
  no: 'না',
  empty: 'ফাঁকা',
}

export const toolbar = {
  label: 'লেখার সাজ',
  bold: 'মোটা',
  italic: 'বাঁকা',
  underline: 'নিচে দাগ',
  bulletList: 'চিহ্নযুক্ত তালিকা',
  orderedList: 'সংখ্যাযুক্ত তালিকা',
  undo: 'আগের অবস্থায় ফিরুন',
  redo: 'আবার করুন',
  color: 'লেখার রং',
  colorIs: (color: string) => `লেখার রং: ${color}`,
  noColor: 'রং ছাড়া',
  link: 'লিংক',
  address: 'ঠিকানা',
  addressWrong: 'https://example.com বা name@example.com-এর মতো ঠিকানা লিখুন',
  remove: 'সরান',
  apply: 'বসান',
}

export function changedMeanwhile(who: string, when: string): string {
  return `${who} ${when} এই কাজটি পরিবর্তন করেছেন। সংরক্ষণ করলে দুজনের পরিবর্তনই থাকবে।`
}

export function conflictWith(who: string, when: string): string {
  return `${who} ${when} এটি সংরক্ষণ করেছেন। দুজনেই যা বদলেছেন, তার কোন সংস্করণ থাকবে বেছে নিন।`
}

export function versionOf(who: string): string {
  return `${who}-এর সংস্করণ`
}

export function typedAt(title: string, when: string): string {
  return `“${title}”: ${when} লেখা, সংরক্ষণ করা হয়নি।`
}

export function hoursHeard(hours: number): string {
  return `${shownHours(hours)} ঘণ্টা`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
