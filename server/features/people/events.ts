declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'profile.renamed': { before: { full_name: string }; after: { full_name: string } }
  }
}

export {}
