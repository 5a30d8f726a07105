import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX, Star } from 'lucide-react'
import type { Feedback } from '../../../../contract/feedback.ts'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { feedbackQuery, useDeleteFeedback, useRestoreFeedback } from '../api.ts'
import { said } from '../labels.ts'
import { FeedbackCard } from './feedback-card.tsx'

export type FeedbackListProps = {
  associate_id: string | undefined
  /** The reader gives feedback; else they received it. */
  isGiven: boolean
  onEdit: (feedback: Feedback) => void
  onClear: () => void
}

/** All feedback that the reader may see, newest first. */
export function FeedbackList({ associate_id, isGiven, onEdit, onClear }: FeedbackListProps) {
  const query = useInfiniteQuery(feedbackQuery(associate_id === undefined ? {} : { associate_id }))
  const { data, isPending, isFetching, refetch } = query
  const remove = useRemoval({
    remove: useDeleteFeedback().mutateAsync,
    restore: useRestoreFeedback().mutateAsync,
    said,
  })
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    const isFiltered = associate_id !== undefined
    return <NoFeedback isGiven={isGiven} onClear={isFiltered ? onClear : undefined} />
  }
  return (
    <section aria-label="Feedback" className="flex flex-col gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {items.map((feedback) => (
          <FeedbackCard
            key={feedback.id}
            feedback={feedback}
            isGiven={isGiven}
            onEdit={onEdit}
            onDelete={remove}
          />
        ))}
      </div>
      <LoadMore pages={query} />
    </section>
  )
}

function NoFeedback({ isGiven, onClear }: { isGiven: boolean; onClear: (() => void) | undefined }) {
  if (onClear) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No feedback found"
        action={<Button onClick={onClear}>Show all feedback</Button>}
      >
        This associate has not received feedback yet.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Star />} title="No feedback yet">
      {isGiven
        ? 'What you tell associates about their work will be listed here.'
        : 'What the partners tell you about your work will be listed here.'}
    </EmptyState>
  )
}
