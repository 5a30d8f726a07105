import type { Complete } from '../kernel/translated.ts'

export const costNames = {
  case_id: 'মামলা আইডি',
  description: 'বিবরণ',
  amount: 'টাকার অঙ্ক',
  cost_category: 'শ্রেণি',
  date_incurred: 'তারিখ',
}

export const costCategoryWords = {
  'Legal Fees': 'আইনি ফি',
  'Court Fees': 'কোর্ট ফি',
  Documentation: 'কাগজপত্র তৈরি',
  Travel: 'যাতায়াত',
  Communication: 'যোগাযোগ',
  Research: 'গবেষণা',
  'Expert Witness': 'বিশেষজ্ঞ সাক্ষী',
  Administrative: 'প্রশাসনিক',
  Other: 'অন্যান্য',
}

export type Whole = Complete<typeof import('./costing.ts'), typeof import('./costing.bn.ts')>
