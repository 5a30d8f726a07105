import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillingSettings } from '../../../../contract/billing-settings.ts'
import { leaderboardHours } from '../../../../contract/leaderboard-hours.ts'
import { approvedOnly, hoursWords } from '../../../../contract/words/leaderboard.ts'
import { shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHeading } from '../../../ui/heading.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { settingsQuery } from '../api.ts'
import { useChangeSettings } from './api.ts'
import { ClosePeriod } from './close-period.tsx'
import { closedThrough, periods as words } from './labels.ts'

/** Up to which day time is closed, and which hours the boards count. */
export function Periods() {
  const query = useQuery(settingsQuery)
  useLoadFailure(query, words.loadFailed)
  const { data: settings } = query
  const [isClosing, setClosing] = useState(false)
  if (!settings) return null
  const { closed_through, can } = settings
  return (
    <section aria-label={words.title} className="flex flex-col gap-2.5">
      <SectionHeading title={words.title} />
      <Card className="flex flex-wrap items-start gap-x-12 gap-y-5 p-4">
        <div className="flex flex-col items-start gap-2.5">
          <p>{closed_through ? closedThrough(shortDay(closed_through)) : words.none}</p>
          {can.close && <Button onClick={() => setClosing(true)}>{words.close}</Button>}
        </div>
        <Counted settings={settings} />
      </Card>
      {isClosing && <ClosePeriod settings={settings} onClose={() => setClosing(false)} />}
    </section>
  )
}

/** Which hours the boards count, chosen at once. */
function Counted({ settings: { leaderboard_hours, version, can } }: { settings: BillingSettings }) {
  const { mutateAsync: change, isPending, variables } = useChangeSettings()
  const toasts = useToasts()
  const choose = (next: BillingSettings['leaderboard_hours']) => {
    if (isPending || next === leaderboard_hours) return
    void change({ version, leaderboard_hours: next }).then(
      () => toasts.success(words.changed, words.changeFailed),
      (error: unknown) => toasts.error(words.changeFailed, error),
    )
  }
  return (
    <RadioGroup
      label={words.counts}
      value={(isPending ? variables.leaderboard_hours : null) ?? leaderboard_hours}
      options={leaderboardHours.map((value) => ({
        value,
        label: hoursWords[value],
        hint: value === 'approved' ? approvedOnly : words.allHours,
        disabled: !can.change,
      }))}
      onValueChange={choose}
    />
  )
}
