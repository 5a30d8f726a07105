import { useSearch } from '@tanstack/react-router'
import { said, tabs } from '../features/leaderboard/labels.ts'
import { boardTabs, type LeaderboardSearch } from '../features/leaderboard/logic.ts'
import { Board, CompetitionRules, RefreshButton } from '../features/leaderboard/parts/board.tsx'
import { BreakdownDialog } from '../features/leaderboard/parts/breakdown-dialog.tsx'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading } from '../ui/heading.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** /leaderboard: who worked most, this month and ever. */
export function LeaderboardPage() {
  const search = useSearch({ from: '/staff/leaderboard' })
  const onSearch = useSearchChange<LeaderboardSearch>('/leaderboard')
  const open = (person: string) => onSearch({ person })
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.meta} actions={<RefreshButton />} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Tabs
          label={said.boards}
          value={search.tab ?? 'monthly'}
          onValueChange={(tab) => onSearch({ tab: tab === 'monthly' ? undefined : tab })}
          tabs={boardTabs.map((value) => ({
            value,
            label: tabs[value],
            content: (
              <Board
                tab={value}
                hours={search.hours}
                onHours={(hours) => onSearch({ hours })}
                onOpen={open}
              />
            ),
          }))}
        />
        <CompetitionRules />
      </div>
      <BreakdownDialog
        person={search.person}
        tab={search.tab ?? 'monthly'}
        hours={search.hours}
        onClose={() => onSearch({ person: undefined })}
      />
    </div>
  )
}
