import type { calendarEvent } from '../calendar.ts'
import type { EventType } from '../event-types.ts'
import type { PerField } from '../kernel/row.ts'
import type { Complete } from '../kernel/translated.ts'

export const eventNames: PerField<typeof calendarEvent, string> = {
  title: 'শিরোনাম',
  description: 'বিবরণ',
  event_date: 'তারিখ',
  event_time: 'সময়',
  event_type: 'ধরন',
}

export const feedName = (firm: string): string => `${firm}-এর ক্যালেন্ডার`

export const eventTypeWords: Record<EventType, string> = {
  meeting: 'সভা',
  deadline: 'সময়সীমা',
  court_date: 'আদালতের তারিখ',
  consultation: 'পরামর্শ',
  other: 'অন্যান্য',
}

export const hearingCategory = 'শুনানি'
export const limitedAccess = 'সীমিত প্রবেশের একটি মামলা'
export const itemOnList = (item: string): string => `ক্রমিক ${item}`

export type Whole = Complete<typeof import('./calendar.ts'), typeof import('./calendar.bn.ts')>
