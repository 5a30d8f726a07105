import type { Changed } from '../../kernel/changed.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'calendar_event.created': { title: string; event_date: string; event_type: string }
    'calendar_event.modified': { title: string } & Changed
    'calendar_event.deleted': {
      title: string
      event_date: string
      event_time: string | null
      event_type: string
      description: string | null
    }
    'calendar_feed.created': { replaced: boolean }
    'calendar_feed.revoked': Record<never, never>
  }
}
