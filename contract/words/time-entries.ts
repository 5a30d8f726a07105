import type { Billing } from '../time-entries.ts'

export const billingWords: Readonly<Record<Billing, string>> = {
  bill: 'Billable',
  covered: 'Covered by a fixed fee',
  no: 'Not billable',
}
