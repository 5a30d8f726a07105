import type { CaseAccess, WallDraft } from '../../../contract/case-access.ts'
import type { TextKind } from '../../../contract/case-states.ts'
import type { Changed } from '../../kernel/changed.ts'

/** Who can see a case, and how many people it has. */
export interface CaseStanding {
  access?: CaseAccess
  people?: number
}

interface OfCase {
  case_id: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** Of its people how many there are; walls are told to nobody here. */
    'case.access_changed': OfCase & {
      before: CaseStanding
      after: CaseStanding
      walls: { raised: WallDraft[]; lifted: string[] }
    }
    'case.disposed': OfCase & { disposed_on: string; result: string | null }
    'case.closed': OfCase & { close_note: string | null }
    /** Its conflicts are checked anew. */
    'case.reopened': OfCase & { reason: string }
    'case.person_added': OfCase & { person_id: string; part: string }
    'case.person_removed': OfCase & { person_id: string; part: string }
    /** A case has another number, in another court or not. */
    'case.transferred': OfCase & { why: string; moves_hearings: boolean; court_ref: string } & Changed
    'case.number_noted': OfCase & Changed
    /** Somebody linked what another one had typed. */
    'case.text_linked': OfCase & { kind: TextKind; row_id: string }
    /** All of another case came to this one; `before` is what went of the fields in which they differed. */
    'case.merged': OfCase & { merged_case: string; moved: string } & Changed
    // What was said is nobody's business in the audit trail. The subject is the case.
    'case_message.sent': OfCase & { mentioned: number }
    'case_message.deleted': OfCase & { author_id: string; sent_at: string }
  }
}
