import { useQuery } from '@tanstack/react-query'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { languageOf } from '../../../lib/language.ts'
import { cx } from '../../../ui/cx.ts'
import { describing } from './labels.ts'
import { useTimer } from './timer-provider.tsx'
import type { Running } from './use-timer-desk.ts'

/** What the timer is about; pressed, it is said anew. */
export function AboutTimer({ running, className }: { running: Running; className: string }) {
  const { note_title, description, activity_code } = running
  const { describe } = useTimer()
  const { data: codes = [] } = useQuery({ ...codesQuery, enabled: activity_code !== undefined })
  const code = codes.find(({ code }) => code === activity_code)
  const about = [code && nameOfCode(code), description].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      title={about}
      onClick={describe}
      className={cx('min-h-6 truncate rounded-sm hover:underline hover:underline-offset-4', className)}
      lang={languageOf(about)}
    >
      <span className="sr-only">{describing.of(note_title)} </span>
      {about || describing.ask}
    </button>
  )
}
