import type { Complete } from '../kernel/translated.ts'

export const caseColumnWords = {
  case_id: 'মামলা আইডি',
  client: 'মক্কেল',
  description: 'বিবরণ',
  court: 'আদালত',
  bench: 'বেঞ্চ',
  type: 'ধরন',
  number: 'নম্বর',
  year: 'সাল',
  filed: 'দায়েরের তারিখ',
  stage: 'পর্যায়',
  lead: 'প্রধান আইনজীবী',
  opponent: 'প্রতিপক্ষ',
  opposing_counsel: 'প্রতিপক্ষের আইনজীবী',
  next_date: 'পরবর্তী তারিখ',
  purpose: 'উদ্দেশ্য',
  tags: 'ট্যাগ',
}

export const caseColumnOtherWords = {
  case_id: ['মামলা', 'ফাইল নম্বর', 'নথি নম্বর'],
  client: ['মক্কেলের নাম', 'আমাদের মক্কেল'],
  description: ['বিস্তারিত', 'মন্তব্য'],
  court: ['আদালতের নাম'],
  bench: ['বেঞ্চের নাম', 'আদালত কক্ষ', 'এজলাস'],
  type: ['মামলার ধরন'],
  number: ['মামলা নম্বর', 'মামলার নম্বর', 'নং'],
  year: ['মামলার সাল', 'বছর'],
  filed: ['দায়ের', 'দাখিলের তারিখ'],
  stage: ['মামলার পর্যায়'],
  lead: ['প্রধান আইনজীবী', 'আইনজীবী', 'দায়িত্বপ্রাপ্ত আইনজীবী'],
  opponent: ['প্রতিপক্ষের নাম', 'অপর পক্ষ', 'বিবাদী'],
  opposing_counsel: ['অপর পক্ষের আইনজীবী'],
  next_date: ['পরবর্তী শুনানি', 'ধার্য তারিখ'],
  purpose: ['ধার্য বিষয়', 'শুনানির উদ্দেশ্য'],
  tags: ['ট্যাগসমূহ', 'চিহ্ন'],
}

export type Whole = Complete<typeof import('./imports.ts'), typeof import('./imports.bn.ts')>
