import type { Complete } from '../kernel/translated.ts'

export const caseNames = {
  case_id: 'মামলা আইডি',
  client_name: 'মক্কেলের নাম',
  description: 'বিবরণ',
  links: 'লিংক',
}

export const caseDetailNames = {
  title: 'শিরোনাম',
  bench: 'বেঞ্চ',
  case_no: 'মামলা নম্বর',
  filed_on: 'দায়েরের তারিখ',
  no_date_until: 'যে দিন পর্যন্ত পরবর্তী তারিখ নেই',
  no_date_reason: 'পরবর্তী তারিখ না থাকার কারণ',
  fee_kind: 'ফির ধরন',
  fee_note: 'ফির বিবরণ',
  is_litigation: 'আদালতে বিচারাধীন',
}

export const caseStatusWords = { open: 'চলমান', disposed: 'নিষ্পত্তি হয়েছে', closed: 'বন্ধ' }

export const stripWords = {
  deadline_overdue: 'সময়সীমা মেয়াদোত্তীর্ণ',
  deadline_today: 'সময়সীমা আজ',
  deadline_tomorrow: 'সময়সীমা আগামীকাল',
  no_next_date: 'পরবর্তী তারিখ নেই',
  conflict_not_done: 'স্বার্থের সংঘাত যাচাই হয়নি',
  deadline_near: 'সময়সীমার {n} দিন বাকি',
  shares_label: 'আরেকটি মামলার এই মামলা আইডি আছে।',
}

export const versus = (ours: string, theirs: string): string => `${ours} বনাম ${theirs}`

export type Whole = Complete<typeof import('./cases.ts'), typeof import('./cases.bn.ts')>
