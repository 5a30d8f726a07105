declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'person.role_set': { before: { role: string }; after: { role: string } }
    'person.deactivated': Record<never, never>
    'person.reactivated': Record<never, never>
  }
}

export {}
