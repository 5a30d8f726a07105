import type { Role } from '../../../contract/people.ts'

/** A role as screens say it. */
export const roleNames: Record<Role, string> = { partner: 'Partner', associate: 'Associate' }
