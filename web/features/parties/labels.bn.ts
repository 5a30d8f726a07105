import type { Complete } from '../../../contract/kernel/translated.ts'

export const said = {
  runCheck: 'স্বার্থের সংঘাত যাচাই করুন',
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

export const groups = {
  tab: 'নামের শব্দ',
  add: 'গুচ্ছ যোগ করুন',
  edit: 'গুচ্ছ সম্পাদনা',
  this: 'এই গুচ্ছ',
  shortcut: 'গুচ্ছ যোগ করুন',
  created: 'গুচ্ছ যোগ হয়েছে',
  updated: 'গুচ্ছ সংরক্ষণ হয়েছে',
  deleted: 'গুচ্ছ মুছে ফেলা হয়েছে',
  loadFailed: 'গুচ্ছ লোড করা যায়নি',
  createFailed: 'গুচ্ছ যোগ করা যায়নি',
  updateFailed: 'গুচ্ছ সংরক্ষণ করা যায়নি',
  deleteFailed: 'গুচ্ছ মুছে ফেলা যায়নি',
  loading: 'গুচ্ছ লোড হচ্ছে...',
  none: 'এখনো কোনো গুচ্ছ নেই',
  noneFound: 'কোনো গুচ্ছ পাওয়া যায়নি',
  willBeListed: 'নামে যেসব বানান একই শব্দ, সেগুলো এখানে থাকবে।',
  tryOther: 'অন্যভাবে খুঁজে দেখুন।',
  noUser: 'কোনো ব্যবহারকারী পাওয়া যায়নি',
  ask: 'আপনি কি নিশ্চিত যে এই গুচ্ছ মুছে ফেলতে চান?',
  listed: 'নামের শব্দ',
  forms: 'বানান',
  eachLine: 'প্রতি লাইনে একটি, প্রচলিতটি আগে',
  weight: 'কার নাম তা কতটা বোঝায়',
  weights: { '0': 'কিছুই না', '0.3': 'সামান্য', '0.5': 'কিছুটা', '1': 'পুরোটা' },
}

export const person = {
  birth_year: 'জন্মসাল',
  national_id: 'জাতীয় পরিচয়পত্র',
  endsIn: (last: string) => `শেষ চার অঙ্ক ${last}। নতুন কিছু লিখলে এর জায়গায় বসবে।`,
  whole: '১০, ১৩ বা ১৭ অঙ্ক। পরে শুধু শেষ চার অঙ্ক দেখানো হবে।',
  takeAway: 'মুছে দিন',
}

export const relations = {
  title: 'সম্পর্ক',
  kind: 'এই পক্ষ হলেন',
  other: 'কার',
  add: 'সম্পর্ক যোগ করুন',
  isOf: (kind: string, name: string) => `${name}-এর ${kind}`,
  has: (kind: string, name: string) => `${kind}: ${name}`,
  remove: (relation: string) => `‘${relation}’ সরান`,
  choose: 'তালিকা থেকে একটি পক্ষ বেছে নিন।',
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
  edit: 'মামলায় পক্ষ সম্পাদনা',
  takeOff: (name: string) => `এই মামলা থেকে ${name} সরান`,
  asked: 'আপনি কি নিশ্চিত যে এই পক্ষকে মামলা থেকে সরাতে চান?',
  takenOff: 'পক্ষকে মামলা থেকে সরানো হয়েছে',
  takeOffFailed: 'পক্ষ মুছে ফেলা যায়নি',
  which: 'এই নামের কোন জন',
  choose: 'বেছে নিন',
  newOne: 'এই নামের নতুন কেউ',
  whichMissing: 'কাকে বোঝানো হচ্ছে তা বলুন।',
  make: 'পক্ষ হিসেবে যোগ করুন',
  typedOnly: (name: string) => `মক্কেল ‘${name}’-এর নাম শুধু লেখা আছে, এখনো পক্ষ হিসেবে নেই।`,
  willBeClient: 'এরপর এই মামলায় আমাদের মক্কেল হিসেবে থাকবে।',
  missing: 'একটি পক্ষ বেছে নিন, অথবা নাম লিখুন।',
  calledOn: 'এই মামলায় যা বলা হয়',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
