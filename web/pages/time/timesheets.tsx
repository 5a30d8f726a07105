import { useInfiniteQuery } from '@tanstack/react-query'
import { sheetStates } from '../../../contract/timesheets.ts'
import { useAuth } from '../../features/auth/public.tsx'
import type { TimeSearch } from '../../features/time-entries/address.ts'
import { weeksQuery } from '../../features/timesheets/parts/api.ts'
import { BackLink } from '../../features/timesheets/parts/back-link.tsx'
import { said } from '../../features/timesheets/parts/labels.ts'
import { Periods } from '../../features/timesheets/parts/periods.tsx'
import { SheetList } from '../../features/timesheets/parts/sheet-list.tsx'
import { paths } from '../../lib/paths.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { PageHeading } from '../../ui/heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** /time?tab=approve: the weeks that wait for whoever approves time, and those that were decided. */
export function Timesheets({ weeks }: { weeks: TimeSearch['weeks'] }) {
  const { may } = useAuth()
  const onSearch = useSearchChange<TimeSearch>('/time')
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={said.title}
        meta={said.meta}
        back={<BackLink to={paths.time()}>{said.back}</BackLink>}
      />
      <Tabs
        label={said.shown}
        value={weeks ?? 'submitted'}
        onValueChange={(next) =>
          onSearch({ weeks: next === 'submitted' ? undefined : next }, { replace: false })
        }
        tabs={sheetStates.map((value) => ({
          value,
          label: said.shownAs[value],
          content: <Weeks state={value} />,
        }))}
      />
      {may('billing.approve') && <Periods />}
    </div>
  )
}

function Weeks({ state }: { state: (typeof sheetStates)[number] }) {
  return <SheetList query={useInfiniteQuery(weeksQuery(state))} state={state} />
}
