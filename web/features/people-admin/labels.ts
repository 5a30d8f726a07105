import type { Role } from '../../../contract/people.ts'

export const said = {
  title: 'People',
  meta: 'Who is in the firm, in which role, and who has left',
  caption: 'People',
  loading: 'Loading people...',
  loadFailed: 'Failed to load people',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  seen: 'Last seen',
  state: 'State',
  never: 'Never',
  oneself: 'You',
  none: 'Nobody else yet',
  noneHint: 'Invite the people of your firm.',
  codes: 'Authorization Codes',
  moveWork: 'Move all work',
  moveWorkOf: (name: string) => `Move all work of ${name}`,
} as const

/** What is done to somebody: the button, also as it is read out, and how it went. */
export const deeds = {
  setRole: {
    button: 'Change role',
    of: (name: string) => `Change role of ${name}`,
    done: 'Role updated successfully',
    failed: 'Failed to update role',
  },
  deactivate: {
    button: 'Deactivate',
    of: (name: string) => `Deactivate ${name}`,
    done: 'Person deactivated successfully',
    failed: 'Failed to deactivate person',
  },
  reactivate: {
    button: 'Reactivate',
    of: (name: string) => `Reactivate ${name}`,
    done: 'Person reactivated successfully',
    failed: 'Failed to reactivate person',
  },
} as const

export const stateWords = { active: 'Active', deactivated: 'Deactivated' } as const

/** What is asked before somebody gets another role. */
export const roleQuestions: Record<Role, { title: (name: string) => string; description: string }> = {
  partner: {
    title: (name) => `Make ${name} a partner?`,
    description: 'Partners see everybody’s tasks, the firm’s money and this page, from the next click on.',
  },
  associate: {
    title: (name) => `Make ${name} an associate?`,
    description: 'They lose at once what only partners see. Their own tasks and hours stay theirs.',
  },
}

/** What is asked before somebody is let in no more. */
export const deactivation = {
  title: (name: string) => `Deactivate ${name}?`,
  description:
    'They are signed out everywhere at once and cannot sign in. Their running timer is stopped and booked, and their calendar address ends. What they did stays, under their name.',
} as const
