import { useInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { feedback } from '../api.ts'
import { noneGiven, noneReceived, pageWords, said } from '../labels.ts'
import type { FeedbackSearch } from '../logic.ts'
import { FeedbackCard } from './feedback-card.tsx'

type FeedbackListProps = {
  /** The reader gives feedback; else they received it. */
  isGiven: boolean
  search: Pick<FeedbackSearch, 'associate'>
  onSearch: (change: FeedbackSearch) => void
}

/** All feedback that the reader may see, newest first. */
export function FeedbackList({ isGiven, search, onSearch }: FeedbackListProps) {
  const query = useInfiniteQuery(feedback.list({ associate_id: search.associate }))
  const remove = useRemoval(feedback, said)
  const empty = (
    <NoRows
      icon={<Star />}
      said={isGiven ? noneGiven : noneReceived}
      {...{ search, onSearch }}
      filters={['associate']}
      clear={pageWords.clear}
    />
  )
  return (
    <RowCards label={pageWords.list} grid="grid items-start gap-4 xl:grid-cols-2" {...{ query, said, empty }}>
      {(row) => (
        <FeedbackCard
          feedback={row}
          isGiven={isGiven}
          onEdit={({ id }) => onSearch({ edit: id })}
          onDelete={remove}
        />
      )}
    </RowCards>
  )
}
