import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const steps = {
  tab: 'স্মারক',
  add: 'ধাপ যোগ করুন',
  edit: 'ধাপ সম্পাদনা',
  this: 'এই ধাপ',
  shortcut: 'ধাপ যোগ করুন',
  created: 'ধাপ যোগ হয়েছে',
  updated: 'ধাপ সংরক্ষণ হয়েছে',
  deleted: 'ধাপ মুছে ফেলা হয়েছে',
  loadFailed: 'ধাপ লোড করা যায়নি',
  createFailed: 'ধাপ যোগ করা যায়নি',
  updateFailed: 'ধাপ সংরক্ষণ করা যায়নি',
  deleteFailed: 'ধাপ মুছে ফেলা যায়নি',
  loading: 'ধাপ লোড হচ্ছে...',
  none: 'এখনো কোনো ধাপ নেই',
  noneFound: 'কোনো ধাপ পাওয়া যায়নি',
  willBeListed: 'কাকে কখন কী মনে করানো হবে, তা এখানে থাকবে।',
  tryOther: 'অন্যভাবে খুঁজে দেখুন।',
  noUser: 'কোনো ব্যবহারকারী পাওয়া যায়নি',
  ask: 'আপনি কি নিশ্চিত যে এই ধাপ মুছে ফেলতে চান?',
  listed: 'স্মারক',
  days: 'কত দিন আগে',
  daysHint: '০-এর নিচে মানে পরে; সপ্তাহ গোনা হয় তার শনিবার থেকে',
  waysHint: 'এর মধ্যে প্রত্যেকে যা চেয়েছেন তা-ই পান',
  off: 'চালু নেই',
  switchOn: 'চালু করুন',
  switchOff: 'বন্ধ করুন',
  warningDays: 'সময়সীমার সতর্কতার দিনগুলোতে',
  sameDay: 'সেই দিন',
  stays: 'প্রধান আইনজীবী ও পার্টনারদের কাছে যায়; বন্ধ করা যায় না',
}

export const before = (days: number): string =>
  days > 0
    ? plural(days, { one: '{n} দিন আগে', other: '{n} দিন আগে' })
    : plural(-days, { one: '{n} দিন পরে', other: '{n} দিন পরে' })

export const templates = {
  tab: 'বার্তা',
  add: 'বার্তা যোগ করুন',
  edit: 'বার্তা সম্পাদনা',
  this: 'এই বার্তা',
  shortcut: 'বার্তা যোগ করুন',
  created: 'বার্তা যোগ হয়েছে',
  updated: 'বার্তা সংরক্ষণ হয়েছে',
  deleted: 'বার্তা মুছে ফেলা হয়েছে',
  loadFailed: 'বার্তা লোড করা যায়নি',
  createFailed: 'বার্তা যোগ করা যায়নি',
  updateFailed: 'বার্তা সংরক্ষণ করা যায়নি',
  deleteFailed: 'বার্তা মুছে ফেলা যায়নি',
  loading: 'বার্তা লোড হচ্ছে...',
  none: 'এখনো কোনো বার্তা নেই',
  noneFound: 'কোনো বার্তা পাওয়া যায়নি',
  willBeListed: 'শুনানি নিয়ে মক্কেলকে ফার্ম যা লেখে, তা এখানে থাকবে।',
  tryOther: 'অন্যভাবে খুঁজে দেখুন।',
  noUser: 'কোনো ব্যবহারকারী পাওয়া যায়নি',
  ask: 'আপনি কি নিশ্চিত যে এই বার্তা মুছে ফেলতে চান?',
  listed: 'মক্কেলের জন্য বার্তা',
  language: 'ভাষা',
  text: 'বার্তা',
  active: 'চালু',
  fields: (names: string) => `ঘর: ${names}। খালি ঘর নিজের কথাগুলো সঙ্গে নিয়ে যায়।`,
}

export const times = {
  title: 'স্মারকের সময়',
  add: 'স্মারকের সময়',
  edit: 'সময় সম্পাদনা',
  this: 'এই সময়গুলো',
  hint: 'ফার্মের সবার জন্য প্রযোজ্য।',
  quiet: 'মেইল যায় না',
  never: 'মেইল যেকোনো সময় যায়',
  neverHint: 'দুই জায়গায় একই সময় দিলে মেইল যেকোনো সময় যায়',
  goesOn: 'পরের দিনের যা কেউ দেখেননি, তা প্রধান আইনজীবী ও পার্টনারদের কাছে যায়',
  lookAgainHint: '“পরবর্তী তারিখ নেই” লেখার পর, কেউ দিন না বললে',
  created: 'সময় সংরক্ষণ হয়েছে',
  updated: 'সময় সংরক্ষণ হয়েছে',
  createFailed: 'সময় সংরক্ষণ করা যায়নি',
  updateFailed: 'সময় সংরক্ষণ করা যায়নি',
  loadFailed: 'সময় লোড করা যায়নি',
  loading: 'সময় লোড হচ্ছে...',
}

export const lookAgain = (days: number): string => plural(days, { one: '{n} দিন পর', other: '{n} দিন পর' })

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
