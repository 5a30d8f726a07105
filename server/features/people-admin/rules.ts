import type { Member } from '../../../contract/people-admin.ts'
import { holds } from '../../../contract/rights.ts'
import type { Staff } from '../../kernel/context.ts'

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
