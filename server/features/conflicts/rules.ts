import type { HitFlag } from '../../../contract/conflict-words.ts'
import type { ConflictCheck } from '../../../contract/conflicts.ts'
import type { PartyRole, PartySide } from '../../../contract/party-words.ts'
import type { NameSource } from '../parties/public.ts'

/** A name as it was asked for, with all that was left out. */
export type Subject = ConflictCheck['subjects'][number]

/** Where a name that is alike stands. */
export interface Place {
  source: NameSource
  source_id: string | null
  name: string
  side: PartySide | null
  role: PartyRole | null
  case_ref: string | null
  /** The case is closed, or the party has left it. */
  is_over: boolean
}

/** What a hit may mean: the first that fits, the gravest first. */
export function flagOf(subject: Pick<Subject, 'side' | 'role'>, place: Omit<Place, 'name'>): HitFlag {
  const isClient = place.side === 'ours' && place.role === 'client'
  if (subject.side === 'ours' && place.side === 'theirs') return 'client_stood_against_us'
  if (subject.side === 'theirs' && isClient)
    return place.is_over ? 'opponent_was_client' : 'opponent_is_client'
  if (subject.role === 'opposing_counsel' && place.source === 'staff') return 'counsel_is_staff'
  return place.source === 'applicant' ? 'applicant_is_party' : 'name_only'
}

/** The same two parties on the same sides, in whichever check. */
export function pairKey({ name, side, role, party_ref }: Subject, place: Place): string {
  const asked = [party_ref ?? folded(name), side, role]
  const found = [place.source, place.source_id ?? folded(place.name), place.case_ref, place.side, place.role]
  return JSON.stringify([...asked, ...found])
}

const folded = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
