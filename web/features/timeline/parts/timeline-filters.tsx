import { timelineStatuses } from '../../../../contract/timeline-statuses.ts'
import { timelineNames, timelineStatusWords } from '../../../../contract/words/timeline.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { shownAs } from '../../../lib/words.tsx'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { CaseIdFilter } from '../../cases/public.ts'
import type { TimelineSearch } from '../address.ts'
import { said } from '../labels.ts'

export type TimelinePart = RowPage<TimelineSearch>

/** Which events are shown: by words, by case, by status. */
export function TimelineFilters(page: TimelinePart) {
  return (
    <Filters>
      <WordsFilter of={page} label={said.search} placeholder={said.searchHint} />
      <CaseIdFilter value={page.search.case} onChange={(case_id) => page.onSearch({ case: case_id })} />
      <ChoiceFilter
        of={page}
        name="status"
        label={timelineNames.status}
        all={said.allStatuses}
        options={timelineStatuses}
        wordOf={shownAs(timelineStatusWords)}
        width="w-[170px]"
      />
    </Filters>
  )
}
