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

export const twinWords = {
  title: 'সম্ভাব্য একই মামলা',
  hint: 'যেসব মামলার মামলা আইডি এক, অথবা একই আদালতে একই মামলা নম্বর।',
  none: 'একই রকম কোনো দুটি মামলা নেই।',
  merge: 'একীভূত করুন',
  loading: 'মামলার তালিকা আনা হচ্ছে...',
  loadFailed: 'মামলার তালিকা আনা যায়নি',
  close: 'বন্ধ করুন',
  same: {
    label: (shared: string) => `মামলা আইডি ${shared}`,
    number: (shared: string) => `মামলা নম্বর ${shared}`,
  },
}

export const folds = {
  court: 'আদালতের তথ্য',
  parties: 'পক্ষ',
  team: 'মামলার দল',
  eachLine: 'প্রতি লাইনে একটি নাম',
  whoIsMeant: 'যে নাম শুধু একটি পক্ষের, তাতে সেই পক্ষই বোঝায়; অন্য নামে নতুন পক্ষ হয়।',
  addToTeam: 'দলে যোগ করুন',
  takeOff: (name: string) => `${name}-কে দল থেকে সরান`,
  notAll: 'সব পক্ষ ও ব্যক্তিকে যোগ করা যায়নি। মামলার পাতায় দেখুন।',
}

export type Whole = Complete<typeof import('./case-lists.ts'), typeof import('./case-lists.bn.ts')>
