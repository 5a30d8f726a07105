import type { Complete } from '../../../contract/kernel/translated.ts'

export const said = {
  created: 'পার্টনারদের নোট যোগ করা হয়েছে',
  updated: 'পার্টনারদের নোট পরিবর্তন করা হয়েছে',
  deleted: 'পার্টনারদের নোট মুছে ফেলা হয়েছে',
  restored: 'পার্টনারদের নোট ফিরিয়ে আনা হয়েছে',
  loadFailed: 'পার্টনারদের নোট আনা যায়নি',
  createFailed: 'পার্টনারদের নোট যোগ করা যায়নি',
  updateFailed: 'পার্টনারদের নোট পরিবর্তন করা যায়নি',
  deleteFailed: 'পার্টনারদের নোট মোছা যায়নি',
  restoreFailed: 'পার্টনারদের নোট ফিরিয়ে আনা যায়নি',
  loading: 'পার্টনারদের নোট আনা হচ্ছে...',
  none: 'এখনো পার্টনারদের কোনো নোট নেই',
  noneFound: 'পার্টনারদের কোনো নোট পাওয়া যায়নি',
  tryOther: 'খোঁজার শব্দ বা শ্রেণি বদলে দেখুন।',
  willBeListed: 'পার্টনাররা নিজেদের মধ্যে যা লেখেন, তা এখানে দেখা যাবে। অ্যাসোসিয়েটরা তা দেখেন না।',
  add: 'নতুন নোট',
  allCategories: 'সব শ্রেণি',
}

export const unknownUser = 'অজানা ব্যবহারকারী'

export const dialogWords = {
  this: 'এই নোট',
  add: 'পার্টনারদের নতুন নোট',
  edit: 'পার্টনারদের নোট সম্পাদনা',
  create: 'নোট যোগ করুন',
  hint: 'শুধু পার্টনাররা এটি দেখেন।',
}

export const boardWords = {
  list: 'পার্টনারদের নোট',
  search: 'পার্টনারদের নোট খুঁজুন',
  searchHint: 'নোট খুঁজুন...',
  filter: 'শ্রেণি অনুযায়ী বাছাই',
  shortcut: 'পার্টনারদের নতুন নোট',
}

export const pageWords = {
  title: 'পার্টনারদের ড্যাশবোর্ড',
  meta: 'পার্টনারদের নোট ও প্রত্যেক অ্যাসোসিয়েটের কাজ',
  notes: 'পার্টনারদের নোট',
  associate: 'অ্যাসোসিয়েটের ড্যাশবোর্ড',
  archive: 'আর্কাইভ',
  who: 'অ্যাসোসিয়েট',
  nobody: 'একজন অ্যাসোসিয়েট বেছে নিন',
  nobodyHint: 'কারও কাজ দেখতে তালিকা থেকে তাঁকে বেছে নিন।',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
