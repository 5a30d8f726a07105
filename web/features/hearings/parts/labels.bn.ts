import type { Complete } from '../../../../contract/kernel/translated.ts'
import { count } from '../../../lib/format.ts'
import { plural } from '../../../lib/words.tsx'

export const statistics = {
  title: 'এ পর্যন্ত আদালতে',
  hearings: 'শুনানি',
  mean: 'দুই তারিখের মধ্যে গড়ে',
  longest: 'দীর্ঘতম অপেক্ষা',
} as const

export const daysOf = (days: number): string => plural(days, { one: '{n} দিন', other: '{n} দিন' })
export const meanOf = (days: number): string => `${count(Math.round(days))} দিন`
export const addAlong = 'একজন যোগ করুন'
export const notAlong = 'বাদ দিন'

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
