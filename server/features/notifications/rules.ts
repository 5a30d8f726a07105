import { applicationNotice } from '../../../contract/careers.ts'
import { positionLabels } from '../../../contract/words/careers.ts'
import type { DomainEvent } from '../../kernel/record.ts'

interface News {
  type: string
  title: string
  message: string
  people: 'partners' | string[]
}

/** Who is told what about an event (specification: notifications 2), or nothing. The actor is left out by the caller. */
export function newsOf(event: DomainEvent, actor: string): News | undefined {
  switch (event.type) {
    case 'note.created':
      return {
        type: 'note_created',
        title: 'New task created',
        message: `${actor} created “${event.title}”`,
        people: 'partners',
      }
    case 'note.modified':
      return aboutNote('Task updated', `${actor} updated “${event.title}”`, event.owner_id)
    case 'note.archived':
      return aboutNote('Task archived', `${actor} archived “${event.title}”`, event.owner_id)
    case 'note.unarchived':
      return aboutNote('Task unarchived', `${actor} unarchived “${event.title}”`, event.owner_id)
    case 'note.deleted':
      return aboutNote('Task deleted', `${actor} deleted “${event.title}”`, event.owner_id)
    case 'note.restored':
      return aboutNote('Task restored', `${actor} restored “${event.title}”`, event.owner_id)
    case 'notes.auto_archived':
      return {
        type: 'notes_archived',
        title: 'Tasks archived',
        message: `${event.count} ${event.count === 1 ? 'task' : 'tasks'} of past months moved to the archive`,
        people: [event.owner_id],
      }
    case 'partner_feedback.given':
      return aboutFeedback('New feedback', `${actor} gave you ${stars(event.rating)}`, event.associate_id)
    case 'partner_feedback.modified':
      return aboutFeedback('Feedback updated', `${actor} changed the feedback for you`, event.associate_id)
    case 'career_application.received':
      return {
        type: applicationNotice,
        title: 'New application',
        message: `${event.full_name} applied for ${positionLabels[event.position]}`,
        people: 'partners',
      }
    default:
      return undefined
  }
}

function aboutNote(title: string, message: string, owner: string): News {
  return { type: 'note_modified', title, message, people: [owner] }
}

/** Its text stays on its own page: a notification outlives feedback that is taken back. */
function aboutFeedback(title: string, message: string, associate: string): News {
  return { type: 'feedback_received', title, message, people: [associate] }
}

function stars(rating: number): string {
  return `feedback with ${rating} of 5 stars`
}
