import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  set: 'অনুপস্থিতি লিখুন',
  created: 'অনুপস্থিতি যোগ করা হয়েছে',
  createFailed: 'অনুপস্থিতি যোগ করা যায়নি',
  change: 'অনুপস্থিতি সম্পাদনা',
  updated: 'অনুপস্থিতি হালনাগাদ করা হয়েছে',
  updateFailed: 'অনুপস্থিতি হালনাগাদ করা যায়নি',
  deleted: 'অনুপস্থিতি মুছে ফেলা হয়েছে',
  deleteFailed: 'অনুপস্থিতি মোছা যায়নি',
  person: 'সদস্য',
  from: 'যে দিন থেকে',
  until: 'যে দিন পর্যন্ত',
  cover: 'স্থলবর্তী',
  nobody: 'কেউ না',
  note: 'নোট',
  save: 'সংরক্ষণ করুন',
  close: 'বন্ধ করুন',
  known: 'অনুপস্থিতি',
} as const

export const changeOf = (name: string, days: string): string => `অনুপস্থিতি সম্পাদনা: ${name}, ${days}`
export const deletionOf = (name: string, days: string): string => `অনুপস্থিতি মুছুন: ${name}, ${days}`
export const spanOf = (from: string, until: string): string => `${from} – ${until}`
export const coveredBy = (name: string): string => `স্থলবর্তী: ${name}`
export const unseen = (n: number, cover: string): string =>
  plural(n, {
    one: `{n}টি বিষয় এমন মামলায়, যা ${cover} দেখতে পারেন না।`,
    other: `{n}টি বিষয় এমন মামলায়, যা ${cover} দেখতে পারেন না।`,
  })

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
