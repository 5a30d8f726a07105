import type { Role } from '../../../contract/people.ts'

/** A role as screens say it. */
export const roleNames: Record<Role, string> = { partner: 'Partner', associate: 'Associate' }

/** Somebody who has left, beside what they did. */
export const leftName = (name: string): string => `${name} (left)`

/** The head of the column of a file that says who made a row. */
export const createdBy = 'Created By'
