import type { Hearing, HearingStatistics } from '../../../../contract/hearings.ts'
import { isSide } from '../logic.ts'

/** Which adjournment of a side one more would be; undefined where the type of the case sets no limit, or it is no side's. */
export function nthAdjournment(
  { limit, adjourned }: Pick<HearingStatistics, 'limit' | 'adjourned'>,
  by: NonNullable<Hearing['adjourned_by']>,
): { nth: number; limit: number; isLast: boolean } | undefined {
  if (!limit || !isSide(by)) return undefined
  const nth = adjourned[by] + 1
  return { nth, limit, isLast: nth >= limit }
}
