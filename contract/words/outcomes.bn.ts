import type { Complete } from '../kernel/translated.ts'

export const outcome = {
  title: 'ফলাফল লিখুন',
  what: 'কী হয়েছে',
  by: 'কার কারণে মুলতবি',
  reason: 'কারণ',
  order: 'আদেশ',
  next: 'পরবর্তী তারিখ',
  follows: 'এরপর',
  day: 'পরবর্তী দিন',
  inDays: (days: string) => `+${days} দিন`,
  skipped: (days: string) => `বাদ গেছে: ${days}`,
  time: 'সময়',
  why: 'কেন তারিখ নেই',
  again: 'আবার দেখবেন',
  stage: 'মামলার পর্যায়',
  more: 'আদেশ, কারণ, সময়, কে উপস্থিত থাকবেন',
  toTimeline: 'ঘটনাক্রমে যোগ করুন',
  entry: (state: string) => `শুনানি: ${state}`,
  nth: (n: string, limit: string, side: string) => `${side}: ${limit}টির মধ্যে ${n} নম্বর মুলতবি`,
  save: 'ফলাফল সংরক্ষণ করুন',
  done: 'ফলাফল সংরক্ষণ করা হয়েছে',
  failed: 'ফলাফল সংরক্ষণ করা যায়নি',
  missing: 'পরবর্তী তারিখ দিন, অথবা জানান যে কোনো তারিখ নেই।',
  byMissing: 'কার কারণে মুলতবি হয়েছে তা জানান।',
  late: 'ফলাফল লেখা হয়ে গেছে। বদলাতে হলে শুনানিটি আবার খুলুন।',
  timelineFailed: 'ঘটনাক্রমে যোগ করা যায়নি',
}

export type Whole = Complete<typeof import('./outcomes.ts'), typeof import('./outcomes.bn.ts')>
