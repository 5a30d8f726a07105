interface Run {
  note_id: string
  owner_id: string
  title: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'timer.started': Run
    'timer.stopped': Run & { hours: number }
    'timer.paused': Omit<Run, 'owner_id'>
    'timer.continued': Omit<Run, 'owner_id'>
    'timer.described': Omit<Run, 'owner_id'>
    'timer.asked_about': Omit<Run, 'owner_id'> & { person_id: string }
    'timer.discarded': Omit<Run, 'owner_id'>
    'time.saved': Run & { hours: number }
  }
}

export {}
