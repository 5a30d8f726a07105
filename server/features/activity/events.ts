import type { ExportTaken } from '../../../contract/exports.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** A list was taken away, as a file or on paper. The subject is who did it. */
    'list.exported': ExportTaken
  }
}
