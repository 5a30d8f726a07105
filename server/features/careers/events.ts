import type { ApplicationStatus, Position } from '../../../contract/career-positions.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'career_application.received': { full_name: string; position: Position; is_repeated: boolean }
    'career_application.reviewed': {
      status: ApplicationStatus
      before: Record<string, unknown>
      after: Record<string, unknown>
    }
    'career_application.resume_downloaded': { file_name: string }
  }
}

export type CareersEvent =
  | 'career_application.received'
  | 'career_application.reviewed'
  | 'career_application.resume_downloaded'
