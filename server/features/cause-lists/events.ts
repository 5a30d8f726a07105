export {}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'cause_list.read': { on_day: string; title: string }
    /** Each hearing tells of itself. */
    'cause_list.applied': { on_day: string; title: string }
    'cause_list.undone': { on_day: string; title: string }
  }
}
