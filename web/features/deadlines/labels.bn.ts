import type { Complete } from '../../../contract/kernel/translated.ts'
import { count } from '../../lib/format.ts'
import { plural, pluralSoFar } from '../../lib/words.tsx'

export const said = {
  created: 'সময়সীমা যোগ করা হয়েছে',
  updated: 'সময়সীমা হালনাগাদ করা হয়েছে',
  deleted: 'সময়সীমা মুছে ফেলা হয়েছে',
  restored: 'সময়সীমা ফিরিয়ে আনা হয়েছে',
  loadFailed: 'সময়সীমা আনা যায়নি',
  createFailed: 'সময়সীমা যোগ করা যায়নি',
  updateFailed: 'সময়সীমা হালনাগাদ করা যায়নি',
  deleteFailed: 'সময়সীমা মোছা যায়নি',
  restoreFailed: 'সময়সীমা ফিরিয়ে আনা যায়নি',
  loading: 'সময়সীমা আনা হচ্ছে...',
  none: 'এখনো কোনো সময়সীমা নেই',
  willBeListed: 'এই মামলায় নির্দিষ্ট দিনের মধ্যে যা করতে হবে, তা এখানে থাকবে।',
  listed: 'সময়সীমা',
  this: 'এই সময়সীমা',
  add: 'সময়সীমা যোগ করুন',
  edit: 'সময়সীমা সম্পাদনা',
}

export const page = {
  title: 'সময়সীমা',
  views: { next: 'আগামী ৩০ দিন', overdue: 'মেয়াদোত্তীর্ণ', unsigned: 'স্বাক্ষরহীন', by_rule: 'বিধি অনুযায়ী' },
  viewsOf: 'সময়সীমার ধরন',
  none: {
    next: 'আগামী ৩০ দিনে কোনো সময়সীমা নেই',
    overdue: 'কোনো সময়সীমা মেয়াদোত্তীর্ণ নয়',
    unsigned: 'সব সময়সীমায় স্বাক্ষর আছে',
    by_rule: 'কোনো চলমান সময়সীমা নেই',
  },
  hint: 'নির্দিষ্ট দিনের মধ্যে যা করতে হবে, তা এর গণনা ও দুটি স্বাক্ষরসহ এখানে থাকবে।',
  print: 'নিয়ন্ত্রণ তালিকা প্রিন্ট করুন',
}

export const pageMeta = (day: string, overdue: number, unsigned: number): string =>
  `${day} · ${count(overdue)}টি মেয়াদোত্তীর্ণ · ${count(unsigned)}টি স্বাক্ষরহীন`

export const heads = {
  due: 'শেষ দিন',
  in: 'বাকি',
  case: 'মামলা',
  deadline: 'সময়সীমা',
  assignee: 'দায়িত্বপ্রাপ্ত',
  signed: 'স্বাক্ষর',
  state: 'অবস্থা',
  signature: 'স্বাক্ষর ও তারিখ',
}

export const list = {
  overdue: 'মেয়াদোত্তীর্ণ',
  notSigned: 'স্বাক্ষর করা হয়নি',
  pressing: 'এখনই স্বাক্ষর করুন: ১৪ দিন বা কম বাকি',
  byHand: 'হাতে লেখা',
  today: 'আজ',
}

export function distance(days: number): string {
  if (days === 0) return list.today
  if (days > 0) return plural(days, { one: '{n} দিন বাকি', other: '{n} দিন বাকি' })
  return plural(-days, { one: '{n} দিন আগে', other: '{n} দিন আগে' })
}

export const dueIn = (day: string, distance: string): string => `শেষ দিন ${day}, ${distance}`

export const endDifferently = (n: number, hasMore: boolean): string =>
  pluralSoFar(n, hasMore, {
    one: '{n}টি সময়সীমা এখন অন্য দিনে শেষ হয়',
    other: '{n}টি সময়সীমা এখন অন্য দিনে শেষ হয়',
  })
export const warnDifferently = (n: number, hasMore: boolean): string =>
  pluralSoFar(n, hasMore, {
    one: '{n}টি সময়সীমার সতর্কতা এখন অন্য দিনে',
    other: '{n}টি সময়সীমার সতর্কতা এখন অন্য দিনে',
  })

export const inDays = (n: number): string => plural(n, { one: '{n} দিন', other: '{n} দিন' })

export const actsOf = (title: string): string => `‘${title}’-এর আরও কাজ`

export const acts = {
  open: 'খুলুন',
  edit: 'সম্পাদনা',
  sign: 'স্বাক্ষর করুন',
  done: 'সম্পন্ন',
  waive: 'ছেড়ে দিন',
  resume: 'ফিরিয়ে নিন',
  delete: 'মুছুন',
}

export const sheet = {
  rows: (n: number): string => plural(n, { one: '{n}টি সময়সীমা', other: '{n}টি সময়সীমা' }),
  asOf: (moment: string): string => `${moment} পর্যন্ত`,
  cut: (n: string): string => `প্রথম ${n}টি সময়সীমা।`,
  failed: 'নিয়ন্ত্রণ তালিকা প্রিন্ট করা যায়নি',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
