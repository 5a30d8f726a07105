import type { Complete } from '../../../contract/kernel/translated.ts'

export const said = {
  title: 'পক্ষ',
  meta: 'ফার্মের মামলার ব্যক্তি ও প্রতিষ্ঠান',
  add: 'পক্ষ যোগ করুন',
  edit: 'পক্ষ সম্পাদনা',
  this: 'এই পক্ষ',
  shortcut: 'পক্ষ যোগ করুন',
  created: 'পক্ষ যোগ হয়েছে',
  updated: 'পক্ষ সংরক্ষণ হয়েছে',
  deleted: 'পক্ষ মুছে ফেলা হয়েছে',
  restored: 'পক্ষ ফিরিয়ে আনা হয়েছে',
  loadFailed: 'পক্ষের তালিকা আনা যায়নি',
  createFailed: 'পক্ষ যোগ করা যায়নি',
  updateFailed: 'পক্ষ সংরক্ষণ করা যায়নি',
  deleteFailed: 'পক্ষ মুছে ফেলা যায়নি',
  restoreFailed: 'পক্ষ ফিরিয়ে আনা যায়নি',
  loading: 'পক্ষের তালিকা আনা হচ্ছে...',
  none: 'এখনো কোনো পক্ষ নেই',
  noneFound: 'কোনো পক্ষ পাওয়া যায়নি',
  willBeListed: 'আপনার মামলার ব্যক্তি ও প্রতিষ্ঠান যোগ করুন।',
  tryOther: 'অন্যভাবে খুঁজে দেখুন।',
  noUser: 'কোনো ব্যবহারকারী পাওয়া যায়নি',
  listed: 'পক্ষ',
  search: 'পক্ষ খুঁজুন',
  searchHint: 'যেকোনো লিপিতে, উচ্চারণ অনুযায়ী নাম খুঁজুন',
  capped: 'একই রকম নাম ১,০০০টির বেশি। নামের আরও অংশ লিখুন।',
  onePerLine: 'প্রতি লাইনে একটি',
}

export const columns = {
  name: 'নাম',
  others: 'অন্য নাম',
  kind: 'ধরন',
  roles: 'ভূমিকা',
  cases: 'মামলা',
  last: 'সর্বশেষ মামলা',
}

export const duplicates = {
  find: 'একই পক্ষ খুঁজুন',
  back: 'সব পক্ষ',
  listed: 'যেসব পক্ষ একই হতে পারে',
  none: 'এক রকম দুটি পক্ষ নেই',
  hint: 'একই নাম, ফোন নম্বর, ই-মেইল বা জাতীয় পরিচয়পত্রের পক্ষ এখানে দেখা যাবে।',
  keep: (name: string) => `${name} রাখুন`,
  merge: 'আপনি কি নিশ্চিত যে এই দুই পক্ষ একীভূত করতে চান?',
  undo: 'এটি আর ফেরানো যাবে না।',
  merged: 'পক্ষ দুটি একীভূত হয়েছে',
  mergeFailed: 'পক্ষ দুটি একীভূত করা যায়নি',
}

export const names = {
  title: 'অন্য নাম',
  another: 'আরেকটি নাম',
  add: 'নাম যোগ করুন',
  remove: (name: string) => `${name} সরান`,
  failed: 'পক্ষ সংরক্ষণ করা যায়নি',
}

export const onCase = {
  add: 'পক্ষ যোগ করুন',
  who: 'পক্ষ',
  whoHint: 'কোনো পক্ষ, অথবা নতুন পক্ষের নাম',
  isNew: 'এই নামে কোনো পক্ষ নেই: নতুন করে যোগ হবে।',
  listed: 'এই মামলার পক্ষ',
  none: 'এখনো কোনো পক্ষ নেই',
  noneHint: 'আপনার মামলার ব্যক্তি ও প্রতিষ্ঠান যোগ করুন।',
  added: 'পক্ষ যোগ হয়েছে',
  addFailed: 'পক্ষ যোগ করা যায়নি',
  takeOff: (name: string) => `এই মামলা থেকে ${name} সরান`,
  asked: 'আপনি কি নিশ্চিত যে এই পক্ষকে মামলা থেকে সরাতে চান?',
  takenOff: 'পক্ষকে মামলা থেকে সরানো হয়েছে',
  takeOffFailed: 'পক্ষ মুছে ফেলা যায়নি',
  missing: 'একটি পক্ষ বেছে নিন, অথবা নাম লিখুন।',
  calledOn: 'এই মামলায় যা বলা হয়',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
