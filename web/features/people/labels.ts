import type { Named, Role } from '../../../contract/people.ts'
import type { FileColumn } from '../../lib/table-file.ts'
import { unknownName } from '../../ui/person.tsx'

/** A role as screens say it. */
export const roleNames: Record<Role, string> = { partner: 'Partner', associate: 'Associate' }

/** The same for a role that was told, and that a later release may have brought: then as it is called. */
export function roleName(role: string): string {
  const names: Readonly<Record<string, string>> = roleNames
  return names[role] ?? role
}

/** What greets the first partner of an empty firm. */
export const greeting = {
  title: 'First steps',
  hint: 'Three things, and the firm can begin.',
  dismiss: 'Dismiss',
  done: 'Done',
  failed: 'Failed to save that',
  invite: 'Invite your people',
  inviteHint: 'Whoever signs up needs a code of the firm. Make one for each person, or one for several.',
  inviteAct: 'Make a code',
  addCase: 'Add the first case',
  addCaseHint: 'Everybody in the firm sees the list of cases and finds them when they write tasks.',
  addCaseAct: 'Add a case',
  check: 'Check the firm’s name and zone',
  checkHint: (name: string, zone: string) =>
    `The firm is ${name}, and its days begin at midnight in ${zone}. Whoever runs the server sets both, before a start:`,
  checkAct: 'Both are right',
} as const

/** A name as it stands beside what somebody did: of somebody who has left it says so. */
export function nameOf({ full_name, has_left }: Named, unknown = ''): string {
  return `${full_name || unknown}${has_left ? ' (left)' : ''}`
}

/** Who made a row, in a file. */
export const creatorColumn: FileColumn<{ profiles: Named | null }> = {
  header: 'Created By',
  cell: ({ profiles }) => (profiles ? nameOf(profiles, unknownName) : unknownName),
  width: 24,
}
