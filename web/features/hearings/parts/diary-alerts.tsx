import { useQuery } from '@tanstack/react-query'
import type { Hearing } from '../../../../contract/hearings.ts'
import { shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { DiarySearch } from '../address.ts'
import { undatedQuery } from '../api.ts'
import { diary, missingOf, said, undatedOf } from '../labels.ts'
import { partiesOf } from '../logic.ts'

interface DiaryAlertsProps {
  onShow: (view: NonNullable<DiarySearch['view']>) => void
  onRecord: (hearing: string) => void
}

/** What burns: outcomes that nobody wrote, and cases that nobody knows the next day of. */
export function DiaryAlerts({ onShow, onRecord }: DiaryAlertsProps) {
  const { data } = useQuery(undatedQuery)
  if (!data || (data.cases === 0 && data.outcomes === 0)) return null
  return (
    <section
      aria-label={diary.outcome}
      className="flex divide-border rounded-lg border border-border bg-surface shadow-card max-sm:flex-col max-sm:divide-y sm:divide-x print:hidden"
    >
      {data.oldest && (
        <Alert
          {...{ tone: 'red', words: missingOf(data.outcomes), oldest: data.oldest }}
          act={data.outcomes === 1 && data.oldest.can.close ? said.record : diary.show}
          onAct={() =>
            data.outcomes === 1 && data.oldest?.can.close ? onRecord(data.oldest.id) : onShow('missing')
          }
        />
      )}
      {data.cases > 0 && (
        <Alert
          {...{ tone: 'yellow', words: undatedOf(data.cases), act: diary.show }}
          onAct={() => onShow('undated')}
        />
      )}
    </section>
  )
}

interface AlertProps {
  tone: 'red' | 'yellow'
  words: string
  /** The one that has waited longest. */
  oldest?: Hearing
  act: string
  onAct: () => void
}

function Alert({ tone, words, oldest, act, onAct }: AlertProps) {
  return (
    <p className="flex min-h-12 flex-1 items-center justify-between gap-3 px-3 py-1.5">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {oldest && (
          <span className="text-secondary text-ink-2 [overflow-wrap:anywhere]">
            {shortDay(oldest.on_day)} · <span lang={languageOf(partiesOf(oldest))}>{partiesOf(oldest)}</span>
          </span>
        )}
      </span>
      <Button size="sm" onClick={onAct}>
        {act}
        <span className="sr-only"> {words}</span>
      </Button>
    </p>
  )
}
