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
  setRole: 'Change role',
  setRoleOf: (name: string) => `Change role of ${name}`,
  deactivate: 'Deactivate',
  deactivateOf: (name: string) => `Deactivate ${name}`,
  reactivate: 'Reactivate',
  reactivateOf: (name: string) => `Reactivate ${name}`,
  roleSet: 'Role updated successfully',
  setRoleFailed: 'Failed to update role',
  deactivated: 'Person deactivated successfully',
  deactivateFailed: 'Failed to deactivate person',
  reactivated: 'Person reactivated successfully',
  reactivateFailed: 'Failed to reactivate person',
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
