import type { Complete } from '../kernel/translated.ts'

export const casePartWords = {
  lead: 'প্রধান আইনজীবী',
  team: 'দল',
  clerk: 'আইনজীবী সহকারী',
  of_counsel: 'পরামর্শক আইনজীবী',
}

export const conflictStateWords = {
  not_checked: 'যাচাই হয়নি',
  waiting: 'অপেক্ষমাণ',
  cleared: 'সংঘাতমুক্ত',
  conflict: 'সংঘাত আছে',
  waived: 'ছাড় দেওয়া',
}

export const feeKindWords = {
  none: 'নেই',
  lump_sum: 'এককালীন',
  per_appearance: 'প্রতি হাজিরায়',
  hourly: 'ঘণ্টা অনুযায়ী',
  retainer: 'রিটেইনার',
  stage: 'পর্যায় অনুযায়ী',
  mixed: 'মিশ্র',
}

export type Whole = Complete<typeof import('./case-kinds.ts'), typeof import('./case-kinds.bn.ts')>
