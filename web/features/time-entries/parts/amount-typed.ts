import { dayOf, momentOf, timeOf } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { parseTimeLine } from '../../../../contract/time-line.ts'
import { useFirm } from '../../../lib/firm.ts'
import { useServerMinute } from '../../../lib/now.ts'

/** How long, and from when to when where that was typed; or the sentence that says why it is no amount. */
type AmountTyped = { sentence: string } | { seconds: number; spans: TimeEntry['spans'] | undefined }

/** Reads what is typed as an amount of a day: that and nothing else, on a day that is not to come. */
export function useAmountReading(): (text: string, day: string) => AmountTyped {
  const { time_zone } = useFirm()
  const now = useServerMinute()
  const today = dayOf(now, time_zone)
  return (text, day) => {
    if (day > today) return { sentence: timeSentences['time.in_the_future'] }
    const clock = day < today ? '24:00' : timeOf(now, time_zone)
    const read = parseTimeLine(text, { today: day, now: clock, codes: [] })
    if ('reason' in read) return { sentence: timeSentences[read.reason] }
    const { span, seconds, description, after_comma, is_billable, work_date } = read
    const isMore =
      description !== '' || after_comma !== undefined || is_billable !== undefined || work_date !== day
    if (isMore) return { sentence: timeSentences['time.not_understood'] }
    const at = (time: string) => momentOf(day, time, time_zone).toISOString()
    return { seconds, spans: span && [{ from: at(span.from), to: at(span.to) }] }
  }
}
