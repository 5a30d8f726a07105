import { useQuery } from '@tanstack/react-query'
import { entryTypes, statementStatuses } from '../../../../contract/statement-categories.ts'
import {
  entryTypeWords,
  statementNames,
  statementStatusWords,
} from '../../../../contract/words/statements.ts'
import { inDigits } from '../../../lib/digits.ts'
import { monthIn, monthName } from '../../../lib/format.ts'
import { shownAs } from '../../../lib/words.tsx'
import { ChoiceFilter, WordsFilter } from '../../../ui/rows/filters.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFirm } from '../../people/public.ts'
import { allOfYear, type StatementsSearch } from '../address.ts'
import { yearsQuery } from '../api.ts'
import { said } from '../labels.ts'
import { periodOf, yearsOffered } from '../logic.ts'

type StatementFiltersProps = {
  search: StatementsSearch
  onSearch: (change: Partial<StatementsSearch>) => void
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** Which entries are shown: of which month and year, of which type and status, with which words. */
export function StatementFilters({ search, onSearch }: StatementFiltersProps) {
  return (
    <search className="grid grid-cols-2 gap-2.5 md:flex md:flex-wrap" data-print="none">
      <Period search={search} onSearch={onSearch} />
      <ChoiceFilter
        of={{ search, onSearch }}
        name="type"
        label={statementNames.entry_type}
        all={said.allTypes}
        options={entryTypes}
        wordOf={shownAs(entryTypeWords)}
        width="md:w-[140px]"
      />
      <ChoiceFilter
        of={{ search, onSearch }}
        name="status"
        label={statementNames.status}
        all={said.allStatuses}
        options={statementStatuses}
        wordOf={shownAs(statementStatusWords)}
        width="md:w-[160px]"
      />
      <WordsFilter
        of={{ search, onSearch }}
        label={said.search}
        placeholder={said.searchHint}
        className="col-span-2 min-w-0 flex-1 basis-56"
      />
    </search>
  )
}

function Period({ search, onSearch }: StatementFiltersProps) {
  const { time_zone } = useFirm()
  const thisMonth = monthIn(time_zone)
  const { year, month } = periodOf(search, thisMonth)
  const { data: used } = useQuery(yearsQuery)
  const years = yearsOffered(thisMonth, [year, ...(used?.years ?? [])])
  return (
    <>
      <div className="md:w-[150px]">
        <Select
          label={said.month}
          value={month?.slice(5) ?? allOfYear}
          options={[
            { value: allOfYear, label: said.allMonths },
            ...months.map((value) => ({ value, label: monthName(`${year}-${value}`) })),
          ]}
          onValueChange={(chosen) => onSearch({ month: chosen === thisMonth.slice(5) ? undefined : chosen })}
        />
      </div>
      <div className="md:w-[110px]">
        <Select
          label={said.year}
          value={year}
          options={years.map((value) => ({ value, label: inDigits(value) }))}
          onValueChange={(chosen) =>
            onSearch({ year: chosen === thisMonth.slice(0, 4) ? undefined : chosen })
          }
        />
      </div>
    </>
  )
}
