import type { deadlineRule } from '../deadline-rules.ts'
import type {
  ClosedDayRule,
  CopyTime,
  DeadlineAction,
  DeadlineState,
  PeriodUnit,
  RuleStatus,
} from '../deadline-words.ts'
import type { deadline } from '../deadlines.ts'
import type { PerField } from '../kernel/row.ts'
import type { Complete } from '../kernel/translated.ts'

export const deadlineNames: PerField<typeof deadline, string> = {
  title: 'সময়সীমা',
  trigger: 'যা ঘটেছে',
  trigger_day: 'যে দিন',
  copy_applied_on: 'নকলের দরখাস্ত',
  copy_ready_on: 'নকল প্রস্তুত',
  extra_days: 'অতিরিক্ত দিন',
  extra_reason: 'কারণ',
  cheque_on: 'চেকের তারিখ',
}

export const deadlineDetailNames = {
  rule: 'বিধি',
  due_on: 'শেষ দিন',
  calendar: 'ক্যালেন্ডার',
  assignee: 'দায়িত্বপ্রাপ্ত',
  backup: 'বিকল্প দায়িত্বে',
  done_on: 'সম্পন্ন হওয়ার দিন',
  signed: 'স্বাক্ষর করেছেন',
}

export const deadlineStateWords: Readonly<Record<DeadlineState, string>> = {
  open: 'চলমান',
  done: 'সম্পন্ন',
  waived: 'ছেড়ে দেওয়া',
}

export const deadlineActionWords: Readonly<Record<DeadlineAction, string>> = {
  created: 'যোগ করা হয়েছে',
  modified: 'বদলানো হয়েছে',
  signed: 'স্বাক্ষর করা হয়েছে',
  recomputed: 'নতুন করে গোনা হয়েছে',
  kept: 'আগের মতোই রাখা হয়েছে',
  done: 'সম্পন্ন',
  waived: 'ছেড়ে দেওয়া হয়েছে',
  resumed: 'ফিরিয়ে নেওয়া হয়েছে',
  deleted: 'মোছা হয়েছে',
  restored: 'ফিরিয়ে আনা হয়েছে',
}

export const deadlineRuleNames: PerField<typeof deadlineRule, string> = {
  code: 'কোড',
  title: 'শিরোনাম',
  act: 'আইন',
  provision: 'ধারা',
  trigger: 'যা থেকে গোনা হয়',
  period: 'মেয়াদ',
  unit: 'একক',
  exclude_first: 'প্রথম দিন বাদ',
  copy_time: 'নকলের সময়',
  when_closed: 'বন্ধের দিনে',
  follows: 'যে বিধির পরে',
  asks_cheque: 'চেকের তারিখ লাগে',
  valid_from: 'যে দিন থেকে কার্যকর',
  valid_until: 'যে দিন পর্যন্ত কার্যকর',
  source: 'সূত্র',
  note: 'নোট',
}
export const warnDaysName = 'সতর্ক করার দিন'

export const ruleStatusWords: Readonly<Record<RuleStatus, string>> = {
  unverified: 'অযাচাইকৃত',
  confirmed: 'নিশ্চিত করা',
  retired: 'অপ্রচলিত',
}

export const periodUnitWords: Readonly<Record<PeriodUnit, string>> = {
  day: 'দিন',
  working_day: 'কর্মদিবস',
  week: 'সপ্তাহ',
  month: 'মাস',
  year: 'বছর',
}

export const copyTimeWords: Readonly<Record<CopyTime, string>> = {
  none: 'যোগ হয় না',
  both_days_counted: 'যোগ হয়, দুই দিনই গোনা হয়',
  first_day_not_counted: 'যোগ হয়, প্রথম দিন বাদে',
}

export const closedDayWords: Readonly<Record<ClosedDayRule, string>> = {
  next_sitting: 'আদালত বসার পরের দিন',
  next_open: 'অফিস খোলার পরের দিন',
  stay: 'ওই দিনই থাকে',
}

export const periodWords = (n: number, unit: PeriodUnit) => `${n} ${periodUnitWords[unit]}`

export const workingWords = {
  start: (trigger: string, isCounted: boolean) => `${trigger}, ${isCounted ? 'গোনা হয়েছে' : 'গোনা হয়নি'}`,
  theEvent: 'ঘটনার দিন',
  period: periodWords,
  copy: (from: string, ready: string, days: number) => `নকল, ${from} থেকে ${ready}, ${days} দিন`,
  copyTime: (days: number) => `নকলের সময়, ${days} দিন`,
  extra: (days: number) => `অতিরিক্ত সময়, ${days} দিন`,
  moved: { next_sitting: 'আদালত বন্ধ, বসার পরের দিন', next_open: 'অফিস বন্ধ, খোলার পরের দিন' },
  by_hand: 'হাতে দেওয়া',
}

export const doubtWords = {
  unverified: 'অযাচাইকৃত বিধি – ব্যবহারের আগে নিশ্চিত করুন।',
  retired: 'এই বিধি এখন অপ্রচলিত। নতুন সংস্করণে অন্যভাবে গোনা হয় কি না দেখে নিন।',
  changed: 'বিধিটি এখন অন্যভাবে গোনে। সময়সীমাটি নতুন করে গুনুন।',
  calendar: (day: string) => `ক্যালেন্ডার ${day} পর্যন্ত পূরণ করা আছে। এর পরের ছুটিগুলো দেখে নিন।`,
  validFrom: (day: string) => `এই বিধি ${day} থেকে কার্যকর।`,
  validUntil: (day: string) => `এই বিধি ${day} পর্যন্ত কার্যকর ছিল।`,
}

export type Whole = Complete<typeof import('./deadlines.ts'), typeof import('./deadlines.bn.ts')>
