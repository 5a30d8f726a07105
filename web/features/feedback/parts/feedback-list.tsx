import { useInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { Feedback } from '../../../../contract/feedback.ts'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { feedback } from '../api.ts'
import { noneGiven, noneReceived, pageWords, said } from '../labels.ts'
import { FeedbackCard } from './feedback-card.tsx'

type FeedbackListProps = {
  associate_id: string | undefined
  /** The reader gives feedback; else they received it. */
  isGiven: boolean
  onEdit: (feedback: Feedback) => void
  onClear: () => void
}

/** All feedback that the reader may see, newest first. */
export function FeedbackList({ associate_id, isGiven, onEdit, onClear }: FeedbackListProps) {
  const query = useInfiniteQuery(feedback.list({ associate_id }))
  const remove = useRemoval(feedback, said)
  const empty = (
    <NoRows
      icon={<Star />}
      said={isGiven ? noneGiven : noneReceived}
      search={{ associate_id }}
      onSearch={onClear}
      filters={['associate_id']}
      clear={pageWords.clear}
    />
  )
  return (
    <RowCards label={pageWords.list} grid="grid items-start gap-4 xl:grid-cols-2" {...{ query, said, empty }}>
      {(row) => <FeedbackCard feedback={row} isGiven={isGiven} onEdit={onEdit} onDelete={remove} />}
    </RowCards>
  )
}
