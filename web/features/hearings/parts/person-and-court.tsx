import { useQuery } from '@tanstack/react-query'
import { FilterPlace } from '../../../ui/rows/filters.tsx'
import { Select } from '../../../ui/select.tsx'
import { courtChoicesQuery, leadChoicesQuery } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import type { DiarySearch } from '../address.ts'
import { diary } from '../labels.ts'

interface PersonAndCourtProps {
  search: DiarySearch
  onSearch: (change: Partial<DiarySearch>) => void
}

/** Narrows the diary to one person's hearings, or one court's. */
export function PersonAndCourt({ search, onSearch }: PersonAndCourtProps) {
  const { data: choices } = useQuery(courtChoicesQuery)
  const { data: people = [] } = useQuery(leadChoicesQuery)
  return (
    <>
      <FilterPlace width="w-44">
        <Select
          label={diary.person}
          value={search.person ?? ''}
          options={[
            { value: '', label: diary.anybody },
            ...people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name })),
          ]}
          onValueChange={(person) =>
            onSearch({ person: person || undefined, ...(person && { whose: undefined }) })
          }
        />
      </FilterPlace>
      <FilterPlace width="w-48">
        <Select
          label={diary.court}
          value={search.court ?? ''}
          options={[
            { value: '', label: diary.allCourts },
            ...(choices?.courts ?? []).map((court) => ({ value: court.id, label: courtName(court) })),
          ]}
          onValueChange={(court) => onSearch({ court: court || undefined })}
        />
      </FilterPlace>
    </>
  )
}
