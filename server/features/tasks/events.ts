declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'note.assigned': { owner_id: string; title: string; person_id: string; full_name: string }
    'note.unassigned': { owner_id: string; title: string; full_name: string }
    'note.steps_changed': { owner_id: string; title: string; step: string; change: StepChange }
    'task_template.created': { name: string }
    'task_template.modified': { name: string }
    'task_template.deleted': { name: string }
  }
}

export type StepChange = 'added' | 'changed' | 'done' | 'reopened' | 'taken' | 'moved' | 'deleted'
