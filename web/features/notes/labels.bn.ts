import type { Complete } from '../../../contract/kernel/translated.ts'
import { count as shown } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'
import { roleName } from '../people/public.ts'

export const said = {
  created: 'কাজ যোগ করা হয়েছে',
  updated: 'কাজ পরিবর্তন করা হয়েছে',
  deleted: 'কাজ মুছে ফেলা হয়েছে',
  archived: 'কাজ আর্কাইভ করা হয়েছে',
  unarchived: 'কাজ আর্কাইভ থেকে ফিরিয়ে আনা হয়েছে',
  restored: 'কাজ ফিরিয়ে আনা হয়েছে',
  restoreFailed: 'কাজ ফিরিয়ে আনা যায়নি',
  loadFailed: 'কাজের তালিকা আনা যায়নি',
  createFailed: 'কাজ যোগ করা যায়নি',
  updateFailed: 'কাজ পরিবর্তন করা যায়নি',
  deleteFailed: 'কাজ মোছা যায়নি। আবার চেষ্টা করুন।',
  deleteFailedInArchive: 'কাজ মোছা যায়নি',
  archiveFailed: 'কাজ আর্কাইভ করা যায়নি',
  unarchiveFailed: 'কাজ আর্কাইভ থেকে ফিরিয়ে আনা যায়নি',
  loading: 'কাজ আনা হচ্ছে...',
  signOut: 'সাইন আউট',
  create: 'নতুন কাজ',
  fromTemplate: 'নমুনা থেকে',
  tasks: 'কাজ',
  workLogs: 'কাজের হিসাব',
  tasksAndHours: 'কাজ ও ঘণ্টা',
  partner: 'পার্টনার',
  priorityTasks: 'অগ্রাধিকারের কাজ',
  allTasks: 'সব কাজ',
  backToTasks: 'কাজের তালিকায় ফিরুন',
  close: 'বন্ধ করুন',
  edit: 'সম্পাদনা',
  retry: 'আবার চেষ্টা করুন',
  archive: 'আর্কাইভ করুন',
  unarchive: 'ফিরিয়ে আনুন',
  delete: 'মুছুন',
  keptAlive: 'চালু রাখুন: নিজে থেকে আর্কাইভ হয় না',
  archivedBadge: 'আর্কাইভ করা',
}

export const asked = {
  archive: 'আপনি কি এই কাজটি আর্কাইভ করতে চান?',
  delete: 'আপনি কি এই কাজটি মুছতে চান?',
}

export const empty = {
  found: 'কোনো কাজ পাওয়া যায়নি',
  foundWhy: 'খোঁজার শব্দ, শ্রেণি, মাস বা অ্যাসোসিয়েট বদলে দেখুন।',
  allMonths: 'সব মাস দেখান',
  searchAllMonths: 'সব মাসে খুঁজুন',
  clearFilters: 'ফিল্টার তুলে দিন',
  yet: 'এখনো কোনো কাজ নেই',
  yetWhy: 'প্রথম কাজটি যোগ করে শুরু করুন।',
  ofAssociateWhy: 'এই অ্যাসোসিয়েটের চলমান কাজ এখানে দেখা যাবে।',
  inArchiveWhy: 'খোঁজার শব্দ বা শ্রেণি বদলে দেখুন।',
  inMonthWhy: 'বেছে নেওয়া মাসে কোনো কাজ পাওয়া যায়নি।',
}

export const archive = {
  title: 'আর্কাইভের কাজ',
  search: 'আর্কাইভের কাজ খুঁজুন...',
  loading: 'আর্কাইভের কাজ আনা হচ্ছে...',
  loadFailed: 'কাজের তালিকা আনা যায়নি',
  none: 'আর্কাইভে কোনো কাজ নেই',
  noneWhy: 'আপনার কাজ প্রতি মাসে নিজে থেকে আর্কাইভ হবে।',
}

export const associateArchive = {
  loading: 'আর্কাইভের কাজ আনা হচ্ছে...',
  loadFailed: 'আর্কাইভের কাজ আনা যায়নি',
  none: 'আর্কাইভে কোনো কাজ নেই',
  noneWhy: 'এই অ্যাসোসিয়েটের কাজ আর্কাইভ হলে এখানে মাস অনুযায়ী দেখা যাবে।',
}

