import type { Complete } from '../../../contract/kernel/translated.ts'
import { dayAndTime, monthLabel } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'ক্যালেন্ডার',
  meta: 'ফার্মের ইভেন্ট আর প্রতিদিনের কাজ',
  shortcut: 'ইভেন্ট যোগ',
  this: 'এই ইভেন্ট',
  add: 'ইভেন্ট যোগ করুন',
  edit: 'ইভেন্ট সম্পাদনা',
  created: 'ক্যালেন্ডারে ইভেন্ট যোগ করা হয়েছে',
  updated: 'ক্যালেন্ডারের ইভেন্ট পরিবর্তন করা হয়েছে',
  deleted: 'ক্যালেন্ডারের ইভেন্ট মুছে ফেলা হয়েছে',
  loadFailed: 'ক্যালেন্ডারের ইভেন্ট আনা যায়নি',
  createFailed: 'ক্যালেন্ডারে ইভেন্ট যোগ করা যায়নি',
  updateFailed: 'ক্যালেন্ডারের ইভেন্ট পরিবর্তন করা যায়নি',
  deleteFailed: 'ক্যালেন্ডারের ইভেন্ট মোছা যায়নি',
  fileFailed: 'ক্যালেন্ডারের ইভেন্ট ডাউনলোড করা যায়নি',
  loading: 'ক্যালেন্ডারের ইভেন্ট আনা হচ্ছে...',
  askDelete: 'এই ইভেন্ট কি সত্যিই মুছে ফেলতে চান?',
  subscribe: 'অন্য ক্যালেন্ডারে যোগ করুন',
  dayHint: 'ফার্মের ইভেন্ট, আর এই দিনের যেসব কাজ আপনি দেখতে পারেন।',
  addHint: 'ফার্মের সবাই এটি দেখতে পাবেন।',
  timeHint: 'সারা দিনের হলে খালি রাখুন',
  wholeDay: 'সারা দিন',
  wasEdited: 'সম্পাদিত',
  types: 'ইভেন্টের ধরন',
  booked: 'নির্ধারিত সভা',
  hearing: 'শুনানি',
  away: 'অনুপস্থিত',
  task: 'কাজ',
  priorityTask: 'অগ্রাধিকারের কাজ',
  priority: 'অগ্রাধিকার',
  archived: 'আর্কাইভ করা',
  noEvents: 'কোনো ইভেন্ট নেই',
  nothing: 'কোনো ইভেন্ট বা কাজ নেই',
}

export const ways = {
  today: 'আজ',
  previous: { month: 'আগের মাস', week: 'আগের সপ্তাহ' },
  next: { month: 'পরের মাস', week: 'পরের সপ্তাহ' },
  view: 'দেখার ধরন',
  views: { month: 'মাস', week: 'সপ্তাহ', list: 'তালিকা' },
  showNotes: 'নোট দেখান',
}

export const grid = {
  allDayText: 'সারা দিন',
  timedText: 'নির্দিষ্ট সময়ে',
  weekTextLong: 'সপ্তাহ',
  eventsHint: 'ইভেন্ট',
}

export const dayParts = {
  events: { title: 'ইভেন্ট', none: 'এই দিনে কোনো ইভেন্ট নেই।' },
  meetings: { title: 'সভা', none: 'এই দিনে কোনো সভা নেই।' },
  away: { title: 'অনুপস্থিত', none: 'এই দিনে কেউ অনুপস্থিত নেই।' },
  hearings: { title: 'শুনানি', none: 'এই দিনে কোনো শুনানি নেই।' },
  deadlines: { title: 'সময়সীমা', none: 'এই দিনে কোনো সময়সীমা নেই।' },
  notes: { title: 'নোট', none: 'এই দিনে কোনো কাজ যোগ করা হয়নি।' },
}

export const summary = {
  of: (month: string) => `${monthLabel(month)}-এর সারসংক্ষেপ`,
  notes: 'মোট নোট',
  priorityNotes: 'অগ্রাধিকারের নোট',
  hours: 'মোট কাজের ঘণ্টা',
}

