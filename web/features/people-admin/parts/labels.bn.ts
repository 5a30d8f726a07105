import type { Complete } from '../../../../contract/kernel/translated.ts'
import { count } from '../../../lib/format.ts'
import { plural } from '../../../lib/words.tsx'

export const moving = {
  title: 'সব কাজ স্থানান্তর',
  hint: 'যা সম্পন্ন হয়েছে, তা যিনি করেছেন তাঁরই থাকে, তাঁর ঘণ্টাও।',
  from: 'যাঁর কাজ',
  to: 'যাঁকে দেওয়া হবে',
  parts: 'যা যা যাবে',
  peopleFailed: 'সদস্যদের আনা যায়নি',
  count: 'গুনে দেখুন',
  counting: 'গোনা হচ্ছে...',
  countFailed: 'কাজ গোনা যায়নি',
  move: (n: number) => plural(n, { one: '{n}টি স্থানান্তর করুন', other: '{n}টি স্থানান্তর করুন' }),
  moves: (n: number) => plural(n, { one: '{n}টি যাবে', other: '{n}টি যাবে' }),
  left: (n: number, name: string) =>
    plural(n, {
      one: `{n}টি থেকে যাবে: মামলাটি ${name} দেখতে পান না`,
      other: `{n}টি থেকে যাবে: মামলাগুলো ${name} দেখতে পান না`,
    }),
  begun: 'কাজ স্থানান্তর হচ্ছে',
  failed: 'কাজ স্থানান্তর করা যায়নি',
} as const

export const partWords = {
  tasks: 'কাজ',
  recurrences: 'পুনরাবৃত্ত কাজ',
  steps: 'ধাপ',
  leads: 'মামলার প্রধান আইনজীবী',
  hearings: 'শুনানি',
  deadlines: 'সময়সীমা',
  events: 'ক্যালেন্ডারের ইভেন্ট',
} as const

export const moved = {
  title: 'স্থানান্তরিত কাজ',
  hint: 'এরপর কেউ যা বদলাননি, ৭ দিন পর্যন্ত তা ফেরত দেওয়া যায়।',
  loadFailed: 'স্থানান্তরিত কাজ আনা যায়নি',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  part: (name: string, n: number, back: number) =>
    back > 0 ? `${name}: ${count(n)}টির ${count(back)}টি ফেরত` : `${name}: ${count(n)}টি`,
  undo: 'ফিরিয়ে দিন',
  undoOf: (from: string, to: string) => `ফিরিয়ে দিন: ${from} → ${to}`,
  undoAsk: (from: string) => `কাজগুলো ${from}-কে ফেরত দেবেন?`,
  undone: 'কাজ ফেরত দেওয়া হচ্ছে',
  undoFailed: 'কাজ ফেরত দেওয়া যায়নি',
} as const

export const moveStates = {
  moving: 'স্থানান্তর হচ্ছে',
  moved: 'স্থানান্তরিত',
  undoing: 'ফেরত যাচ্ছে',
  undone: 'ফেরত দেওয়া হয়েছে',
} as const

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
