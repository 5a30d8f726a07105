import type { Complete } from '../../../../contract/kernel/translated.ts'
import { outcomeMissing } from '../../../../contract/words/hearings.ts'
import { count } from '../../../lib/format.ts'
import { plural, pluralSoFar } from '../../../lib/words.tsx'

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

export const touchedHearings = {
  closed: (n: number, hasMore: boolean) =>
    pluralSoFar(n, hasMore, {
      one: '{n}টি শুনানি এখন এমন দিনে, যেদিন আদালত বসে না',
      other: '{n}টি শুনানি এখন এমন দিনে, যেদিন আদালত বসে না',
    }),
  loadFailed: 'যেসব শুনানি বন্ধের দিনে পড়েছে তা আনা যায়নি',
  failed: 'শুনানিটি ঠিক করা যায়নি',
} as const

export const missingOnPaper = (outcomes: number, since: string, parties: string): string =>
  outcomes === 1
    ? `${outcomeMissing}: ${since}, ${parties}`
    : `${since} থেকে ${count(outcomes)}টি ফলাফল লেখা হয়নি`

export const clashOnPaper = (other: string): string => `সংঘর্ষ: ${other}`
export const alsoHere = 'এখানেও'
export const tightOnPaper = (other: string): string => `সময় কম: ${other}`

export const nextOn = (day: string): string => `পরবর্তী শুনানি ${day}`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
