import { useInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { Feedback } from '../../../../contract/feedback.ts'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { feedback } from '../api.ts'
import { said } from '../labels.ts'
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
  const none = associate_id === undefined ? said.none : said.noneFound
  return (
    <RowCards
      label="Feedback"
      grid="grid items-start gap-4 xl:grid-cols-2"
      query={query}
      said={said}
      empty={
        <NoRows
          icon={<Star />}
          title={none}
          text={isGiven ? said.willBeGiven : said.willBeReceived}
          filtered={associate_id !== undefined && said.noneReceived}
          onClear={onClear}
          clear="Show all feedback"
        />
      }
    >
      {(row) => <FeedbackCard feedback={row} isGiven={isGiven} onEdit={onEdit} onDelete={remove} />}
    </RowCards>
  )
}
