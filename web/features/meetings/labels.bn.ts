import type { Complete } from '../../../contract/kernel/translated.ts'
import { longDay } from '../../lib/format.ts'

export const said = {
  created: 'সভা নির্ধারণ করা হয়েছে',
  updated: 'সভা পরিবর্তন করা হয়েছে',
  deleted: 'সভা মুছে ফেলা হয়েছে',
  loadFailed: 'সভার তালিকা আনা যায়নি',
  createFailed: 'সভা নির্ধারণ করা যায়নি',
  updateFailed: 'সভা পরিবর্তন করা যায়নি',
  deleteFailed: 'সভা মোছা যায়নি',
  noUser: 'আপনি সাইন ইন করা নেই',
  loading: 'সভার তালিকা আনা হচ্ছে...',
  title: 'সভা',
  meta: 'সভা ও সম্মেলনকক্ষ নির্ধারণ',
  shortcut: 'সভা নির্ধারণ',
  this: 'এই সভা',
  add: 'সভা নির্ধারণ করুন',
  edit: 'সভা সম্পাদনা',
  creating: 'নির্ধারণ হচ্ছে...',
  tryOther: 'আপনার খোঁজা শব্দ ও স্থানের সঙ্গে কোনোটি মেলেনি।',
  willBeListed: 'পার্টনাররা যেসব সভা নির্ধারণ করবেন, সেগুলো এখানে দেখা যাবে।',
  askDelete: 'এই সভা কি সত্যিই মুছে ফেলতে চান?',
  search: 'সভা খুঁজুন',
  searchHint: 'খুঁজুন: সভা, ব্যক্তি, ৭ জুলাই ২০২৬',
  allLocations: 'সব স্থান',
  today: 'আজ',
  addHint: 'দিন ও সময় বেছে নিন, তারপর দেখুন কোন কক্ষ খালি আছে।',
}

export const roomWords = {
  on: (day: string) => `${longDay(day)}: কক্ষের ব্যবহার`,
  free: 'সারা দিন খালি',
  isNew: 'এই স্থানে ফার্মের আগে কোনো সভা হয়নি।',
  taken: 'এই সময়ে কক্ষ খালি নেই',
  takenBy: (room: string, from: string, to: string, title: string) =>
    `${room} ${from} থেকে ${to} পর্যন্ত ‘${title}’-এর জন্য নেওয়া আছে।`,
  chooseOther: 'অন্য সময় বা কক্ষ বেছে নিন।',
  loadFailed: 'কক্ষের তালিকা আনা যায়নি।',
}

export const heads = { start_time: 'শুরু', end_time: 'শেষ', status: 'অবস্থা' }

export const listNames = {
  upcoming: { title: 'আসন্ন সভা', none: 'কোনো আসন্ন সভা নেই' },
  past: { title: 'আগের সভা', none: 'আগের কোনো সভা নেই' },
}

export const statusNames = { upcoming: 'আসন্ন', ongoing: 'চলছে', completed: 'সম্পন্ন' }

export function editOf(title: string): string {
  return `‘${title}’ সম্পাদনা`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
