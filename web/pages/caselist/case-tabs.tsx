import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CaseFile } from '../../../contract/case-file.ts'
import { type CaseSearch, type CaseTab, caseTabs } from '../../features/case-file/address.ts'
import { caseCountsQuery } from '../../features/case-file/api.ts'
import { said, tabWords } from '../../features/case-file/labels.ts'
import { countOf, tabBeside, titleOf, typedClient } from '../../features/case-file/logic.ts'
import { Overview } from '../../features/case-file/parts/overview.tsx'
import { laterPart } from '../../lib/lazy-part.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { Tabs } from '../../ui/tabs.tsx'

const CaseTasks = laterPart(() => import('./case-lists.tsx'), 'CaseTasks')
const CaseCosts = laterPart(() => import('./case-lists.tsx'), 'CaseCosts')
const CaseEvents = laterPart(() => import('./case-lists.tsx'), 'CaseEvents')
const CaseCalendar = laterPart(() => import('./case-events.tsx'), 'CaseCalendar')
const CaseHearings = laterPart(() => import('./case-hearings.tsx'), 'CaseHearings')
const CaseDeadlines = laterPart(() => import('./case-deadlines.tsx'), 'CaseDeadlines')
const NextHearing = laterPart(() => import('./case-next-hearing.tsx'), 'NextHearing')
const NearDeadlines = laterPart(() => import('./case-near-deadlines.tsx'), 'NearDeadlines')
const CaseParties = laterPart(() => import('../../features/parties/parts/case-parties.tsx'), 'CaseParties')
const CaseHours = laterPart(() => import('../../features/case-file/parts/case-hours.tsx'), 'CaseHours')
const CaseMessages = laterPart(
  () => import('../../features/case-file/parts/case-messages.tsx'),
  'CaseMessages',
)
const CaseActivity = laterPart(
  () => import('../../features/activity/parts/case-activity.tsx'),
  'CaseActivity',
)
const LatestActivity = laterPart(
  () => import('../../features/activity/parts/latest-activity.tsx'),
  'LatestActivity',
)

/** The parts of a case; which one is open stands in the address. */
export function CaseTabs({ file }: { file: CaseFile }) {
  const { id } = file.case
  const tab = useSearch({ from: '/staff/caselist/case', select: (search) => search.tab ?? 'overview' })
  const onSearch = useSearchChange<CaseSearch>('/caselist/case')
  const { data } = useQuery(caseCountsQuery(id))
  const show = (next: CaseTab) =>
    onSearch({
      id,
      tab: next === 'overview' ? undefined : next,
      add: undefined,
      edit: undefined,
      open: undefined,
      deadline: undefined,
      act: undefined,
    })
  useTabKeys(file, tab, show)
  const contents: Record<CaseTab, ReactNode> = {
    overview: (
      <Overview
        file={file}
        hearing={<NextHearing file={file} />}
        deadlines={<NearDeadlines file={file} all={<AllOf id={id} tab="deadlines" />} />}
        latest={<LatestActivity id={id} all={<AllOf id={id} tab="activity" />} />}
        allParties={<AllOf id={id} tab="parties" />}
        onDialog={(dialog) => onSearch({ dialog })}
      />
    ),
    tasks: <CaseTasks file={file} />,
    hours: <CaseHours id={id} />,
    costs: <CaseCosts file={file} />,
    timeline: <CaseEvents file={file} />,
    hearings: <CaseHearings file={file} />,
    deadlines: <CaseDeadlines file={file} />,
    parties: <CaseParties caseRef={id} typedClient={typedClient(file)} mayWrite={file.can.write} />,
    events: <CaseCalendar file={file} />,
    messages: <CaseMessages id={id} mayWrite={file.can.write} />,
    activity: <CaseActivity id={id} />,
  }
  return (
    <Tabs
      label={said.tabs}
      heading={titleOf(file)}
      tabs={caseTabs.map((value) => ({
        value,
        label: tabWords[value],
        count: countOf(value, data?.counts),
        content: contents[value],
      }))}
      value={tab}
      onValueChange={show}
    />
  )
}

/** Keys that go about the tabs, and that add what a case has. */
function useTabKeys({ case: { id, status }, can }: CaseFile, tab: CaseTab, show: (next: CaseTab) => void) {
  const onSearch = useSearchChange<CaseSearch>('/caselist/case')
  const add = (to: CaseTab) => onSearch({ id, tab: to, add: '1', edit: undefined, rule: undefined })
  useShortcuts([
    { keys: '[', run: () => show(tabBeside(tab, -1)), label: said.tabBefore },
    { keys: ']', run: () => show(tabBeside(tab, 1)), label: said.nextTab },
    ...(can.write && status !== 'closed'
      ? [
          { keys: 'h', run: () => add('hearings'), label: said.addHearing },
          { keys: 'd', run: () => add('deadlines'), label: said.addDeadline },
        ]
      : []),
    ...(can.details ? [{ keys: 'e', run: () => onSearch({ dialog: 'change' }), label: said.edit }] : []),
  ])
}

/** The way from a part of the overview to the tab that has all of it. */
function AllOf({ id, tab }: { id: string; tab: CaseTab }) {
  return (
    <Link
      to="/caselist/case"
      search={{ id, tab }}
      replace
      className="inline-flex items-center text-secondary font-semibold text-accent hover:underline coarse:min-h-control"
    >
      {said.all}
    </Link>
  )
}
