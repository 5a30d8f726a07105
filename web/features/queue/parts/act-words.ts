import { hearingStateWords } from '../../../../contract/words/hearings.ts'
import { statusWords } from '../../../../contract/words/tasks.ts'
import { hours, shortDay } from '../../../lib/format.ts'
import { nameOf } from '../../people/public.ts'
import { hoursOn, kinds, nextOn, said, statusTo, versionOf } from '../labels.ts'
import type { Act, Change, Theirs } from '../logic.ts'

/** What an act is of: as it was read, else what kind of thing. */
export const aboutOf = ({ about, change }: Act): string => about || kinds[change.kind]

/** What was done, in words. */
export function wordsOf(change: Change): string {
  if (change.kind === 'status') return statusTo(statusWords[change.status])
  if (change.kind === 'hours') return hoursOn(hours(change.hours_worked), shortDay(change.work_date))
  if (change.kind === 'mention') return said.done
  if (change.kind !== 'outcome')
    return (change.kind === 'step' ? change.done : change.completed) ? said.done : said.notDone
  const { state, next, adjourn_reason, order_summary } = change.body
  return lines(hearingStateWords[state], adjourn_reason, next?.on_day, order_summary)
}

/** How the row stands that somebody else has changed. */
export function wordsOfTheirs({ kind }: Change, theirs: Theirs): string {
  if (kind === 'status' && theirs.status) return statusTo(statusWords[theirs.status])
  if (kind === 'outcome' && theirs.state)
    return lines(
      theirs.state === 'set' && theirs.on_day ? shortDay(theirs.on_day) : hearingStateWords[theirs.state],
      undefined,
      theirs.next_on ?? undefined,
      theirs.order_summary,
    )
  return ''
}

/** Whose version that is. */
export function whoseOf({ modifier_profile, closer }: Theirs): string {
  const who = modifier_profile ?? closer
  return who ? versionOf(nameOf(who)) : said.theirs
}

function lines(
  state: string,
  why: string | null | undefined,
  next: string | undefined,
  order: string | null | undefined,
): string {
  return [state, why, next && nextOn(shortDay(next)), order].filter(Boolean).join('\n')
}
