import { Link } from '@tanstack/react-router'
import { ClipboardCheck, Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Timesheet } from '../../../contract/timesheets.ts'
import { useAuth } from '../../features/auth/public.tsx'
import { weekSpan, page as words } from '../../features/time-entries/labels.ts'
import { submitWords } from '../../features/timesheets/labels.ts'
import type { Submitting } from '../../features/timesheets/logic.ts'
import { logTimeWords } from '../../lib/labels.ts'
import { laterPart } from '../../lib/lazy-part.ts'
import { openLogTime } from '../../lib/log-time.ts'
import { useMedia } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'

const WeekMenu = laterPart(() => import('./week-menu.tsx'), 'WeekMenu')
const SubmitDialog = laterPart(
  () => import('../../features/timesheets/parts/submit-dialog.tsx'),
  'SubmitDialog',
)

export interface WeekActionsProps {
  user_id: string
  sunday: string
  sheet: Timesheet | null | undefined
  submitting: Submitting
  /** Left out where no row is added any more. */
  onCopy: (() => void) | undefined
  today: string
  /** Shows the week of a day. */
  onWeek: (day: string) => void
}

/** What is done with one's own week, in the heading; on a phone a menu. */
export function WeekActions({ onCopy, submitting, sheet, today, onWeek, ...of }: WeekActionsProps) {
  const [isAsked, setAsked] = useState(false)
  const isWide = useMedia('(width >= 48rem)')
  const onSubmit = submitting === 'no' ? undefined : () => setAsked(true)
  return (
    <>
      {isWide ? (
        <Buttons onCopy={onCopy} onSubmit={onSubmit} isDue={submitting === 'due'} />
      ) : (
        <WeekMenu {...{ onSubmit, onCopy, today, onWeek }} sunday={of.sunday} />
      )}
      {isAsked && sheet !== undefined && (
        <SubmitDialog {...of} sheet={sheet} week={weekSpan(of.sunday)} onClose={() => setAsked(false)} />
      )}
    </>
  )
}

export type Acts = Pick<WeekActionsProps, 'onCopy'> & { onSubmit: (() => void) | undefined; isDue: boolean }

/** The week's last act stands last, and is the page's first one once the week is over. */
function Buttons({ onCopy, onSubmit, isDue }: Acts) {
  const { may } = useAuth()
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => openLogTime()}>
        {logTimeWords}
        <Kbd>L</Kbd>
      </Button>
      {onCopy && (
        <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={onCopy}>
          {words.copyRows}
        </Button>
      )}
      {may('time.approve') && (
        <Link {...paths.timesheets()} className={buttonClass()}>
          <ClipboardCheck aria-hidden="true" className="size-4" />
          {words.sheets}
        </Link>
      )}
      {onSubmit && (
        <Button variant={isDue ? 'primary' : 'secondary'} onClick={onSubmit}>
          {submitWords}
        </Button>
      )}
    </>
  )
}
