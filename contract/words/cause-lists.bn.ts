import type { Complete } from '../kernel/translated.ts'

export const causeListColumnWords = {
  item: 'ক্রমিক',
  case: 'মামলা',
  type: 'ধরন',
  number: 'নম্বর',
  year: 'সাল',
  parties: 'পক্ষগণ',
  one_side: 'প্রথম পক্ষ',
  other_side: 'দ্বিতীয় পক্ষ',
  purpose: 'উদ্দেশ্য',
  next_date: 'পরবর্তী তারিখ',
}

export const causeListColumnOtherWords = {
  item: ['ক্রমিক নং', 'ক্রমিক নম্বর', 'ক্রঃ নং', 'আইটেম'],
  case: ['মামলা নম্বর', 'মামলার নম্বর', 'মামলা নং'],
  type: ['মামলার ধরন'],
  number: ['নং'],
  year: ['মামলার সাল', 'বছর'],
  parties: ['পক্ষ', 'পক্ষদ্বয়', 'পক্ষগণের নাম'],
  one_side: ['বাদী', 'আবেদনকারী', 'আপিলকারী', 'দরখাস্তকারী', 'ফরিয়াদি', 'অভিযোগকারী'],
  other_side: ['বিবাদী', 'প্রতিপক্ষ', 'আসামি', 'আসামী'],
  purpose: ['ধার্য বিষয়', 'কার্যক্রম', 'পর্যায়', 'শুনানির উদ্দেশ্য', 'সংক্ষিপ্ত আদেশ'],
  next_date: ['ধার্য তারিখ', 'পরবর্তী ধার্য তারিখ', 'পরবর্তী শুনানি'],
}

export type Whole = Complete<typeof import('./cause-lists.ts'), typeof import('./cause-lists.bn.ts')>
