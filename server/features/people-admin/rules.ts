import type { Member } from '../../../contract/people-admin.ts'
import { holds } from '../../../contract/rights.ts'
import { undoDays, type WorkMove } from '../../../contract/work-moves.ts'
import type { Staff, StaffContext } from '../../kernel/context.ts'
import { type PersonRow, presentPerson } from '../people/public.ts'

export type MemberRow = Omit<Member, 'can'>

/** A person as the reader gets them, with what they may do about them: about oneself nothing. */
export function presentMember(reader: Pick<Staff, 'user_id' | 'rights'>, row: MemberRow): Member {
  const isOther = row.user_id !== reader.user_id
  const isHere = row.deactivated_at === null
  return {
    ...row,
    ...(isHere ? {} : { has_left: true }),
    can: {
      set_role: isOther && holds(reader, 'roles.give'),
      deactivate: isOther && isHere && holds(reader, 'people'),
      reactivate: isOther && !isHere && holds(reader, 'people'),
    },
  }
}

export interface MoveRow extends Pick<WorkMove, 'id' | 'parts' | 'at' | 'counts'> {
  from: PersonRow
  to: PersonRow
  by: PersonRow
  finished_at: string | null
  undone_at: string | null
  given_back_at: string | null
}

/** A move of work as the reader gets it. */
export function presentMove({ actor, now }: Pick<StaffContext, 'actor' | 'now'>, row: MoveRow): WorkMove {
  const { finished_at, undone_at, given_back_at, from, to, by, ...move } = row
  const isInTime = now.getTime() <= Date.parse(move.at) + undoDays * 24 * 60 * 60_000
  const isTheirs = holds(actor, 'notes.all') || from.user_id === actor.user_id
  return {
    ...move,
    ...{ from: presentPerson(from), to: presentPerson(to), by: presentPerson(by) },
    state: given_back_at ? 'undone' : undone_at ? 'undoing' : finished_at ? 'moved' : 'moving',
    can: { undo: undone_at === null && isInTime && isTheirs },
  }
}
