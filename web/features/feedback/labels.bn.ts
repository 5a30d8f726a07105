import type { Complete } from '../../../contract/kernel/translated.ts'

export const said = {
  created: 'মতামত পাঠানো হয়েছে',
  updated: 'মতামত পরিবর্তন করা হয়েছে',
  deleted: 'মতামত মুছে ফেলা হয়েছে',
  restored: 'মতামত ফিরিয়ে আনা হয়েছে',
  loadFailed: 'মতামত আনা যায়নি',
  createFailed: 'মতামত পাঠানো যায়নি',
  updateFailed: 'মতামত পরিবর্তন করা যায়নি',
  deleteFailed: 'মতামত মোছা যায়নি',
  restoreFailed: 'মতামত ফিরিয়ে আনা যায়নি',
  loading: 'মতামত আনা হচ্ছে...',
  this: 'এই মতামত',
  add: 'মতামত দিন',
  edit: 'মতামত সম্পাদনা',
}

export const pageWords = {
  title: 'পার্টনারদের মতামত',
  giveMeta: 'অ্যাসোসিয়েটদের কাজ নিয়ে আপনার মতামত',
  receiveMeta: 'আপনার কাজ নিয়ে পার্টনারদের মতামত',
  given: 'দেওয়া মতামত',
  list: 'মতামত',
  filter: 'অ্যাসোসিয়েট অনুযায়ী বাছাই',
  everybody: 'সব অ্যাসোসিয়েট',
  clear: 'সব মতামত দেখুন',
  hint: 'কী ভালো হয়েছে, আর পরের বার কী অন্যভাবে করা যায়',
  submit: 'মতামত পাঠান',
  submitting: 'পাঠানো হচ্ছে...',
  date: 'তারিখ',
  partner: 'পার্টনার',
}

export const unknownPartner = 'অজানা পার্টনার'

export const feedbackFor = (associate: string): string => `${associate}-এর জন্য মতামত`
export const forAssociate = (associate: string): string => `${associate}-এর জন্য`
export const fromPartner = (partner: string): string => `${partner}-এর মতামত`
export const edited = '· সম্পাদিত'

const noFeedback = {
  none: 'এখনো কোনো মতামত নেই',
  noneFound: 'কোনো মতামত পাওয়া যায়নি',
  tryOther: 'এই অ্যাসোসিয়েট এখনো কোনো মতামত পাননি।',
}

export const noneGiven = {
  ...noFeedback,
  willBeListed: 'অ্যাসোসিয়েটদের কাজ নিয়ে আপনার দেওয়া মতামত এখানে দেখা যাবে।',
}
export const noneReceived = {
  ...noFeedback,
  willBeListed: 'আপনার কাজ নিয়ে পার্টনারদের মতামত এখানে দেখা যাবে।',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
