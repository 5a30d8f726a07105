import { useQuery } from '@tanstack/react-query'
import { roomOf } from '../../../../contract/meeting-room.ts'
import { dayIn } from '../../../lib/format.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFirm } from '../../people/public.ts'
import type { MeetingsSearch } from '../address.ts'
import { roomsQuery } from '../api.ts'
import { allLocations } from '../labels.ts'

export type MeetingFiltersProps = {
  search: MeetingsSearch
  onSearch: (change: Partial<MeetingsSearch>) => void
}

/** Which meetings are shown: by words, by place. */
export function MeetingFilters({ search, onSearch }: MeetingFiltersProps) {
  const { time_zone } = useFirm()
  const { data: rooms = [] } = useQuery(roomsQuery(dayIn(time_zone, useServerMinute())))
  const { location } = search
  const known = rooms.map((room) => room.location)
  // What the address asks for is a choice, also when the firm has not met there.
  const isKnown = location === undefined || known.some((room) => roomOf(room) === roomOf(location))
  const places = isKnown ? known : [location, ...known]
  const all = { value: '', label: allLocations }
  return (
    <search className="flex flex-wrap gap-2.5">
      <SearchBox
        label="Search meetings"
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
        placeholder="Search meetings, people, or a date like ‘Jul 07, 2026’"
        className="min-w-0 flex-1 basis-64"
      />
      <div className="w-[230px] shrink-0 max-md:w-full">
        <Select
          label="Location"
          value={places.find((place) => location !== undefined && roomOf(place) === roomOf(location)) ?? ''}
          options={[all, ...places.map((place) => ({ value: place, label: place }))]}
          onValueChange={(chosen) => onSearch({ location: chosen === '' ? undefined : chosen })}
        />
      </div>
    </search>
  )
}
