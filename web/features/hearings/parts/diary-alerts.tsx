import { useQuery } from '@tanstack/react-query'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { DiarySearch } from '../address.ts'
import { undatedQuery } from '../api.ts'
import { diary, missingOf, undatedOf } from '../labels.ts'

/** What burns: outcomes that nobody wrote, and cases that nobody knows the next day of. */
export function DiaryAlerts({ onShow }: { onShow: (view: NonNullable<DiarySearch['view']>) => void }) {
  const { data } = useQuery(undatedQuery)
  if (!data || (data.cases === 0 && data.outcomes === 0)) return null
  return (
    <section
      aria-label={diary.outcome}
      className="flex divide-border rounded-lg border border-border bg-surface shadow-card max-sm:flex-col max-sm:divide-y sm:divide-x print:hidden"
    >
      {data.outcomes > 0 && (
        <Alert tone="red" words={missingOf(data.outcomes)} onShow={() => onShow('missing')} />
      )}
      {data.cases > 0 && (
        <Alert tone="yellow" words={undatedOf(data.cases)} onShow={() => onShow('undated')} />
      )}
    </section>
  )
}

function Alert({ tone, words, onShow }: { tone: 'red' | 'yellow'; words: string; onShow: () => void }) {
  return (
    <p className="flex min-h-12 flex-1 items-center justify-between gap-3 px-3 py-1.5">
      <StatusBadge tone={tone}>{words}</StatusBadge>
      <Button size="sm" onClick={onShow}>
        {diary.show}
        <span className="sr-only"> {words}</span>
      </Button>
    </p>
  )
}
