interface Run {
  note_id: string
  owner_id: string
  title: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'timer.started': Run
    'timer.stopped': Run & { hours: number }
    'timer.discarded': { note_id: string; title: string }
    'time.saved': Run & { hours: number }
  }
}

export {}
