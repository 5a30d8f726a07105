import type { Timesheet } from '../../../contract/timesheets.ts'

interface Of extends Pick<Timesheet, 'week_start'> {
  /** Whose week it is. */
  person_id: string
  hours: number
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'timesheet.submitted': Of
    'timesheet.recalled': Of
    'timesheet.approved': Of
    'timesheet.returned': Of & { reason: string }
  }
}
