import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'meeting.created': Booking
    'meeting.modified': { title: string } & Changed
    'meeting.deleted': Booking
  }
}

interface Booking {
  title: string
  meeting_date: string
  start_time: string
  end_time: string
  location: string
}
