import type { Complete } from '../../contract/kernel/translated.ts'
import { plural } from './words.tsx'

export const distances = {
  least: 'এইমাত্র',
  yesterday: 'গতকাল',
  minutes: (n: number) => plural(n, { one: '{n} মিনিট', other: '{n} মিনিট' }),
  hours: (n: number) => plural(n, { one: '{n} ঘণ্টা', other: '{n} ঘণ্টা' }),
  days: (n: number) => plural(n, { one: '{n} দিন', other: '{n} দিন' }),
  months: (n: number) => plural(n, { one: '{n} মাস', other: '{n} মাস' }),
  years: (n: number) => plural(n, { one: '{n} বছর', other: '{n} বছর' }),
  ago: (distance: string) => `${distance} আগে`,
  ahead: (distance: string) => `${distance} পরে`,
}

export const scales = {
  thousand: '{n} হাজার',
  million: '{n} মিলিয়ন',
  billion: '{n} বিলিয়ন',
  lakh: '{n} লাখ',
  crore: '{n} কোটি',
}

export const notSaved = 'সংরক্ষণ করা যায়নি'

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
