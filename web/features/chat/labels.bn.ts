import type { FileEnding } from '../../../contract/files.ts'
import type { Complete } from '../../../contract/kernel/translated.ts'
import { chatFileMegabytes } from '../../../contract/limits.ts'
import { count, hoursToTenths } from '../../lib/format.ts'

export const said = {
  page: 'কমিউনিটি চ্যাট',
  meta: 'পুরো দলের সঙ্গে কথা বলুন',
  title: 'দলের আলোচনা',
  loading: 'বার্তা আনা হচ্ছে...',
  loadFailed: 'চ্যাটের বার্তা আনা যায়নি',
  uploadFailed: 'ফাইল আপলোড করা যায়নি',
  sendFailed: 'বার্তা পাঠানো যায়নি',
  deleteFailed: 'বার্তা মোছা যায়নি',
  clearFailed: 'চ্যাট খালি করা যায়নি',
  copyFailed: 'লেখা কপি করা যায়নি',
  openFailed: 'ফাইল খোলা যায়নি',
  cleared: 'চ্যাট খালি করা হয়েছে',
  deleted: 'বার্তা মুছে ফেলা হয়েছে',
  none: 'এখনও কোনো বার্তা নেই',
  noneHint: 'দলকে কিছু বলুন, ফাইল দিন, বা @ দিয়ে কাউকে উল্লেখ করুন।',
  oneFile: 'একটি বার্তায় একটি ফাইল যায়।',
  oneFileHint: 'প্রথমটি যুক্ত হয়েছে। সেটি পাঠিয়ে পরেরটি যুক্ত করুন।',
  unread: 'নতুন বার্তা',
  listed: 'বার্তা',
  newest: 'সবচেয়ে নতুন বার্তায় যান',
  olderFailed: 'পুরোনো বার্তা আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  older: 'পুরোনো বার্তা দেখুন',
  loadingOlder: 'আনা হচ্ছে...',
  sending: 'পাঠানো হচ্ছে...',
  discard: 'বাদ দিন',
  you: 'আপনি',
  copy: 'লেখা কপি করুন',
  delete: 'মুছুন',
  download: 'ডাউনলোড করুন',
  drop: 'যুক্ত করতে ফাইল এখানে ছাড়ুন',
}

export function kindsOfFiles(endings: readonly FileEnding[]): string {
  const names = endings.map((ending) => ending.toUpperCase()).join(', ')
  return `${names} ফাইল দেওয়া যায়, ${count(chatFileMegabytes)} মেগাবাইট পর্যন্ত।`
}

export const composing = {
  label: 'বার্তা',
  placeholder: 'বার্তা লিখুন...',
  send: 'পাঠান',
  keys: 'এন্টার চাপলে বার্তা যায়, শিফট এন্টার নতুন লাইন আনে, @ কাউকে উল্লেখ করে',
  characters: 'টি অক্ষর',
  attach: 'ফাইল যুক্ত করুন',
  file: 'যে ফাইল যুক্ত হবে',
  people: 'যাঁদের উল্লেখ করা যায়',
}

export const asked = {
  delete: 'এই বার্তা মুছবেন?',
  gone: 'এটি সবার কাছ থেকে মুছে যাবে।',
  goneWithFile: 'এটি ফাইলসহ সবার কাছ থেকে মুছে যাবে।',
  clear: 'পুরো চ্যাট খালি করবেন?',
  allGone: 'সবার কাছ থেকে সব বার্তা ও ফাইল মুছে যাবে। এটি আর ফেরানো যাবে না।',
  clearIt: 'চ্যাট খালি করুন',
}

export const attaching = {
  sending: (percent: number) => `আপলোড হচ্ছে ${count(percent)}%`,
  failed: 'আপলোড হয়নি',
  ready: 'পাঠানোর জন্য প্রস্তুত',
  progress: (name: string) => `${name} আপলোড হচ্ছে`,
  again: (name: string) => `${name} আবার আপলোড করুন`,
  cancel: (name: string) => `${name} আপলোড বাদ দিন`,
  remove: (name: string) => `${name} সরান`,
}

export const picture = {
  open: (name: string) => `${name} ছবিটি খুলুন`,
  again: (name: string) => `${name} ছবিটি আবার আনুন`,
}

export function actionsFor(name: string | undefined): string {
  return name === undefined ? 'আপনার বার্তায় কী করা যায়' : `${name}-এর বার্তায় কী করা যায়`
}

export function sizeLabel(bytes: number): string {
  if (bytes < 1024) return `${count(bytes)} বাইট`
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${count(Math.round(kilobytes))} কিলোবাইট`
  return `${hoursToTenths(kilobytes / 1024)} মেগাবাইট`
}

export function spoken(name: string, text: string, file_name: string | null): string {
  const file = file_name === null ? '' : `ফাইল ${file_name}`
  return `${name}: ${[text, file].filter(Boolean).join(', ')}`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
