import type { Complete } from '../kernel/translated.ts'

export const caseListWords = {
  person: 'মামলায় যিনি কাজ করেন',
  tag: 'ট্যাগ',
  tags: 'ট্যাগ',
  conflict_state: 'স্বার্থের সংঘাত যাচাই',
  yes: 'হ্যাঁ',
  no: 'না',
}

export const allWords = {
  court: 'সব আদালত',
  type: 'সব মামলার ধরন',
  stage: 'সব পর্যায়',
  lead: 'সব প্রধান আইনজীবী',
  person: 'সবাই',
  conflict_state: 'সব অবস্থা',
}

export const filtering = {
  title: 'ফিল্টার',
  set: 'বেছে নেওয়া ফিল্টার',
  clear: 'ফিল্টার তুলে দিন',
  takeOff: 'এই ফিল্টার তুলে দিন',
  tagHint: 'পুরো ট্যাগ লিখে এন্টার চাপুন',
  unknown: 'পাওয়া যায়নি',
  loadFailed: 'ফিল্টার আনা যায়নি',
}

export const filterIs = (name: string, value: string): string => `${name}: ${value}`

export type Whole = Complete<typeof import('./case-lists.ts'), typeof import('./case-lists.bn.ts')>
