import type { ApplicationStatus } from '../../../contract/career-application.ts'
import type { Position } from '../../../contract/career-positions.ts'
import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'career_application.received': { full_name: string; position: Position; is_repeated: boolean }
    'career_application.reviewed': { full_name: string; status: ApplicationStatus } & Changed
    'career_application.resume_downloaded': { full_name: string; file_name: string }
  }
}
