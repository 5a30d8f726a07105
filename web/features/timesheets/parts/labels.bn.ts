import type { Complete } from '../../../../contract/kernel/translated.ts'
import { clockTime, count, dayOfYear } from '../../../lib/format.ts'

export const said = {
  title: 'টাইমশিট',
  meta: 'সবার সপ্তাহ, অনুমোদন করা বা ফেরত দেওয়া',
  loading: 'টাইমশিট আনা হচ্ছে...',
  loadFailed: 'টাইমশিট আনা যায়নি',
  none: {
    submitted: 'অনুমোদনের অপেক্ষায় কোনো সপ্তাহ নেই।',
    approved: 'অনুমোদিত কোনো সপ্তাহ নেই।',
    returned: 'ফেরত দেওয়া কোনো সপ্তাহ নেই।',
  },
  shown: 'যেসব সপ্তাহ দেখানো হচ্ছে',
  shownAs: { submitted: 'অপেক্ষমাণ', approved: 'অনুমোদিত', returned: 'ফেরত' },
  back: 'সময়',
  oddNone: '–',
}

export const heads = {
  person: 'ব্যক্তি',
  week: 'সপ্তাহ',
  hours: 'ঘণ্টা',
  billable: 'বিলযোগ্য',
  odd: 'অস্বাভাবিক',
  state: 'অবস্থা',
}

export const stateWords = {
  open: 'খোলা',
  submitted: 'জমা দেওয়া',
  approved: 'অনুমোদিত',
  returned: 'ফেরত',
}

export function returnedFor(reason: string): string {
  return `ফেরত: ${reason}`
}

export function decidedBy(name: string): string {
  return `করেছেন ${name}`
}

export const acts = {
  approve: 'অনুমোদন করুন',
  return: 'ফেরত দিন',
  reopen: 'আবার খুলুন',
  clear: 'বাছাই মুছুন',
  label: 'বাছাই করা সপ্তাহ',
  approveFailed: 'অনুমোদন করা যায়নি',
  returnFailed: 'ফেরত দেওয়া যায়নি',
  reopenFailed: 'সপ্তাহটি আবার খোলা যায়নি',
  reopened: 'সপ্তাহটি আবার খোলা হয়েছে',
}

export function approveSome(n: number): string {
  return '{n}টি অনুমোদন করুন'.replace('{n}', count(n))
}

export function selected(n: number): string {
  return `${count(n)}টি বাছাই করা`
}

export function selectWeek(name: string, week: string): string {
  return `বাছাই করুন: ${name}, ${week}`
}

export function approved(n: number): string {
  return n === 1 ? 'সপ্তাহটি অনুমোদিত হয়েছে' : `${count(n)}টি সপ্তাহ অনুমোদিত হয়েছে`
}

export function returned(n: number): string {
  return n === 1 ? 'সপ্তাহটি ফেরত দেওয়া হয়েছে' : `${count(n)}টি সপ্তাহ ফেরত দেওয়া হয়েছে`
}

export function undecided(n: number, of: number): string {
  return `${count(of)}টি সপ্তাহের মধ্যে ${count(n)}টির সিদ্ধান্ত দেওয়া যায়নি।`
}

export function refusedOf(names: string, sentence: string): string {
  return `${names}: ${sentence}`
}

export const keys = {
  next: 'পরের সপ্তাহে যাওয়া',
  before: 'আগের সপ্তাহে যাওয়া',
  select: 'এই সপ্তাহ বাছাই করা বা না করা',
  approve: 'এই সপ্তাহ বা বাছাই করা সপ্তাহগুলো অনুমোদন করা',
  return: 'এই সপ্তাহ বা বাছাই করা সপ্তাহগুলো ফেরত দেওয়া',
  approveThis: 'এই সপ্তাহ অনুমোদন করা',
  returnThis: 'এই সপ্তাহ ফেরত দেওয়া',
}

