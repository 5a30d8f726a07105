import type { Complete } from '../kernel/translated.ts'

export const hoursWords = {
  listed: 'মাস ও ব্যক্তি অনুযায়ী ঘণ্টা',
  month: 'মাস',
  person: 'ব্যক্তি',
  loading: 'ঘণ্টার হিসাব আনা হচ্ছে...',
  loadFailed: 'ঘণ্টার হিসাব আনা যায়নি',
}

export const listWords = {
  newTask: 'নতুন কাজ',
  addCost: 'খরচ যোগ করুন',
  addEvent: 'ঘটনা যোগ করুন',
  loading: 'কাজ আনা হচ্ছে...',
  loadFailed: 'কাজ আনা যায়নি',
}

export const activityWords = {
  loading: 'কার্যক্রম আনা হচ্ছে...',
  loadFailed: 'কার্যক্রম আনা যায়নি',
  somebody: 'কেউ একজন',
}

export const messageWords = {
  label: 'বার্তা',
  hint: 'মামলাটি যাঁরা দেখেন তাঁরা সবাই পড়তে পারবেন; @ দিয়ে কাউকে উল্লেখ করুন',
  send: 'পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  listed: 'বার্তা',
  loading: 'বার্তা আনা হচ্ছে...',
  loadFailed: 'বার্তা আনা যায়নি',
  sendFailed: 'বার্তা পাঠানো যায়নি',
  deleteFailed: 'বার্তা মোছা যায়নি',
  deleted: 'বার্তা মুছে ফেলা হয়েছে',
  ask: 'আপনি কি এই বার্তা মুছতে চান?',
  remove: 'মুছুন',
  removeOf: (name: string) => `${name}: বার্তা মুছুন`,
}

export type Whole = Complete<typeof import('./case-tabs.ts'), typeof import('./case-tabs.bn.ts')>
