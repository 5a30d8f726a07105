import type { Complete } from '../../../contract/kernel/translated.ts'

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
  missing: 'ফলাফল লেখা হয়নি',
  order: 'আদেশ',
  remove: 'মুছুন',
  next: 'পরবর্তী তারিখ',
}

export const choiceNames = { court_ref: 'আদালত', purpose_ref: 'উদ্দেশ্য', appears_id: 'উপস্থিত থাকবেন' }

export const adjournerWords = {
  our_side: 'আমাদের পক্ষ',
  other_side: 'অপর পক্ষ',
  court: 'আদালত',
  both: 'উভয় পক্ষ',
}

export const outcome = {
  title: 'ফলাফল লিখুন',
  what: 'কী হয়েছে',
  by: 'কার কারণে মুলতবি',
  reason: 'কারণ',
  order: 'আদেশ',
  next: 'পরবর্তী তারিখ',
  day: 'পরবর্তী দিন',
  inDays: (days: string) => `+${days}`,
  time: 'সময়',
  why: 'কেন তারিখ নেই',
  again: 'আবার দেখবেন',
  stage: 'মামলার পর্যায়',
  toTimeline: 'ঘটনাক্রমে যোগ করুন',
  entry: (state: string) => `শুনানি: ${state}`,
  save: 'ফলাফল সংরক্ষণ করুন',
  done: 'ফলাফল সংরক্ষণ করা হয়েছে',
  failed: 'ফলাফল সংরক্ষণ করা যায়নি',
  timelineFailed: 'ঘটনাক্রমে যোগ করা যায়নি',
}

export const outcomeOf = (what: string, by: string): string => `${what} (${by})`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
