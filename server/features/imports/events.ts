export {}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** The rows of a file were written; each case tells of itself. */
    'import.applied': { title: string }
    'import.undone': { title: string }
  }
}
