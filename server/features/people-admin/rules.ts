import type { Role } from '../../../contract/people.ts'
import type { Member } from '../../../contract/people-admin.ts'
import type { Staff } from '../../kernel/context.ts'

export interface MemberRow extends Omit<Member, 'can' | 'role'> {
  role: string
}

/** A person as a partner gets them, with what that partner may do about them: about oneself nothing. */
export function presentMember(reader: Pick<Staff, 'user_id'>, row: MemberRow): Member {
  const isOther = row.user_id !== reader.user_id
  const isHere = row.deactivated_at === null
  return {
    ...row,
    // The table allows no other role than these two.
    role: row.role as Role,
    ...(isHere ? {} : { has_left: true }),
    can: { set_role: isOther, deactivate: isOther && isHere, reactivate: isOther && !isHere },
  }
}
