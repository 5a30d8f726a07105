import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  full: 'এই ডিভাইসে সর্বোচ্চ ২০০টি পরিবর্তন রাখা যায়। সংযোগ পেলেই সেগুলো পাঠানো হবে; তারপর আরও করা যাবে।',
  waits: 'সংযোগের অপেক্ষায়',
  lineGone: 'এই লাইনটি আর তালিকায় নেই।',
  kept: 'সংযোগ না আসা পর্যন্ত রাখা হলো',
  keepFailed: 'পরিবর্তনটি রাখা যায়নি',
  copy: 'কপি করুন',
  copied: 'কপি করা হয়েছে',
  copyFailed: 'কপি করা যায়নি',
  dismiss: 'সরিয়ে দিন',
  decide: 'সংস্করণ বেছে নিন',
  changed: 'এর মধ্যে অন্য কেউ এটি বদলেছেন।',
  old: '৭ দিনের বেশি পুরোনো বলে পাঠানো হয়নি।',
  list: 'যেসব পরিবর্তন সংরক্ষিত হয়নি',
  conflict: 'এটি এর মধ্যে বদলেছে',
  choose: 'এর মধ্যে অন্য কেউ এটি সংরক্ষণ করেছেন। কোন সংস্করণ থাকবে বেছে নিন।',
  mine: 'আপনার সংস্করণ',
  theirs: 'সংরক্ষিত সংস্করণ',
  somebody: 'অন্য কেউ',
  back: 'এখন নয়',
  save: 'সংরক্ষণ করুন',
  done: 'সম্পন্ন',
  notDone: 'সম্পন্ন নয়',
} as const

export const waiting = (n: number): string =>
  plural(n, { one: '{n}টি পরিবর্তন সংযোগের অপেক্ষায়।', other: '{n}টি পরিবর্তন সংযোগের অপেক্ষায়।' })
export const waitingOf = (n: number, name: string): string =>
  plural(n, { one: `${name}-এর {n}টি পরিবর্তন অপেক্ষায়`, other: `${name}-এর {n}টি পরিবর্তন অপেক্ষায়` })
export const losing = (n: number): string =>
  plural(n, {
    one: 'সাইন আউট করে {n}টি পরিবর্তন হারাবেন?',
    other: 'সাইন আউট করে {n}টি পরিবর্তন হারাবেন?',
  })
export const notSaved = (sentence: string): string => `সংরক্ষণ করা যায়নি: ${sentence}`
export const versionOf = (who: string): string => `${who}-এর সংস্করণ`
export const hoursOn = (hours: string, day: string): string => `${day}-এ ${hours} ঘণ্টা`
export const nextOn = (day: string): string => `পরবর্তী তারিখ ${day}`
export const statusTo = (status: string): string => `অবস্থা: ${status}`

export const kinds = {
  status: 'কাজ',
  step: 'ধাপ',
  item: 'তালিকার লাইন',
  hours: 'সময়',
  mention: 'উল্লেখ',
  outcome: 'শুনানির ফলাফল',
} as const

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
