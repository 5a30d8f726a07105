import type { Complete } from '../../../contract/kernel/translated.ts'
import { count } from '../../lib/format.ts'

export const bulk = {
  label: 'বাছাই করা কাজ',
  selected: (n: number) => `${count(n)}টি কাজ বাছাই করা হয়েছে`,
  all: 'এই পাতার সব বাছুন',
  clear: 'বাছাই তুলে নিন',
  setDue: 'ঠিক করুন',
  noDue: 'তারিখ ছাড়া',
  assign: 'কাউকে দিন',
  noPriority: 'অগ্রাধিকার তুলে নিন',
  archive: 'আর্কাইভ করুন',
  delete: 'মুছুন',
  archiveAsk: (n: number) => `আপনি কি ${count(n)}টি কাজ আর্কাইভ করতে চান?`,
  deleteAsk: (n: number) => `আপনি কি ${count(n)}টি কাজ মুছতে চান?`,
  changed: (n: number) => `${count(n)}টি কাজ বদলানো হয়েছে`,
  refused: (n: number, of: number) => `${count(of)}টি কাজের মধ্যে ${count(n)}টি বদলানো যায়নি`,
  takenBack: 'পরিবর্তন ফিরিয়ে নেওয়া হয়েছে',
  failed: 'কাজগুলো বদলানো যায়নি',
  takeBackFailed: 'পরিবর্তন ফিরিয়ে নেওয়া যায়নি',
} as const

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
