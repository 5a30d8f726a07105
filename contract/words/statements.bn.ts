import type { Complete } from '../kernel/translated.ts'

export const statementNames = {
  entry_type: 'ধরন',
  category: 'শ্রেণি',
  description: 'বিবরণ',
  amount: 'টাকার অঙ্ক',
  entry_date: 'তারিখ',
  status: 'অবস্থা',
  remarks: 'মন্তব্য',
}

export const entryTypeWords = { income: 'আয়', expense: 'ব্যয়' }

export const statementCategoryWords = {
  'Legal Fees': 'আইনি ফি',
  'Consultation Fees': 'পরামর্শ ফি',
  'Court Representation': 'আদালতে প্রতিনিধিত্ব',
  'Document Preparation': 'নথি প্রস্তুত করা',
  'Retainer Fees': 'রিটেইনার ফি',
  'Other Income': 'অন্যান্য আয়',
  'Office Rent': 'অফিস ভাড়া',
  Utilities: 'বিদ্যুৎ, গ্যাস ও পানি',
  'Government Fees': 'সরকারি ফি',
  'Court Fees': 'কোর্ট ফি',
  'Legal Research': 'আইনি গবেষণা',
  'Office Supplies': 'অফিস সামগ্রী',
  'Professional Development': 'পেশাগত উন্নয়ন',
  Insurance: 'বিমা',
  Travel: 'যাতায়াত',
  Marketing: 'প্রচার ও বিপণন',
  'Other Expenses': 'অন্যান্য ব্যয়',
}

export const statementStatusWords = {
  pending: 'অপেক্ষমাণ',
  processing: 'প্রক্রিয়াধীন',
  completed: 'সম্পন্ন',
  cancelled: 'বাতিল',
  'on-hold': 'স্থগিত',
}

export type Whole = Complete<typeof import('./statements.ts'), typeof import('./statements.bn.ts')>