export const filters = {
  title: 'ফিল্টার',
  titleSet: 'ফিল্টার, কিছু বেছে নেওয়া আছে',
  category: { label: 'শ্রেণি', hint: 'শ্রেণি অনুযায়ী বাছুন', all: 'সব শ্রেণি' },
  month: { label: 'মাস', hint: 'মাস অনুযায়ী বাছুন', all: 'সব মাস' },
  associate: { label: 'অ্যাসোসিয়েট', hint: 'অ্যাসোসিয়েট অনুযায়ী বাছুন', all: 'সব অ্যাসোসিয়েট' },
  user: { label: 'ব্যবহারকারী', hint: 'ব্যবহারকারী অনুযায়ী বাছুন', all: 'সব ব্যবহারকারী' },
  search: 'কাজ খুঁজুন',
  searchNotes: 'কাজ খুঁজুন...',
  searchHint: 'কাজ খুঁজুন, বা ‘৭ জুলাই’ বা ‘৭/৭’-এর মতো তারিখ',
  searchHintOnPhone: 'খুঁজুন, বা তারিখ: ৭/৭',
}

export const scopes = {
  own: 'আমার',
  assigned: 'আমাকে দেওয়া',
  both: 'দুটোই',
} as const
export const scopeFilter = { label: 'কার কাজ', hint: 'কার কাজ, তা দিয়ে ছাঁকুন' } as const

export const shared = {
  today: 'আজ শেষ দিন',
  tomorrow: 'আগামীকাল শেষ দিন',
  on: (day: string) => `শেষ দিন ${day}`,
  overdue: (days: number) => `${shown(days)} দিন মেয়াদোত্তীর্ণ`,
  steps: (done: number, total: number) =>
    '{total}টির {done}টি ধাপ'.replace('{done}', shown(done)).replace('{total}', shown(total)),
  createdBy: (name: string) => `যোগ করেছেন ${name}`,
  with: (names: string) => `আরও করছেন: ${names}`,
  others: (n: number) => `+${shown(n)}`,
} as const

export const keys = {
  create: 'নতুন কাজ',
  next: 'পরের কাজে যান',
  previous: 'আগের কাজে যান',
  read: 'সামনের কাজটি পড়ুন',
  edit: 'সামনের কাজটির সম্পাদনা',
  priority: 'সামনের কাজটিকে অগ্রাধিকার দিন বা তুলে নিন',
  select: 'সামনের কাজটি বাছুন, বা বাছাই তুলে নিন',
  archive: 'সামনের কাজটি আর্কাইভ করুন',
  save: 'ফরম সংরক্ষণ করুন',
  cancel: 'বাদ দিন বা বন্ধ করুন',
}

export const menu = {
  read: 'পড়ুন',
  mark: 'অগ্রাধিকার দিন',
  unmark: 'অগ্রাধিকার তুলে নিন',
  stopKeepAlive: 'চালু রাখা বন্ধ করুন',
  openDrive: 'গুগল ড্রাইভ খুলুন',
  select: 'বাছুন',
  reopen: 'আবার চালু করুন',
}

export const form = {
  opening: 'কাজটি খোলা হচ্ছে...',
  cancel: 'বাদ দিন',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ করা হচ্ছে...',
  unsaved: 'সংরক্ষণ না করা পরিবর্তন আছে',
  timeUnsaved: 'সময় সংরক্ষণ করা হয়নি',
  partUnsaved: 'কোনো ধাপ বা কাজের পুনরাবৃত্তি এখনও সংরক্ষণ করা হয়নি',
  somebody: 'অন্য কেউ',
  saveAsNew: 'নতুন কাজ হিসেবে সংরক্ষণ করুন',
  discard: 'লেখা বাদ দিন',
  keptTyping: 'এখানে আপনার লেখা রেখে দেওয়া হয়েছে',
  textKept: 'এই কাজের লেখা রেখে দেওয়া হয়েছে, ধরন ‘লেখা’ করলে আবার দেখা যাবে।',
  keepAliveHint: 'মাস শেষে নিজে থেকে আর্কাইভ হয় না।',
  keptForDue: 'সম্পন্ন না হওয়া পর্যন্ত সক্রিয় থাকবে।',
  noSubcategory: 'নেই',
  caseIdHint: 'সংরক্ষণে দেওয়া হবে',
  openCase: 'মামলা খুলুন',
  hoursUnit: 'ঘণ্টা',
}

