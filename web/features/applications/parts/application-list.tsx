import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { applicationStatuses } from '../../../../contract/career-application.ts'
import { positions } from '../../../../contract/career-positions.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { applicationsQuery } from '../api.ts'
import { pageWords, said, statusWords } from '../labels.ts'
import { type ApplicationsSearch, filtersOf } from '../logic.ts'
import { ApplicationCard } from './application-card.tsx'

type ApplicationListProps = {
  search: ApplicationsSearch
  onSearch: (change: Partial<ApplicationsSearch>) => void
}

/** The applications, newest first, narrowed by words, by status, by position. */
export function ApplicationList({ search, onSearch }: ApplicationListProps) {
  const query = useInfiniteQuery(applicationsQuery(filtersOf(search)))
  const of = { search, onSearch }
  return (
    <>
      <Filters>
        <WordsFilter of={of} label={pageWords.search} placeholder={pageWords.searchHint} />
        <ChoiceFilter
          of={of}
          name="status"
          label={pageWords.status}
          all={pageWords.allStatuses}
          options={applicationStatuses}
          wordOf={(status) => statusWords[status]}
          width="w-[170px]"
        />
        <ChoiceFilter
          of={of}
          name="position"
          label={pageWords.position}
          all={pageWords.allPositions}
          options={positions}
          wordOf={(position) => positionLabels[position]}
          width="w-[190px]"
        />
      </Filters>
      <RowCards
        label={pageWords.list}
        {...{ query, said }}
        empty={<NoRows icon={<Inbox />} {...{ said, ...of }} filters={['q', 'status', 'position']} />}
      >
        {(application) => (
          <ApplicationCard application={application} onReview={({ id }) => onSearch({ review: id })} />
        )}
      </RowCards>
    </>
  )
}
