import { timingSafeEqual } from 'node:crypto'
import type { LinkType } from '../../../contract/auth.ts'
import { keyedHash } from './keyed-hash.ts'

/** The refresh token of a generation of a session: always the same one, and never stored. */
export function refreshTokenOf(secret: Uint8Array, session_id: string, generation: number): string {
  return keyedHash(secret, 'refresh token', session_id, String(generation)).toString('base64url')
}

export function hashOfRefreshToken(secret: Uint8Array, token: string): Buffer {
  return keyedHash(secret, 'refresh token hash', token)
}

/** The token of a mailed link: the row's id and what only we can add to it. */
export function linkTokenOf(secret: Uint8Array, id: string, purpose: LinkType): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, keyedHash(secret, 'mailed link', id, purpose)]).toString('base64url')
}

/** The id in a mailed link's token, or undefined when we did not make it for this purpose. */
export function idOfLinkToken(secret: Uint8Array, token: string, purpose: LinkType): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48) return undefined
  const hex = bytes.toString('hex', 0, 16)
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(16), keyedHash(secret, 'mailed link', id, purpose)) ? id : undefined
}
