import type { Complete } from '../kernel/translated.ts'

export const hearingNames = {
  on_day: 'তারিখ',
  at_time: 'সময়',
  bench: 'বেঞ্চ',
  room: 'কক্ষ',
  item_no: 'ক্রমিক',
  purpose: 'উদ্দেশ্য',
  brief: 'ব্রিফ',
}

export const hearingDetailNames = {
  appears: 'উপস্থিত থাকবেন',
  with: 'সঙ্গে',
  next_kind: 'এরপর',
  next_on: 'পরবর্তী তারিখ',
}

export const hearingStateWords = {
  set: 'ধার্য',
  held: 'অনুষ্ঠিত',
  adjourned: 'মুলতবি',
  not_reached: 'ডাক পড়েনি',
  vacated: 'বাতিল',
}

export const outcomeMissing = 'ফলাফল লেখা হয়নি'

export const adjournerWords = {
  our_side: 'আমাদের পক্ষ',
  other_side: 'অপর পক্ষ',
  court: 'আদালত',
  both: 'উভয় পক্ষ',
}

export const nextKindWords = {
  date: 'একটি দিন',
  none: 'পরবর্তী তারিখ নেই',
  awaited: 'আদালত ধার্য করবে',
  ended: 'মামলা শেষ হয়েছে',
}

export type Whole = Complete<typeof import('./hearings.ts'), typeof import('./hearings.bn.ts')>
