import type { Timesheet } from '../../../../contract/timesheets.ts'
import { languageOf } from '../../../lib/language.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { stateTones } from '../logic.ts'
import { decidedBy, returnedFor, stateWords } from './labels.ts'

/** How far a week is; of one that was returned also why. */
export function SheetState({ sheet }: { sheet: Timesheet | null }) {
  const state = sheet?.state ?? 'open'
  const by = sheet?.decided_by_name
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>
        {by && (
          <span className="text-meta text-ink-2" lang={languageOf(by)}>
            {decidedBy(by)}
          </span>
        )}
      </span>
      {sheet?.reason && <Reason text={sheet.reason} />}
    </>
  )
}

/** Why a week was given back, in the words of who did it. */
function Reason({ text }: { text: string }) {
  return (
    <div className="order-last basis-full text-secondary text-ink">
      <LongText text={returnedFor(text)} />
    </div>
  )
}
