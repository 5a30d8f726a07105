import type { CheckReason, CheckState, HitDecision } from '../../../contract/conflict-words.ts'

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    /** Names were looked for; what was found is nobody's business in the audit trail. */
    'conflict_check.ran': { why: CheckReason; names: number; is_first: boolean }
    'conflict_check.decided': { state: CheckState; waits_for_second: boolean }
    'conflict_hit.decided': { decision: HitDecision }
  }
}
