import type { ExportedList } from '../../contract/exports.ts'
import type { Complete } from '../../contract/kernel/translated.ts'
import { count } from '../lib/format.ts'
import { plural } from '../lib/words.tsx'

export const said = {
  cancel: 'বাদ দিন',
  confirm: 'নিশ্চিত করুন',
  close: 'বন্ধ করুন',
  remove: 'মুছুন',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ করা হচ্ছে...',
  loading: 'আনা হচ্ছে...',
  loadMore: 'আরও আনুন',
  moreFailed: 'আরও আনা যায়নি।',
  moreThanOnPaper: 'তালিকাটি আরও লম্বা: যতটুকু আনা হয়েছিল, শুধু ততটুকুই এই কাগজে আছে।',
  retry: 'আবার চেষ্টা করুন',
  showAll: 'সব দেখান',
  showLess: 'কম দেখান',
  showMore: 'আরও দেখান',
  restored: 'আপনি আগে যা লিখেছিলেন তা ফিরিয়ে আনা হয়েছে।',
  dropRestored: 'সেই লেখা বাদ দিন',
  actions: 'করণীয়',
  choose: 'বেছে নিন…',
  clearFilters: 'ফিল্টার তুলে দিন',
  clearSearch: 'খোঁজার লেখা মুছুন',
  showTyped: 'যা লেখা হয়েছে তা দেখান',
  hideTyped: 'যা লেখা হয়েছে তা লুকান',
  it: 'এটি',
  unknown: 'অজানা',
  hasLeft: '(এখন আর নেই)',
}

export const discarding = {
  title: 'পরিবর্তন বাদ দেবেন?',
  description: 'এখানে যা লিখেছেন তা সংরক্ষণ করা হয়নি।',
  confirmLabel: 'পরিবর্তন বাদ দিন',
  cancelLabel: 'সম্পাদনা চালিয়ে যান',
}

export const notices = {
  all: 'বিজ্ঞপ্তি',
  success: 'সফল',
  error: 'ত্রুটি',
  news: 'নতুন খবর',
  undo: 'আগের অবস্থায় ফিরুন',
  open: 'খুলুন',
  dismiss: 'সরিয়ে দিন',
}

export const connections = {
  offline: 'সংযোগ নেই। যা দেখছেন তা পুরোনো হতে পারে।',
  reconnecting: 'আবার সংযোগ করা হচ্ছে…',
  restored: 'সংযোগ ফিরে এসেছে',
}

export const themeWords = {
  theme: 'থিম',
  system: 'যন্ত্রের মতো',
  light: 'হালকা',
  dark: 'গাঢ়',
  now: (chosen: string) => `থিম: ${chosen}`,
}

export const hoursWords = {
  worked: '{worked} ঘণ্টা',
  ofProjected: '{worked} / {projected} ঘণ্টা',
  over: (hours: string) => `${hours} ঘণ্টা বেশি`,
}

export const conflict = {
  title: (row: string) => `${row} এর মধ্যে অন্য কেউ পরিবর্তন করেছেন`,
  text: 'আপনার লেখা রাখা আছে, আর এখন যা আছে তা তার নিচে। সংরক্ষণ করলে আপনার লেখা তার জায়গা নেবে, বাদ দিলে এখন যা আছে তা-ই থাকবে।',
  now: (value: string) => `এখন: ${value}`,
  empty: 'খালি',
}

const lists: Record<ExportedList, string> = {
  cases: 'মামলা',
  costs: 'খরচ',
  timeline: 'ঘটনাক্রম',
  calendar: 'ক্যালেন্ডার',
  meetings: 'সভা',
  feedback: 'মতামত',
  'financial-statements': 'হিসাব বিবরণী',
  time: 'সময়',
  audit: 'নিরীক্ষা',
}

export const exporting = {
  title: (list: ExportedList) => lists[list],
  failed: (list: ExportedList) => `${lists[list]} এক্সপোর্ট করা যায়নি`,
  busy: 'এক্সপোর্ট করা হচ্ছে...',
  export: 'এক্সপোর্ট করুন',
  csv: 'CSV ডাউনলোড করুন',
  xlsx: 'XLSX ডাউনলোড করুন',
  print: 'প্রিন্ট করুন',
  cut: (rows: string) => `প্রথম ${rows}টি সারি। বাকিগুলোর জন্য ফিল্টার দিয়ে তালিকা ছোট করুন, অথবা ফাইল ডাউনলোড করুন।`,
  onPaper: (title: string) => `কাগজে ${title}`,
}

export function editOf(row: string): string {
  return `${row} সম্পাদনা করুন`
}

export function deletionOf(row: string): string {
  return `${row} মুছুন`
}

export function sectionPress(section: string, isWhole: boolean): string {
  return `${section}: ${isWhole ? said.showLess : said.showAll}`
}

export function stars(n: number): string {
  return plural(n, { one: '{n}টি তারকা', other: '{n}টি তারকা' })
}

export function ratingHeard(rating: number, most: number): string {
  return `${count(most)}টি তারকার মধ্যে ${count(rating)}টি`
}

export function ratingSeen(rating: number, most: number): string {
  return `${count(most)}টির মধ্যে ${count(rating)}টি`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
