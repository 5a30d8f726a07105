import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  created: 'মামলা যোগ করা হয়েছে',
  updated: 'মামলা পরিবর্তন করা হয়েছে',
  deleted: 'মামলা মুছে ফেলা হয়েছে',
  loadFailed: 'মামলার তালিকা আনা যায়নি',
  createFailed: 'মামলা যোগ করা যায়নি',
  updateFailed: 'মামলা পরিবর্তন করা যায়নি',
  deleteFailed: 'মামলা মোছা যায়নি',
  loading: 'মামলার তালিকা আনা হচ্ছে...',
  none: 'কোনো মামলা পাওয়া যায়নি',
  title: 'মামলার তালিকা',
  meta: 'ফার্মের সব মামলার তালিকা ও খোঁজখবর',
  shortcut: 'মামলা যোগ',
  this: 'এই মামলা',
  add: 'মামলা যোগ করুন',
  edit: 'মামলা সম্পাদনা',
  create: 'মামলা যোগ করুন',
  creating: 'যোগ করা হচ্ছে...',
  createAndCheck: 'সংরক্ষণ করে স্বার্থের সংঘাত যাচাই করুন',
  checksFailed: 'স্বার্থের সংঘাত যাচাই আনা যায়নি',
  addFirst: 'প্রথম মামলা যোগ করুন',
  tryOther: 'খোঁজার শব্দ বদলে দেখুন।',
  willBeListed: 'ফার্মের মামলাগুলো এখানে দেখা যাবে।',
  clearSearch: 'খোঁজা বাদ দিন',
  search: 'মামলা খুঁজুন',
  searchHint: 'মামলা, ব্যক্তি বা ‘৭ জুলাই ২০২৬’-এর মতো তারিখ খুঁজুন',
  listed: 'মামলা',
  whoSees: 'ফার্মের সবাই এটি দেখেন; আপনি ও পার্টনাররা পরিবর্তন করতে পারেন।',
  createdBy: 'যোগ করেছেন',
  createdOn: 'যোগের তারিখ',
  role: 'ভূমিকা',
  actions: 'করণীয়',
  cancel: 'বাদ দিন',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ করা হচ্ছে...',
  idLike: 'মামলা-২০২৬-০০১',
  addLink: 'লিংক যোগ করুন',
  opensElsewhere: 'নতুন ট্যাবে খোলে',
  order: 'ক্রম',
  columns: 'কলাম',
  import: 'ইমপোর্ট করুন',
  twins: 'একই রকম মামলা খুঁজুন',
  fromTasks: 'কাজ থেকে মামলা',
  courts: 'আদালত',
  parties: 'পক্ষ',
}

export const asked = { delete: 'আপনি কি এই মামলা মুছতে চান?' }

export const orderWords = {
  'created_at desc': 'নতুন আগে',
  'created_at asc': 'পুরোনো আগে',
  'case_id asc': 'মামলা আইডি, শুরু থেকে শেষ',
  'case_id desc': 'মামলা আইডি, শেষ থেকে শুরু',
  'client_name asc': 'মক্কেলের নাম, শুরু থেকে শেষ',
  'client_name desc': 'মক্কেলের নাম, শেষ থেকে শুরু',
  'next_hearing_on asc': 'পরবর্তী তারিখ, আগেরটি আগে',
  'next_hearing_on desc': 'পরবর্তী তারিখ, পরেরটি আগে',
}

export const columnWords = { number: 'মামলা নম্বর', court: 'আদালত', next: 'পরবর্তী তারিখ', status: 'অবস্থা' }

export const chips = { label: 'শুধু এগুলো দেখান', mine: 'আমার', undated: 'পরবর্তী তারিখ নেই' }

export function linking(done: string, of: string): string {
  return `যুক্ত করা হচ্ছে: ${of}টির মধ্যে ${done}টি`
}

export const choiceNames = {
  court_ref: 'আদালত',
  type_ref: 'মামলার ধরন',
  stage_ref: 'পর্যায়',
  case_year: 'সাল',
  lead_id: 'প্রধান আইনজীবী',
  clients: 'মক্কেল',
  opponents: 'প্রতিপক্ষ',
  team: 'মামলার দল',
}

export const choosing = {
  which: 'মামলা আইডি বেছে নিন বা লিখুন',
  all: 'সব মামলা',
  others: 'বাকিগুলো দেখতে আরও লিখুন',
  nothing: 'এই লেখা কোনো মামলার আইডি বা মক্কেলের নামে নেই।',
  label: 'মামলা',
  hint: 'আইডি, নম্বর, মক্কেল বা পক্ষ',
  noCase: 'কোনো মামলা পাওয়া যায়নি',
  unpicked: 'তালিকা থেকে একটি মামলা বেছে নিন, অথবা ঘরটি খালি রাখুন।',
}

export const noCaseIds = {
  short: 'কোনো মামলা নেই - আগে একটি কাজ যোগ করুন',
  long: 'আগে মামলা আইডিসহ একটি কাজ যোগ করুন',
}

export function anotherHasId(client_name: string | null): string {
  return `আরেকটি মামলার এই মামলা আইডি আছে।${client_name ? ` তার মক্কেল: ${client_name}` : ''}`
}

export const linksOf = {
  button: (count: number, case_id: string) =>
    plural(count, { one: `${case_id} মামলার লিংক`, other: `${case_id} মামলার লিংক` }),
  heading: (case_id: string) => `${case_id} মামলার লিংক`,
}

export const linkAt = {
  name: (place: string) => `লিংক ${place}`,
  remove: (place: string) => `লিংক ${place} মুছুন`,
}

export const rowActions = {
  edit: (case_id: string) => `${case_id} সম্পাদনা করুন`,
  delete: (case_id: string) => `${case_id} মুছুন`,
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