export const items = {
  item: 'বিষয়',
  new: 'নতুন বিষয়',
  add: 'যোগ করুন',
  addHint: 'বিষয় লিখুন',
  numbered: 'সংখ্যাযুক্ত',
  bulleted: 'চিহ্নযুক্ত',
  newNumbered: 'নতুন বিষয়ে সংখ্যা থাকবে',
  newBulleted: 'নতুন বিষয়ে চিহ্ন থাকবে',
  up: 'উপরে নিন',
  down: 'নিচে নিন',
  toNumber: 'সংখ্যাযুক্ত করুন',
  toBullet: 'চিহ্নযুক্ত করুন',
  remove: 'সরান',
  done: 'সম্পন্ন:',
  open: 'বাকি:',
  moving: 'বিষয়টি তুলতে স্পেস, সরাতে তীর চিহ্নের কি, রাখতে আবার স্পেস, আর আগের জায়গায় রাখতে এসকেপ চাপুন।',
  pickedUp: (name: string, place: string) => `${name} তোলা হয়েছে, ${place}।`,
  over: (name: string, place: string) => `${name}: ${place}।`,
  putDown: (name: string, place: string) => `${name} রাখা হয়েছে: ${place}।`,
  back: (name: string) => `${name} আগের জায়গায় আছে।`,
  moved: (name: string, place: string) => `${name}: এখন ${place}।`,
  place: (at: number, of: number) => `${shown(of)}টির মধ্যে ${shown(at)} নম্বর`,
  reorder: (name: string) => `${name}: জায়গা বদলান`,
  completed: (name: string) => `সম্পন্ন: ${name}`,
  textOf: (place: string) => `লেখা: ${place}`,
}

export function welcome(name: string): string {
  return `আবার স্বাগতম, ${name}`
}

export function priorityTasks(count: number): string | undefined {
  if (count === 0) return undefined
  return plural(count, { one: '{n}টি অগ্রাধিকারের কাজ', other: '{n}টি অগ্রাধিকারের কাজ' })
}

export function loggedThisMonth(hours: string): string {
  return `এই মাসে ${hours} ঘণ্টা কাজ`
}

export function taskCount(count: number, capped = false): string {
  if (capped) return `${shown(count)}টির বেশি কাজ`
  return plural(count, { one: '{n}টি কাজ', other: '{n}টি কাজ' })
}

export function listOf(title: string): string {
  return `${title}, তালিকা`
}

export function monthOf(month: string, count: number): string {
  return `${month} (${plural(count, { one: '{n}টি কাজ', other: '{n}টি কাজ' })})`
}

export function withRole(name: string, role: string): string {
  return `${name || 'অজানা ব্যবহারকারী'} (${roleName(role)})`
}

export function listSummary(count: number, done: number, visible: number): string {
  const more = count > visible ? `আরও ${shown(count - visible)}টি · ` : ''
  return `${more}${shown(count)}টির ${shown(done)}টি সম্পন্ন`
}

export function changedAt(when: string, who: string | undefined): string {
  return who ? `পরিবর্তন করেছেন ${who}, ${when}` : `পরিবর্তন: ${when}`
}

export const ofTask = {
  actions: (title: string) => `করণীয়: ${title}`,
  select: (title: string) => `বাছুন: ${title}`,
  unarchive: (title: string) => `ফিরিয়ে আনুন: ${title}`,
  delete: (title: string) => `মুছুন: ${title}`,
  edit: (title: string) => `সম্পাদনা: ${title}`,
}

export const drive = {
  title: (host: string) => `গুগল ড্রাইভ: ${host}`,
  link: (host: string) => `গুগল ড্রাইভের লিংক: ${host}`,
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