export const feed = {
  title: 'ক্যালেন্ডারের ঠিকানা',
  meta: 'ফার্মের ইভেন্ট, আপনার শুনানি ও সময়সীমা অন্য ক্যালেন্ডারে দেখুন, যেমন আপনার ফোনের ক্যালেন্ডারে।',
  loading: 'ক্যালেন্ডারের ঠিকানা আনা হচ্ছে...',
  made: 'ক্যালেন্ডারের ঠিকানা তৈরি হয়েছে',
  makeFailed: 'ক্যালেন্ডারের ঠিকানা তৈরি করা যায়নি',
  copied: 'ক্যালেন্ডারের ঠিকানা কপি করা হয়েছে',
  copyFailed: 'ক্যালেন্ডারের ঠিকানা কপি করা যায়নি',
  copyYourself: 'ঠিকানাটি নির্বাচন করে নিজেই কপি করুন।',
  revoked: 'ক্যালেন্ডারের ঠিকানা প্রত্যাহার করা হয়েছে',
  revokeFailed: 'ক্যালেন্ডারের ঠিকানা প্রত্যাহার করা যায়নি',
  loadFailed: 'ক্যালেন্ডারের ঠিকানা আনা যায়নি',
  make: 'ঠিকানা তৈরি করুন',
  makeNew: 'নতুন ঠিকানা তৈরি করুন',
  making: 'তৈরি হচ্ছে...',
  revoke: 'ঠিকানা প্রত্যাহার করুন',
  copy: 'কপি করুন',
  none: 'আপনার কোনো ঠিকানা নেই। ঠিকানাটি যিনি জানবেন, তিনি সাইন ইন না করেই ফার্মের ইভেন্ট, আপনার শুনানি ও সময়সীমা পড়তে পারবেন। তাই এটি কাউকে দেবেন না; যেকোনো সময় প্রত্যাহার করতে পারবেন।',
  copyNow: 'এখনই কপি করুন',
  onlyOnce: 'এটি শুধু এবারই দেখানো হচ্ছে। আপনার নিজের ক্যালেন্ডার ছাড়া আর কোথাও দেবেন না।',
  yours: 'আপনার ঠিকানা',
  kept: (since: string, zone: string) =>
    `${dayAndTime(since, zone)} থেকে আপনার একটি ঠিকানা আছে। এটি আর দেখানো হয় না: কপি করতে হলে নতুন ঠিকানা তৈরি করুন, তাতে আগেরটি আর কাজ করবে না।`,
}

export const feedQuestions = {
  replace: {
    title: 'নতুন ঠিকানা তৈরি করবেন?',
    description: 'যেসব ক্যালেন্ডার আগের ঠিকানা পড়ে, সেগুলো আর কিছু পাবে না।',
    confirmLabel: 'তৈরি করুন',
  },
  revoke: {
    title: 'ক্যালেন্ডারের ঠিকানা প্রত্যাহার করবেন?',
    description: 'যেসব ক্যালেন্ডার এটি পড়ে, সেগুলো আর কিছু পাবে না।',
    confirmLabel: 'প্রত্যাহার করুন',
  },
}

export function downloadOf(title: string): string {
  return `‘${title}’ ক্যালেন্ডার ফাইল হিসেবে ডাউনলোড করুন`
}

export function moreOf(count: number): string {
  return plural(count, { one: 'আরও {n}টি', other: 'আরও {n}টি' })
}

export const counted = {
  events: (n: number) => plural(n, { one: '{n}টি ইভেন্ট', other: '{n}টি ইভেন্ট' }),
  meetings: (n: number) => plural(n, { one: '{n}টি সভা', other: '{n}টি সভা' }),
  away: (n: number) => plural(n, { one: '{n} জন অনুপস্থিত', other: '{n} জন অনুপস্থিত' }),
  hearings: (n: number) => plural(n, { one: '{n}টি শুনানি', other: '{n}টি শুনানি' }),
  deadlines: (n: number) => plural(n, { one: '{n}টি সময়সীমা', other: '{n}টি সময়সীমা' }),
  notes: (n: number) => plural(n, { one: '{n}টি কাজ', other: '{n}টি কাজ' }),
  nothing: 'কোনো ইভেন্ট বা কাজ নেই',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
