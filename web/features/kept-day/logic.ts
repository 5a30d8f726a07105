import type { KeptDay } from '../../../contract/kept-day.ts'

/** A copy with what its age is known by; moments of this device's clock, in milliseconds. */
export interface Kept {
  copy: KeptDay
  /** When the server answered it. */
  heard: number
  /** When it was last looked at. */
  seen: number
}

const minute = 60_000
const longest = 72 * 60 * minute

/**
 * Whether a copy may still be shown: for 72 hours of the server's clock, which is as far from this device's as it was at the
 * last contact. A clock that jumped back since cannot tell, so nothing may be shown.
 */
export function isFit({ copy, heard, seen }: Kept, now: number): boolean {
  if (now < Math.max(heard, seen) - minute) return false
  const ahead = Date.parse(copy.at) - heard
  return now + ahead - Date.parse(copy.at) < longest
}