export const reasons = {
  reopenTitle: 'সপ্তাহ আবার খুলুন',
  returnWhat: 'যা ফেরত দেওয়া হয় তা আবার খোলা হয়, আর যাঁর সপ্তাহ তিনি কারণটি পড়েন।',
  reopenWhat: 'অনুমোদিত সপ্তাহটি আবার খোলা হবে, আর যাঁর সপ্তাহ তিনি কারণটি পড়বেন।',
  reason: 'কারণ',
}

export function returnWeeks(n: number): string {
  return n === 1 ? 'সপ্তাহ ফেরত দিন' : `${count(n)}টি সপ্তাহ ফেরত দিন`
}

export const submitting = {
  what: 'ফিরিয়ে নেওয়া বা ফেরত পাওয়ার আগে এর সময় বদলানো যাবে না।',
  odd: 'যা অস্বাভাবিক মনে হয়',
  nothing: 'অস্বাভাবিক কিছু নেই।',
  busy: 'জমা দেওয়া হচ্ছে...',
  done: 'সপ্তাহ জমা দেওয়া হয়েছে',
  failed: 'সপ্তাহ জমা দেওয়া যায়নি',
  recall: 'ফিরিয়ে নিন',
  recalled: 'সপ্তাহ ফিরিয়ে নেওয়া হয়েছে',
  recallFailed: 'সপ্তাহ ফিরিয়ে নেওয়া যায়নি',
  loading: 'সপ্তাহটি দেখা হচ্ছে...',
  loadFailed: 'সপ্তাহটি দেখা যায়নি',
}

export const odd = {
  title: 'অস্বাভাবিক মনে হয়',
  open: 'খুলুন',
  over: '১২ ঘণ্টার বেশি যেসব দিন',
  without: 'যেসব দিনে সময় নেই',
  lacking: 'মামলা, ধরন বা বিবরণ ছাড়া সময়',
  hearings: 'যেসব শুনানির সময় লেখা হয়নি',
  lacks: { case: 'মামলা নেই', activity: 'ধরন নেই', text: 'বিবরণ নেই' },
}

export function inOneDay(length: string): string {
  return `এক দিনে ${length}`
}

export function notLogged(name: string | undefined, at: string | null): string {
  const hearing = at === null ? 'শুনানি' : `${clockTime(at)}-এর শুনানি`
  return name === undefined ? `${hearing}, লেখা হয়নি` : `${hearing}, ${name}, লেখা হয়নি`
}

export function dayWith(day: string, what: string): string {
  return `${dayOfYear(day)}: ${what}`
}

export function andMore(n: number): string {
  return `আরও ${count(n)}টি`
}

export const review = {
  back: 'টাইমশিট',
  loadFailed: 'সপ্তাহটি আনা যায়নি',
}

export function hiddenTime(length: string): string {
  return `এই সপ্তাহের ${length} এমন মামলায়, যা আপনি দেখতে পান না।`
}

export const periods = {
  title: 'মেয়াদ ও লিডারবোর্ড',
  none: 'কোনো মেয়াদ বন্ধ নয়।',
  close: 'মেয়াদ বন্ধ করুন',
  through: 'যে দিন পর্যন্ত বন্ধ',
  what: 'এসব দিনের সময় আর যোগ করা, বদলানো বা মোছা যাবে না।',
  backHint: 'বন্ধ থাকা দিন আবার খুলে যাবে। কারণটি লিখুন।',
  closed: 'মেয়াদ বন্ধ করা হয়েছে',
  closeFailed: 'মেয়াদ বন্ধ করা যায়নি',
  openAll: 'সব দিন খুলুন',
  opened: 'সব দিন খোলা হয়েছে',
  openFailed: 'সব দিন খোলা যায়নি',
  loadFailed: 'মেয়াদ আনা যায়নি',
  counts: 'লিডারবোর্ড যা গোনে',
  allHours: 'লেখা হয়েছে এমন সব ঘণ্টা।',
  changed: 'সেটিং সংরক্ষণ করা হয়েছে',
  changeFailed: 'সেটিং সংরক্ষণ করা যায়নি',
}

export function closedThrough(day: string): string {
  return `${day} পর্যন্ত বন্ধ`
}

export const foot = {
  target: 'লক্ষ্য',
  missing: 'বাকি',
  of: (target: string) => `/ ${target}`,
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
