import type { Complete } from '../../contract/kernel/translated.ts'
import { plural } from './words.tsx'

export const distances = {
  least: 'এইমাত্র',
  yesterday: 'গতকাল',
  minutes: (n: number) => plural(n, { one: '{n} মিনিট', other: '{n} মিনিট' }),
  hours: (n: number) => plural(n, { one: '{n} ঘণ্টা', other: '{n} ঘণ্টা' }),
  days: (n: number) => plural(n, { one: '{n} দিন', other: '{n} দিন' }),
  months: (n: number) => plural(n, { one: '{n} মাস', other: '{n} মাস' }),
  years: (n: number) => plural(n, { one: '{n} বছর', other: '{n} বছর' }),
  ago: (distance: string) => `${distance} আগে`,
  ahead: (distance: string) => `${distance} পরে`,
}

// Their spaces are of the kind at which no line breaks.
export const scales = {
  thousand: '{n} হাজার',
  million: '{n} মিলিয়ন',
  billion: '{n} বিলিয়ন',
  lakh: '{n} লাখ',
  crore: '{n} কোটি',
}

export const notSaved = 'সংরক্ষণ করা যায়নি'

export const logTimeWords = 'সময় লিখুন'

export const failures = {
  unreachable: 'সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  signedOut: 'অনুগ্রহ করে সাইন ইন করুন।',
  busy: 'সার্ভার ব্যস্ত অথবা চালু হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  ours: 'আমাদের দিকে একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  unknown: 'একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  because: (failed: string, why: string) => `${failed}। ${why}`,
  withReference: (sentence: string, reference: string) => `${sentence} (সূত্র: ${reference})`,
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
