import type { Timesheet } from '../../../contract/timesheets.ts'
import type { Changed } from '../../kernel/changed.ts'

interface Of extends Pick<Timesheet, 'week_start'> {
  /** Whose week it is. */
  person_id: string
  hours: number
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'timesheet.submitted': Of
    /** The version that it had: a week that is submitted again counts on. */
    'timesheet.recalled': Of & { version: number }
    'timesheet.approved': Of
    'timesheet.returned': Of & { reason: string }
    'timesheet.reopened': Of & { reason: string }
    'billing_settings.modified': Changed & { reason?: string }
  }
}
