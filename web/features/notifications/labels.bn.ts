import type { Complete } from '../../../contract/kernel/translated.ts'
import { count as shown } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'বিজ্ঞপ্তি',
  markAll: 'সব পঠিত করুন',
  loadFailed: 'বিজ্ঞপ্তি আনা যায়নি',
  gone: 'এই কাজ আর পাওয়া যায় না',
  goneReason: 'এটি মুছে ফেলা হয়েছে, বা আপনি আর এটি দেখতে পারেন না।',
  notOpened: 'কাজ আনা যায়নি',
}

export function bellLabel(count: number): string {
  return count === 0 ? said.title : `${said.title}, ${count > 99 ? `${shown(99)}+` : shown(count)}টি অপঠিত`
}

export function manyArrived(count: number): string {
  return plural(count, { one: '{n}টি বিজ্ঞপ্তি এসেছে।', other: '{n}টি বিজ্ঞপ্তি এসেছে।' })
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
