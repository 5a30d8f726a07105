import { useState } from 'react'
import type { KeptDay } from '../../../../contract/kept-day.ts'
import { itemOnList, limitedAccess } from '../../../../contract/words/calendar.ts'
import { hearingStateWords, outcomeMissing } from '../../../../contract/words/hearings.ts'
import { outcome as words } from '../../../../contract/words/outcomes.ts'
import { clockTime, shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { courtName } from '../../courts/public.ts'
import { useQueue } from '../../queue/public.tsx'
import { actOn } from '../labels.ts'
import { lastActOn } from '../logic.ts'
import { KeptOutcome } from './kept-outcome.tsx'
import { Row } from './kept-row.tsx'

type Kept = KeptDay['hearings'][number]

interface KeptHearingProps {
  of: Kept
  today: string
}

/** A day in court of the kept day; its outcome is recorded there and waits for a connection. */
export function KeptHearing({ of: { at_time, about, is_mine, on_day }, today }: KeptHearingProps) {
  const { acts } = useQueue()
  const [isRecording, setRecording] = useState(false)
  const isPast = on_day < today
  // Those of today and tomorrow stand under their day.
  const time = [isPast && shortDay(on_day), at_time && clockTime(at_time)].filter(Boolean).join(' ')
  if (!about) return <Row title={limitedAccess} meta={[time]} />
  const { id, version, case_id, court, room, item_no, purpose, stage, people, can_close } = about
  const recorded = lastActOn(acts, 'outcome', id)
  const state = recorded?.body.state ?? about.state
  const what = purpose ?? (stage && courtName(stage))
  const meta = [time, courtName(court), room, item_no && itemOnList(item_no), what, people.join(', ')]
  const title = [case_id, about.title].filter(Boolean).join(' · ')
  const missing = isPast ? outcomeMissing : null
  return (
    <Row
      title={title}
      meta={[...meta, state === 'set' ? missing : hearingStateWords[state]]}
      isStrong={is_mine}
      isWaiting={recorded !== undefined}
    >
      {can_close && !recorded && (
        <Button
          className="mt-2 print:hidden"
          aria-label={actOn(words.title, title)}
          onClick={() => setRecording(true)}
        >
          {words.title}
        </Button>
      )}
      {isRecording && !recorded && (
        <KeptOutcome {...{ id, version, title, on_day }} onClose={() => setRecording(false)} />
      )}
    </Row>
  )
}
