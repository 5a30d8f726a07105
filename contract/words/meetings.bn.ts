import type { PerField } from '../kernel/row.ts'
import type { Complete } from '../kernel/translated.ts'
import type { meeting } from '../meetings.ts'

export const meetingNames: PerField<typeof meeting, string> = {
  title: 'শিরোনাম',
  description: 'বিবরণ',
  meeting_date: 'তারিখ',
  start_time: 'শুরুর সময়',
  end_time: 'শেষের সময়',
  location: 'স্থান',
}

export type Whole = Complete<typeof import('./meetings.ts'), typeof import('./meetings.bn.ts')>
