import type { Complete } from '../kernel/translated.ts'

export const said = {
  title: 'প্রোফাইল সেটিংস',
  back: 'কাজের তালিকায় ফিরুন',
  loadFailed: 'আপনার প্রোফাইল আনা যায়নি',
  appearance: 'চেহারা',
  theme: 'এই ডিভাইসের থিম',
  notifications: 'বিজ্ঞপ্তির সেটিং',
  account: 'অ্যাকাউন্টের তথ্য',
  email: 'ই-মেইল',
  role: 'ভূমিকা',
  since: 'সদস্য হওয়ার তারিখ',
  status: 'অ্যাকাউন্টের অবস্থা',
  active: 'চালু',
  privileges: 'পার্টনারের অধিকার',
  openAudit: 'নিরীক্ষা খুলুন',
  personal: 'ব্যক্তিগত তথ্য',
  fullName: 'পুরো নাম',
  emailHint: 'ই-মেইল এখান থেকে বদলানো যায় না।',
  update: 'প্রোফাইল সংরক্ষণ করুন',
  updating: 'সংরক্ষণ হচ্ছে...',
  updated: 'প্রোফাইল সংরক্ষণ করা হয়েছে',
  updateFailed: 'প্রোফাইল সংরক্ষণ করা যায়নি',
  language: 'ভাষা',
  digits: 'সংখ্যা',
  startWith: 'যে পাতা দিয়ে শুরু',
  save: 'সংরক্ষণ করুন',
}

export const digitWords = { bengali: 'বাংলা (০১২৩)', latin: 'ইংরেজি (0123)' }

export const startWords = { tasks: 'কাজ', my_day: 'আমার দিন' }

export const themeWords = { system: 'যন্ত্রের মতো', light: 'হালকা', dark: 'গাঢ়' }

export const privileges = [
  'সব অ্যাসোসিয়েটের কাজ দেখা',
  'যেকোনো কাজ বদলানো',
  'শুধু পার্টনারদের অংশ ব্যবহার',
  'অ্যাসোসিয়েটদের মতামত দেওয়া',
] as const

export const greeting = {
  title: 'প্রথম ধাপ',
  hint: 'তিনটি কাজ শেষ হলেই শুরু করা যাবে।',
  dismiss: 'আর দেখাবেন না',
  done: 'সম্পন্ন',
  failed: 'সংরক্ষণ করা যায়নি',
  invite: 'সদস্যদের আমন্ত্রণ',
  inviteHint: 'নিবন্ধনের জন্য ফার্মের অনুমোদন কোড লাগে। প্রত্যেকের জন্য আলাদা বা কয়েক জনের জন্য একটি কোড তৈরি করুন।',
  inviteAct: 'কোড তৈরি করুন',
  addCase: 'প্রথম মামলা যোগ',
  addCaseHint: 'ফার্মের সবাই মামলার তালিকা দেখেন এবং কাজ লেখার সময় সেখান থেকে মামলা খুঁজে পান।',
  addCaseAct: 'মামলা যোগ করুন',
  check: 'ফার্মের নাম ও সময় অঞ্চল যাচাই',
  checkHint:
    'ফার্মের নাম {name}, আর এর দিন শুরু হয় {zone} সময়ের মধ্যরাতে। যিনি সার্ভার চালান, তিনি চালুর আগে দুটিই ঠিক করেন: {nameSetting}, {zoneSetting}।',
  checkAct: 'দুটিই ঠিক আছে',
}

export type Whole = Complete<typeof import('./profile.ts'), typeof import('./profile.bn.ts')>
