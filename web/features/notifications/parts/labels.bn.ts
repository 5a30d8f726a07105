import type { Complete } from '../../../../contract/kernel/translated.ts'

export const list = {
  none: 'এখনও কোনো বিজ্ঞপ্তি নেই',
  alerts: 'এই পাতা আড়ালে থাকলেও নতুনগুলো দেখান',
  alertsBlocked: 'আপনার ব্রাউজার এই সাইটের বিজ্ঞপ্তি আটকে রেখেছে; ব্রাউজারের সেটিংসে অনুমতি দেওয়া যায়।',
  unread: 'অপঠিত: ',
}

export function markOne(title: string): string {
  return `“${title}” পঠিত করুন`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
