import type { Complete } from '../../../contract/kernel/translated.ts'
import { outcomeMissing } from '../../../contract/words/hearings.ts'
import { count } from '../../lib/format.ts'

export const said = {
  created: 'শুনানি যোগ করা হয়েছে',
  updated: 'শুনানি হালনাগাদ করা হয়েছে',
  deleted: 'শুনানি মুছে ফেলা হয়েছে',
  restored: 'শুনানি ফিরিয়ে আনা হয়েছে',
  loadFailed: 'শুনানি আনা যায়নি',
  createFailed: 'শুনানি যোগ করা যায়নি',
  updateFailed: 'শুনানি হালনাগাদ করা যায়নি',
  deleteFailed: 'শুনানি মোছা যায়নি',
  restoreFailed: 'শুনানি ফিরিয়ে আনা যায়নি',
  loading: 'শুনানি আনা হচ্ছে...',
  none: 'এখনো কোনো শুনানি নেই',
  addFirst: 'এই মামলার প্রথম তারিখ যোগ করুন।',
  listed: 'শুনানি',
  this: 'এই শুনানি',
  add: 'শুনানি যোগ করুন',
  edit: 'শুনানি সম্পাদনা',
  change: 'সম্পাদনা',
  keep: 'তবু এই তারিখ রাখুন',
  record: 'ফলাফল লিখুন',
  reopen: 'আবার চালু করুন',
  reopened: 'শুনানি আবার চালু করা হয়েছে',
  reopenFailed: 'শুনানি আবার চালু করা যায়নি',
  missing: outcomeMissing,
  nobody: 'কেউ উপস্থিত থাকছেন না',
  order: 'আদেশ',
  remove: 'মুছুন',
  handOver: 'দায়িত্ব হস্তান্তর',
  copyMessage: 'বার্তা কপি করুন',
  next: 'পরবর্তী তারিখ',
}

export const choiceNames = {
  court_ref: 'আদালত',
  purpose_ref: 'উদ্দেশ্য',
  appears_id: 'উপস্থিত থাকবেন',
  with_ids: 'সঙ্গে',
  purpose: 'কথায় উদ্দেশ্য',
}

export const diary = {
  title: 'কোর্ট ডায়েরি',
  views: { day: 'দিন', week: 'সপ্তাহ', undated: 'পরবর্তী তারিখ ছাড়া মামলা', missing: outcomeMissing },
  viewsOf: 'ডায়েরির ধরন',
  before: 'আগের দিন',
  after: 'পরের দিন',
  weekBefore: 'আগের সপ্তাহ',
  weekAfter: 'পরের সপ্তাহ',
  today: 'আজ',
  tomorrow: 'আগামীকাল',
  day: 'দিন',
  whose: 'কার শুনানি',
  everybody: 'সবার',
  mine: 'আমার',
  person: 'ব্যক্তি',
  anybody: 'যে কেউ',
  court: 'আদালত',
  allCourts: 'সব আদালত',
  narrow: 'ব্যক্তি ও আদালত',
  print: 'প্রিন্ট',
  importList: 'কার্যতালিকা ইমপোর্ট',
  more: 'আরও',
  show: 'দেখুন',
  case: 'মামলা',
  parties: 'পক্ষ',
  previous: 'আগের তারিখ',
  outcome: 'ফলাফল',
  none: 'এই দিনে কোনো শুনানি নেই',
  firm: 'ফার্মের',
  allDated: 'প্রতিটি চলমান মামলার পরবর্তী তারিখ আছে।',
  allClosed: 'সব ফলাফল লেখা হয়েছে।',
  cut: 'যা দেখানো হয়েছে তার চেয়ে বেশি শুনানি আছে। আদালত বা ব্যক্তি বেছে নিন।',
  closed: 'আদালত বসে না',
  lastTime: 'গতবার',
  nextRow: 'পরের শুনানি',
  rowBefore: 'আগের শুনানি',
}

export const dayCounts = (hearings: number, courts: number, recorded: number): string =>
  `${count(courts)}টি আদালতে ${count(hearings)}টি শুনানি · ${count(recorded)}টির ফলাফল লেখা হয়েছে`
export const nothingFor = (whom: string): string =>
  `${whom === diary.firm ? whom : `${whom}-এর`} জন্য কিছু তালিকায় নেই।`
export const undatedOf = (cases: number): string => `পরবর্তী তারিখ ছাড়া ${count(cases)}টি মামলা`
export const missingOf = (outcomes: number): string => `${count(outcomes)}টি ফলাফল লেখা হয়নি`
export const clashOf = (one: string, other: string): string => `সংঘর্ষ: ${one} ও ${other}।`
export const tightOf = (one: string, other: string): string => `সময় কম: ${one} ও ${other}।`
export const tightAt = (court: string): string => `সময় কম: ${court}, দুটি শুনানি।`
export const hasBoth = (name: string): string => `দুটিতেই ${name}।`
export const noDateUntil = (day: string): string => `${day} পর্যন্ত পরবর্তী তারিখ নেই`
export const asOf = (time: string): string => `${time} পর্যন্ত`
export const listedAsOf = (time: string): string => `তালিকায় আছে, ${time} পর্যন্ত`
export const actsOf = (case_id: string): string => `${case_id}: আরও`

export const outcomeOf = (what: string, by: string): string => `${what} (${by})`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
