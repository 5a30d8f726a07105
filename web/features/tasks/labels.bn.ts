import type { Complete } from '../../../contract/kernel/translated.ts'
import { count } from '../../lib/format.ts'

export const bulk = {
  label: 'বাছাই করা কাজ',
  selected: (n: number) => `${count(n)}টি কাজ বাছাই করা হয়েছে`,
  all: 'এই পাতার সব বাছুন',
  clear: 'বাছাই তুলে নিন',
  setDue: 'ঠিক করুন',
  noDue: 'তারিখ ছাড়া',
  assign: 'কাউকে দিন',
  noPriority: 'অগ্রাধিকার তুলে নিন',
  archive: 'আর্কাইভ করুন',
  delete: 'মুছুন',
  archiveAsk: (n: number) => `আপনি কি ${count(n)}টি কাজ আর্কাইভ করতে চান?`,
  deleteAsk: (n: number) => `আপনি কি ${count(n)}টি কাজ মুছতে চান?`,
  changed: (n: number) => `${count(n)}টি কাজ বদলানো হয়েছে`,
  refused: (n: number, of: number) => `${count(of)}টি কাজের মধ্যে ${count(n)}টি বদলানো যায়নি`,
  takenBack: 'পরিবর্তন ফিরিয়ে নেওয়া হয়েছে',
  failed: 'কাজগুলো বদলানো যায়নি',
  takeBackFailed: 'পরিবর্তন ফিরিয়ে নেওয়া যায়নি',
} as const

export const dueBand = {
  label: 'শেষ দিন কাছে এমন কাজ',
  chip: (span: string, n: number, hasMore: boolean) => `${span} ${count(n)}${hasMore ? '+' : ''}`,
  late: (days: number) => `${count(days)} দিন আগে`,
  byTime: (time: string) => `${time}-এর মধ্যে`,
  today: 'আজ',
  more: (n: number, hasMore: boolean) => `আরও ${count(n)}${hasMore ? '+' : ''}টি`,
  hide: 'লুকান',
  show: 'শেষ দিন কাছে এমন কাজ দেখান',
} as const

export const stepChange = {
  change: (title: string) => `ধাপ বদলান: ${title}`,
  title: 'ধাপ',
  day: 'ধাপের দিন',
  person: 'সদস্য',
  nobody: 'কেউ নয়',
  save: 'ধাপ সংরক্ষণ করুন',
  cancel: 'বাদ দিন',
} as const

export const repeat = {
  repeat: 'পুনরাবৃত্তি',
  title: 'কাজটির পুনরাবৃত্তি',
  every: 'কত পর পর',
  unit: 'একক',
  on: 'যে দিনে',
  monthDay: 'মাসের দিন',
  sameDay: 'একই দিন',
  lastDay: 'শেষ দিন',
  closedDays: 'আদালত বন্ধ থাকলে',
  from: 'শুরু',
  until: 'শেষ',
  save: 'পুনরাবৃত্তি করুন',
  cancel: 'বাদ দিন',
  stop: 'পুনরাবৃত্তি থামান',
  saved: 'এখন থেকে পুনরাবৃত্তি হবে',
  stopped: 'আর পুনরাবৃত্তি হবে না',
  failed: 'কাজটির পুনরাবৃত্তি করা যায়নি',
  stopFailed: 'পুনরাবৃত্তি থামানো যায়নি',
  loadFailed: 'পুনরাবৃত্তির তথ্য আনা যায়নি',
  next: (day: string) => `পরেরটি ${day}`,
  noNext: 'আর আসবে না',
  change: 'পরিবর্তন করুন',
  saveChange: 'সংরক্ষণ করুন',
  pause: 'বিরতি দিন',
  resume: 'আবার শুরু করুন',
  isPaused: 'বিরতিতে আছে: আবার শুরু না করা পর্যন্ত আসবে না',
  changed: 'পুনরাবৃত্তি হালনাগাদ করা হয়েছে',
  paused: 'পুনরাবৃত্তিতে বিরতি দেওয়া হয়েছে',
  resumed: 'পুনরাবৃত্তি আবার শুরু হয়েছে',
  changeFailed: 'পুনরাবৃত্তি হালনাগাদ করা যায়নি',
} as const

export const unitWords = { day: 'দিন', week: 'সপ্তাহ', month: 'মাস', year: 'বছর' } as const

export const closedDayWords = {
  keep: 'দিনটি থাকবে',
  before: 'আগের খোলা দিন',
  after: 'পরের খোলা দিন',
} as const

export const repeats = {
  day: { one: 'প্রতিদিন পুনরাবৃত্তি হয়', other: '{n} দিন পর পর পুনরাবৃত্তি হয়' },
  week: { one: 'প্রতি সপ্তাহে পুনরাবৃত্তি হয়', other: '{n} সপ্তাহ পর পর পুনরাবৃত্তি হয়' },
  month: { one: 'প্রতি মাসে পুনরাবৃত্তি হয়', other: '{n} মাস পর পর পুনরাবৃত্তি হয়' },
  year: { one: 'প্রতি বছর পুনরাবৃত্তি হয়', other: '{n} বছর পর পর পুনরাবৃত্তি হয়' },
} as const

export const template = {
  from: 'নমুনা থেকে',
  fromHint: 'আপনার দেওয়া দিন থেকে দিনগুলো গোনা হয়।',
  day: 'এই দিন থেকে',
  template: 'নমুনা',
  choose: 'নমুনা বেছে নিন',
  create: 'তৈরি করুন',
  none: 'এখনো কোনো নমুনা নেই। কাজের ফরমে “নমুনা হিসেবে সংরক্ষণ করুন” চাপলে একটি তৈরি হয়।',
  loadFailed: 'নমুনাগুলো আনা যায়নি',
  made: 'কাজ তৈরি হয়েছে',
  makeFailed: 'কাজ তৈরি করা যায়নি',
  save: 'নমুনা হিসেবে সংরক্ষণ করুন',
  name: 'নাম',
  share: 'সবার জন্য রাখুন',
  keep: 'সংরক্ষণ করুন',
  created: 'নমুনা তৈরি হয়েছে',
  createFailed: 'নমুনা তৈরি করা যায়নি',
  deleted: 'নমুনা মোছা হয়েছে',
  deleteFailed: 'নমুনা মোছা যায়নি',
  delete: 'নমুনা মুছুন',
  deleteAsk: 'আপনি কি এই নমুনাটি মুছতে চান?',
  by: (name: string) => `${name}-এর`,
} as const

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
