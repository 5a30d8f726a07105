import type { Complete } from '../../../contract/kernel/translated.ts'

export const said = {
  views: 'সংরক্ষিত তালিকা',
  save: 'তালিকা সংরক্ষণ করুন',
  name: 'নাম',
  keep: 'সংরক্ষণ করুন',
  saved: 'তালিকা সংরক্ষিত হয়েছে',
  saveFailed: 'তালিকা সংরক্ষণ করা যায়নি',
  deleted: 'তালিকা মোছা হয়েছে',
  deleteFailed: 'তালিকা মোছা যায়নি',
  delete: (name: string) => `তালিকা মুছুন: ${name}`,
} as const

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
