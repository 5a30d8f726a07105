import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { TimeSuggestion } from '../../../../contract/time-suggestions.ts'
import { longDay } from '../../../lib/format.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { FailedLine } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { suggestionsQuery, useDismissSuggestion } from './api.ts'
import { dismissNamed, logNamed, suggestions as said } from './labels.ts'
import { fillingOf, namesOfSuggestion } from './proposals.ts'
import { RowName } from './row-name.tsx'
import { type LineToFill, useFilling } from './use-filling.ts'

interface SuggestionsProps {
  day: string
  line: LineToFill
}

/** What somebody did on a day and has not logged: each fills the line, or goes. */
export function Suggestions({ day, line }: SuggestionsProps) {
  const id = useId()
  const query = useQuery(suggestionsQuery(day))
  const { data, isFetching } = query
  const dismiss = useDismissing(day)
  const fill = useFilling(line)
  return (
    <section
      aria-labelledby={id}
      aria-busy={isFetching}
      className="flex min-w-0 flex-col rounded-lg border border-border bg-surface px-4 py-3"
    >
      <h2 id={id} className="flex items-center gap-2 font-serif text-card font-semibold">
        {said.title}
        {data && data.items.length > 0 && <CountBadge count={data.items.length} />}
      </h2>
      <p className="text-meta text-ink-3">{longDay(day)}</p>
      <FailedLine title={said.loadFailed} of={query} className="py-3" />
      {data?.items.length === 0 && <p className="py-3 text-secondary text-ink-2">{said.none}</p>}
      <ul className="mt-1 divide-y divide-border">
        {data?.items.map((one) => (
          <Suggestion
            key={`${one.source} ${one.source_id}`}
            of={one}
            onLog={() => fill(fillingOf(one, day))}
            onDismiss={() => dismiss(one)}
          />
        ))}
      </ul>
    </section>
  )
}

interface SuggestionProps {
  of: TimeSuggestion
  onLog: () => void
  onDismiss: () => void
}

function Suggestion({ of, onLog, onDismiss }: SuggestionProps) {
  const names = namesOfSuggestion(of)
  const act = of.source === 'gap' ? said.fill : of.seconds === null ? said.logMore : said.log
  return (
    <li className="flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1" title={names.name}>
        <RowName {...names} />
      </div>
      <Button size="sm" aria-label={logNamed(act, names.name)} onClick={onLog}>
        {act}
      </Button>
      <IconButton label={dismissNamed(names.name)} onClick={onDismiss}>
        <X className="size-[18px]" />
      </IconButton>
    </li>
  )
}

/** Dismisses a suggestion, with a way back. */
function useDismissing(work_date: string): (of: TimeSuggestion) => void {
  const toasts = useToasts()
  const { mutateAsync } = useDismissSuggestion()
  const say = (of: TimeSuggestion, dismissed: boolean) =>
    mutateAsync({ ...of, work_date, dismissed }).catch((error: unknown) => {
      toasts.error(said.dismissFailed, error)
      throw error
    })
  return (of) =>
    void say(of, true).then(
      () => toasts.undo(said.dismissed, () => void say(of, false).catch(() => undefined), said.dismissFailed),
      () => undefined,
    )
}
