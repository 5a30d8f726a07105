/** In which language and digits somebody reads. */
interface Speech {
  language: string
  digits: string
  /** Where signing in leads them. */
  start_page: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'profile.renamed': { before: { full_name: string }; after: { full_name: string } }
    'profile.modified': { before: Partial<Speech>; after: Partial<Speech> }
  }
}

export {}
