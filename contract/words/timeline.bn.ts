import type { Complete } from '../kernel/translated.ts'

export const timelineNames = {
  case_id: 'মামলা আইডি',
  title: 'শিরোনাম',
  description: 'বিবরণ',
  timeline_date: 'তারিখ',
  status: 'অবস্থা',
  order_position: 'ক্রম',
}

export const timelineStatusWords = {
  pending: 'অপেক্ষমাণ',
  'in-progress': 'চলছে',
  completed: 'সম্পন্ন',
  cancelled: 'বাতিল',
}

export type Whole = Complete<typeof import('./timeline.ts'), typeof import('./timeline.bn.ts')>
