declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** Days were entered, cleared or copied: what follows from them may be otherwise now. */
    'court_calendar.changed': {
      title: string
      from: string
      until: string
      change: 'entered' | 'cleared' | 'copied'
      count: number
      name_en?: string
    }
  }
}

export {}
