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
