declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'note.assigned': { owner_id: string; title: string; person_id: string; full_name: string }
    'note.unassigned': { owner_id: string; title: string; full_name: string }
    /** `person_id` hears of it: who is asked, who asked, or who had it. */
    'note.owner_asked': OfOwner
    'note.owner_made': OfOwner
    'note.owner_accepted': OfOwner
    'note.owner_declined': OfOwner
    'note.owner_withdrawn': OfOwner
    'note.steps_changed': { owner_id: string; title: string; step: string; change: StepChange }
    'task_template.created': { owner_id: string; name?: string }
    'task_template.modified': { owner_id: string; name?: string }
    'task_template.deleted': { owner_id: string; name?: string }
  }
}

interface OfOwner {
  owner_id: string
  title: string
  person_id: string
  full_name: string
}

export type StepChange = 'added' | 'changed' | 'done' | 'reopened' | 'taken' | 'moved' | 'deleted'
