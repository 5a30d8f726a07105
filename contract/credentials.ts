import * as z from 'zod/mini'
import { passwordLength } from './limits.ts'

/** An e-mail as it is stored and compared: without the spaces and capitals that people add. */
export function foldEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}

const emailShape = z.email()

/** Whether a folded e-mail can be somebody's: an address that mail can be sent to and that fits its column. */
export function isEmail(email: string): boolean {
  return email.length <= 320 && z.safeParse(emailShape, email).success
}

/** A password as it is hashed: one spelling for the same characters on every keyboard. */
export function foldPassword(password: string): string {
  return password.normalize('NFKC')
}

/** Whether a folded password is neither too short nor too long, counted in characters. */
export function hasPasswordLength(password: string): boolean {
  const { length } = [...password]
  return length >= passwordLength.least && length <= passwordLength.most
}
