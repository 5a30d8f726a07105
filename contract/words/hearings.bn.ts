import type { Complete } from '../kernel/translated.ts'

export const hearingNames = {
  on_day: 'তারিখ',
  at_time: 'সময়',
  bench: 'বেঞ্চ',
  room: 'কক্ষ',
  item_no: 'ক্রমিক',
  purpose: 'উদ্দেশ্য',
  brief: 'ব্রিফ',
}

export type Whole = Complete<typeof import('./hearings.ts'), typeof import('./hearings.bn.ts')>
