import type { Complete } from '../../../contract/kernel/translated.ts'
import { count } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  updated: 'চাকরির আবেদনের পর্যালোচনা সংরক্ষণ করা হয়েছে!',
  updateFailed: 'চাকরির আবেদনের পর্যালোচনা সংরক্ষণ করা যায়নি',
  downloaded: 'জীবনবৃত্তান্ত ডাউনলোড হয়েছে!',
  downloadFailed: 'জীবনবৃত্তান্ত ডাউনলোড করা যায়নি',
  loadFailed: 'চাকরির আবেদন আনা যায়নি',
  attemptsFailed: 'এই ঠিকানার পরীক্ষাগুলো আনা যায়নি',
  loading: 'চাকরির আবেদন আনা হচ্ছে...',
  none: 'এখনো কোনো চাকরির আবেদন নেই',
  willBeListed: 'জমা পড়লে চাকরির আবেদন এখানে দেখা যাবে।',
  noneFound: 'কোনো চাকরির আবেদন পাওয়া যায়নি',
  tryOther: 'খোঁজার শব্দ, অবস্থা বা পদ বদলে দেখুন।',
}

export const statusWords = {
  pending: 'অপেক্ষমাণ',
  reviewing: 'পর্যালোচনা চলছে',
  interview: 'সাক্ষাৎকার',
  accepted: 'গৃহীত',
  rejected: 'প্রত্যাখ্যাত',
}

export const ratingWords = {
  Excellent: 'চমৎকার',
  Good: 'ভালো',
  'Above Average': 'গড়ের ওপরে',
  Average: 'গড়',
}

export const pageWords = {
  title: 'চাকরির আবেদন',
  meta: 'ফার্মে যোগ দিতে কারা আবেদন করেছেন, তার পর্যালোচনা',
  list: 'চাকরির আবেদন',
  total: 'মোট',
  search: 'চাকরির আবেদন খুঁজুন',
  searchHint: 'নাম, ই-মেইল বা ফোন দিয়ে খুঁজুন...',
  status: 'অবস্থা',
  allStatuses: 'সব অবস্থা',
  position: 'পদ',
  allPositions: 'সব পদ',
  missingTitle: 'চাকরির আবেদন',
  missing: 'এই চাকরির আবেদন আনা যায়নি',
}

export const cardWords = {
  applied: (day: string) => `আবেদনের তারিখ ${day}`,
  repeated: 'আগেও আবেদন করেছেন',
  download: 'জীবনবৃত্তান্ত ডাউনলোড করুন',
  downloadOf: (name: string) => `${name}-এর জীবনবৃত্তান্ত ডাউনলোড করুন`,
  review: 'পর্যালোচনা করুন',
  reviewOf: (name: string) => `${name}-এর আবেদন পর্যালোচনা করুন`,
  score: 'পরীক্ষার নম্বর {score} {percentage}',
}

export const sheetWords = {
  for: (position: string) => `${position} পদে চাকরির আবেদন`,
  print: 'প্রিন্ট করুন',
  update: 'পর্যালোচনা সংরক্ষণ করুন',
  updating: 'সংরক্ষণ হচ্ছে...',
  this: 'এই চাকরির আবেদন',
  review: 'পর্যালোচনা',
  pickStatus: 'একটি অবস্থা বেছে নিন',
  notes: 'পর্যালোচনার মন্তব্য',
  notesHint: 'শুধু পার্টনাররা দেখেন, চাকরিপ্রার্থী কখনো দেখেন না।',
  personal: 'ব্যক্তিগত তথ্য',
  email: 'ই-মেইল',
  phone: 'ফোন',
  applied: 'আবেদনের সময়',
  reviewed: 'পর্যালোচনা',
  notYet: 'এখনো হয়নি',
  reviewedBy: (moment: string, name: string) => `${moment}, করেছেন ${name}`,
  repeatedHint: 'এই ঠিকানা থেকে আগে একই পদে আবেদন করা হয়েছে।',
  results: 'পরীক্ষার ফলাফল',
  written: 'লিখিত উত্তর',
  why: (firm: string) => `আপনি কেন ${firm}-এ যোগ দিতে চান?`,
  thoughts: (firm: string) => `${firm} সম্পর্কে আপনার ভাবনা কী?`,
  motivation: 'আবেদনের কারণ',
  resume: 'জীবনবৃত্তান্ত',
  noResume: 'কোনো জীবনবৃত্তান্ত পাঠানো হয়নি।',
  downloadResume: 'জীবনবৃত্তান্ত ডাউনলোড করুন',
}

export const attemptWords = {
  own: ' · এই আবেদন',
  running: 'চলছে',
  clock: 'সময় শেষ হয়েছে',
  applicant: 'জমা দেওয়া হয়েছে',
  answered: (answered: number, total: number) => `${count(total)}টির মধ্যে ${count(answered)}টির উত্তর`,
  scored: (score: number) => `নম্বর ${count(score)}`,
}

export function testCount(tests: number): string {
  return plural(tests, { one: '{n}টি পরীক্ষা', other: '{n}টি পরীক্ষা' })
}

export function testsStarted(tests: number): string {
  return `এই ঠিকানা থেকে ${testCount(tests)} শুরু হয়েছে`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
