import type { Role } from '../../../contract/people.ts'

/** What the screens of an account type say. */
export const accountTypes: Record<Role, { name: string; codeLabel: string; submit: string }> = {
  associate: {
    name: 'Associate',
    codeLabel: 'Associate Authorization Code',
    submit: 'Create Associate Account',
  },
  partner: { name: 'Partner', codeLabel: 'Partner Authorization Code', submit: 'Create Partner Account' },
}

/** How a code stands, in a word and a colour. */
export const codeStates = {
  active: { name: 'Active', tone: 'green' },
  'used-up': { name: 'Used up', tone: 'grey' },
  expired: { name: 'Expired', tone: 'grey' },
  revoked: { name: 'Revoked', tone: 'red' },
} as const

/** How often a code was used: '2 of 5', or '2' without a limit. */
export function usesOf({ uses, max_uses }: { uses: number; max_uses: number | null }): string {
  return max_uses === null ? String(uses) : `${uses} of ${max_uses}`
}
