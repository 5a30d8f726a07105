import { printAmount } from '../../../../contract/time-line.ts'
import type { TimeSuggestion } from '../../../../contract/time-suggestions.ts'
import { clockTime } from '../../../lib/format.ts'
import { locale } from '../../../lib/locale.ts'
import type { Filling } from './filling.ts'
import { namesOf } from './grid.ts'
import { editedAt, gapOf, hearingIn, suggestions as said, usual } from './labels.ts'

/** What a suggestion is called, and below it when and how long. */
export function namesOfSuggestion(of: TimeSuggestion): { name: string; below: string } {
  const title = of.title ?? said.hearing
  const name = of.source === 'gap' ? said.gap : of.source === 'hearing' ? hearingIn(caseNameOf(of)) : title
  const court = of.court && (locale === 'bn' ? (of.court.name_bn ?? of.court.name_en) : of.court.name_en)
  const below = [timesOf(of), ...detailsOf(of), of.source === 'hearing' ? court : of.case?.case_id]
  return { name, below: below.filter(Boolean).join(' · ') }
}

const caseNameOf = (of: TimeSuggestion): string => namesOf({ ...of, note_title: null }).name ?? ''

function timesOf({ source, from, to }: TimeSuggestion): string {
  if (source === 'task' || !from) return ''
  return clockTime(to ? `${from} – ${to}` : from)
}

function detailsOf({ source, from, seconds }: TimeSuggestion): string[] {
  if (source === 'hearing') return [seconds === null ? said.unknown : usual(seconds)]
  if (source === 'gap') return [gapOf(seconds ?? 0)]
  if (source === 'task') return from ? [editedAt(from)] : []
  return [said[source]]
}

/** What it puts into the line for its day: all that is known, and the caret where its length is to be said. */
export function fillingOf(of: TimeSuggestion, day: string): Filling {
  const { source, from, to, seconds, note_id } = of
  const amount = from && to ? `${from}-${to}` : seconds === null ? '' : printAmount(seconds)
  const text = source === 'hearing' ? said.hearing : (of.title ?? '')
  const line = `${amount} ${text}${of.activity_code ? ` /${of.activity_code}` : ''}`
  return {
    line,
    caret: amount ? line.length : 0,
    chosen: {
      work_date: day,
      case: of.case ? { id: of.case.id, name: caseNameOf(of) } : null,
      sent: {
        // Of a gap nothing is known but its times.
        ...(source !== 'gap' && { source, source_id: of.source_id }),
        ...(note_id && { note_id }),
      },
    },
  }
}
