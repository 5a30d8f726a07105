declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'person.role_set': { before: { role: string }; after: { role: string } }
    'person.deactivated': Record<never, never>
    'person.reactivated': Record<never, never>
    'work.moved': OfWork
    /** Through: whoever got it is told. */
    'work.arrived': OfWork & { full_name: string }
    'work.move_undone': OfWork
    'work.given_back': OfWork & { full_name: string }
  }
}

/** `person_id` had the work. */
interface OfWork {
  person_id: string
  to_id: string
  parts: string[]
}

export {}
