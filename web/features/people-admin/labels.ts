import type { Role } from '../../../contract/people.ts'
import type { Question } from '../../ui/confirm.tsx'

export const said = {
  caption: 'People',
  loading: 'Loading people...',
  loadFailed: 'Failed to load people',
  never: 'Never',
  oneself: 'You',
  none: 'Nobody else yet',
  noneHint: 'Invite the people of your firm.',
  codes: 'Authorization Codes',
  setRole: 'Change role',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  roleSet: 'Role updated successfully',
  setRoleFailed: 'Failed to update role',
  deactivated: 'Person deactivated successfully',
  deactivateFailed: 'Failed to deactivate person',
  reactivated: 'Person reactivated successfully',
  reactivateFailed: 'Failed to reactivate person',
} as const

export const stateNames = {
  active: { name: 'Active', tone: 'green' },
  deactivated: { name: 'Deactivated', tone: 'grey' },
} as const

/** What is asked before somebody gets another role. */
export function askRole(name: string, role: Role): Question {
  return role === 'partner'
    ? {
        title: `Make ${name} a partner?`,
        description:
          'Partners see everybody’s tasks, the firm’s money and this page, from the next click on.',
        confirmLabel: said.setRole,
      }
    : {
        title: `Make ${name} an associate?`,
        description: 'They lose at once what only partners see. Their own tasks and hours stay theirs.',
        confirmLabel: said.setRole,
        destructive: true,
      }
}

/** What is asked before somebody is let in no more. */
export function askDeactivation(name: string): Question {
  return {
    title: `Deactivate ${name}?`,
    description:
      'They are signed out everywhere at once and cannot sign in. Their running timer is stopped and booked, and their calendar address ends. What they did stays, under their name.',
    confirmLabel: said.deactivate,
    destructive: true,
  }
}
