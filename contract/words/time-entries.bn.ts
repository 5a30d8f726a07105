import type { Complete } from '../kernel/translated.ts'
import type { Billing } from '../time-entries.ts'

export const billingWords: Readonly<Record<Billing, string>> = {
  bill: 'বিলযোগ্য',
  covered: 'নির্দিষ্ট ফির মধ্যে',
  no: 'বিলযোগ্য নয়',
}

export type Whole = Complete<typeof import('./time-entries.ts'), typeof import('./time-entries.bn.ts')>
