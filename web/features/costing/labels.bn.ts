import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  created: 'মামলার খরচ যোগ করা হয়েছে',
  updated: 'মামলার খরচ পরিবর্তন করা হয়েছে',
  deleted: 'মামলার খরচ মুছে ফেলা হয়েছে',
  restored: 'মামলার খরচ ফিরিয়ে আনা হয়েছে',
  loadFailed: 'মামলার খরচ আনা যায়নি',
  createFailed: 'মামলার খরচ যোগ করা যায়নি',
  updateFailed: 'মামলার খরচ পরিবর্তন করা যায়নি',
  deleteFailed: 'মামলার খরচ মোছা যায়নি',
  restoreFailed: 'মামলার খরচ ফিরিয়ে আনা যায়নি',
  noUser: 'কোনো ব্যবহারকারী পাওয়া যায়নি',
  loading: 'মামলার খরচ আনা হচ্ছে...',
  none: 'কোনো খরচ পাওয়া যায়নি',
  tryOther: 'খোঁজার শব্দ, মামলা বা শ্রেণি বদলে দেখুন।',
  willBeListed: 'মামলায় লেখা খরচ এখানে দেখা যাবে।',
  title: 'মামলার খরচ',
  meta: 'কোন মামলায় কত খরচ, তার হিসাব',
  shortcut: 'খরচ যোগ',
  this: 'এই খরচ',
  add: 'খরচ যোগ করুন',
  edit: 'খরচ সম্পাদনা',
  allCategories: 'সব শ্রেণি',
  search: 'খরচ খুঁজুন',
  listed: 'খরচ',
  totalLabel: 'মোট খরচের অঙ্ক',
  totalTitle: 'মোট টাকার অঙ্ক',
}

export function costCount(count: number): string {
  return plural(count, { one: '{n}টি খরচ', other: '{n}টি খরচ' })
}

export function addsUpTo(total: string, count: number): string {
  return `মোট ${total}, ${costCount(count)}`
}

export function bookedOn(case_id: string | undefined): string {
  return case_id ? `${case_id} মামলার খরচ` : 'কোনো কাজের বা তালিকার মামলায় খরচ লিখুন।'
}

export const searchHints = {
  partner: 'মামলা, খরচ, টাকার অঙ্ক, ব্যক্তি বা ‘১৬ নভে ২০২৬’-এর মতো তারিখ খুঁজুন',
  associate: 'মামলা, খরচ, টাকার অঙ্ক বা ‘১৬ নভে ২০২৬’-এর মতো তারিখ খুঁজুন',
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
