import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  created: 'ঘটনা যোগ করা হয়েছে',
  updated: 'ঘটনা পরিবর্তন করা হয়েছে',
  deleted: 'ঘটনা মুছে ফেলা হয়েছে',
  restored: 'ঘটনা ফিরিয়ে আনা হয়েছে',
  loadFailed: 'মামলার ঘটনাক্রম আনা যায়নি',
  createFailed: 'ঘটনা যোগ করা যায়নি',
  updateFailed: 'ঘটনা পরিবর্তন করা যায়নি',
  deleteFailed: 'ঘটনা মোছা যায়নি',
  restoreFailed: 'ঘটনা ফিরিয়ে আনা যায়নি',
  noUser: 'কোনো ব্যবহারকারী পাওয়া যায়নি',
  loading: 'মামলার ঘটনাক্রম আনা হচ্ছে...',
  none: 'কোনো ঘটনা পাওয়া যায়নি',
  tryOther: 'খোঁজার শব্দ, মামলা বা অবস্থা বদলে দেখুন।',
  willBeListed: 'ফার্মের মামলায় যা ঘটে, তা এখানে দেখা যাবে।',
  title: 'মামলার ঘটনাক্রম',
  meta: 'প্রতিটি মামলায় কী ঘটছে, তার ধারাবিবরণ',
  shortcut: 'ঘটনা যোগ',
  this: 'এই ঘটনা',
  add: 'ঘটনা যোগ করুন',
  edit: 'ঘটনা সম্পাদনা',
  search: 'ঘটনা খুঁজুন',
  searchHint: 'মামলা, ঘটনা, অবস্থা বা ‘১৬ নভে ২০২৬’-এর মতো তারিখ খুঁজুন',
  allStatuses: 'সব অবস্থা',
  overdue: 'মেয়াদোত্তীর্ণ',
  putLast: 'সবার শেষে রাখুন',
}

export function eventOf(case_id: string | undefined): string {
  return case_id ? `${case_id} মামলার ঘটনা` : 'কোনো কাজের বা তালিকার মামলায় ঘটনা যোগ করুন।'
}

export function countedEvents(count: number): string {
  return plural(count, { one: 'ঘটনা', other: 'ঘটনা' })
}

export const actions = {
  edit: 'সম্পাদনা করুন',
  up: 'ওপরে নিন',
  down: 'নিচে নিন',
  delete: 'মুছুন',
  of: (title: string) => `${title}: কী করা যায়`,
  reorder: (title: string) => `${title}: স্থান বদলান`,
}

export const moving = {
  how: 'ঘটনাটি তুলতে স্পেস, সরাতে তিরচিহ্নের বোতাম, নামিয়ে রাখতে স্পেস, আগের জায়গায় রাখতে এস্কেপ চাপুন।',
  unknown: 'ঘটনা',
  pickedUp: (title: string, place: string, all: string) =>
    `${title} তোলা হয়েছে, ${all}টি ঘটনার মধ্যে ${place} নম্বর।`,
  over: (title: string, place: string, all: string) => `${title}: ${all}টি ঘটনার মধ্যে ${place} নম্বর।`,
  putDown: (title: string, place: string, all: string) =>
    `${title} রাখা হয়েছে: ${all}টি ঘটনার মধ্যে ${place} নম্বর।`,
  stayed: (title: string) => `${title} আগের জায়গায় আছে।`,
  moved: (title: string, place: string, all: string) => `${title}: এখন ${all}টি ঘটনার মধ্যে ${place} নম্বর।`,
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
