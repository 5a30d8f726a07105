import { ClipboardList, Ellipsis, Flag, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import { Alert } from './alert.tsx'
import { Badge, CountBadge, StatusBadge } from './badge.tsx'
import { Button, IconButton } from './button.tsx'
import { Card } from './card.tsx'
import { PageHeading, SectionHeading } from './heading.tsx'
import { HoursMeter } from './hours-meter.tsx'
import { Group } from './kit-gallery-group.tsx'
import { LoadMore, type Pages } from './load-more.tsx'
import { Avatar, CreatorBadge } from './person.tsx'
import { SectionScroller } from './section-scroller.tsx'
import { Skeleton, SkeletonGroup, SkeletonLines } from './skeleton.tsx'
import { Loading, Spinner } from './spinner.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import { Table, type TableSort } from './table.tsx'

const people = [
  'Tanvir Ahmed',
  'Clement Das',
  'Nusrat Jahan',
  'Mahin Chowdhury',
  'Monir Hossain',
  'Rahima Khatun',
  'Shila Rahman',
  'Ishrat Jahan',
  'Sadia Rahman',
  'Parveen Akter',
  'রহিমা খাতুন',
]

/** Everything that is only looked at. */
export function Display() {
  return (
    <>
      <Badges />
      <Cards />
      <Rows />
      <States />
    </>
  )
}

function Badges() {
  return (
    <>
      <Group title="Creator badges">
        {people.map((name) => (
          <CreatorBadge key={name} of={{ full_name: name }} />
        ))}
        <Avatar name="Nusrat Jahan" />
        <Avatar name="Nusrat Jahan" size="sm" />
      </Group>
      <Group title="Status and badges">
        <StatusBadge tone="yellow">Pending</StatusBadge>
        <StatusBadge tone="blue">In Progress</StatusBadge>
        <StatusBadge tone="green">Completed</StatusBadge>
        <StatusBadge tone="red">Cancelled</StatusBadge>
        <StatusBadge tone="purple">Interview</StatusBadge>
        <StatusBadge tone="grey">Archived</StatusBadge>
        <Badge tone="brass">Partner</Badge>
        <Badge>Associate</Badge>
        <Badge tone="accent">You</Badge>
        <CountBadge count={9} />
        <CountBadge count={4} tone="accent" what="unread" />
        <CountBadge count={120} tone="danger" max={99} what="unread" />
      </Group>
      <Group title="Hours" className="grid gap-4 md:grid-cols-4">
        <HoursMeter worked={6.5} projected={8} />
        <HoursMeter worked={9} projected={9} />
        <HoursMeter worked={14} projected={12} />
        <HoursMeter worked={3.25} projected={0} />
      </Group>
    </>
  )
}

function Cards() {
  return (
    <Group title="Headings, cards, scroller" className="flex flex-col gap-4">
      <PageHeading
        title="Welcome back, Nusrat Jahan"
        badge={<Badge tone="brass">Partner</Badge>}
        meta="Saturday, November 21, 2026 · 3 priority tasks · 31.5 h logged this month · ৳ 12,34,567.50"
      />
      <SectionHeading title="Priority Tasks" count={3} />
      <SectionScroller label="Priority Tasks">
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          <TaskCard tone="priority" title="Bail petition — State v. Anwar Hossain" />
          <TaskCard tone="plain" title="জমি রেজিস্ট্রেশন — দলিল যাচাই, গুলশান" lang="bn" />
          <TaskCard tone="archived" title="Loan documentation — syndicated facility" />
          <TaskCard tone="plain" title={`Very long ${'title without end '.repeat(8)}`} />
          <TaskCard tone="plain" title={'Unbreakable'.repeat(9)} />
          <TaskCard tone="plain" title="VAT appeal — hearing bundle, 24 November" />
          <TaskCard tone="plain" title="Trademark opposition — “Nokshi”" />
        </div>
        <LoadMore pages={failedPages} />
      </SectionScroller>
    </Group>
  )
}

const failedPages: Pages = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: true,
  fetchNextPage: () => Promise.resolve(),
}

function TaskCard({
  tone,
  title,
  lang,
}: {
  tone: 'plain' | 'priority' | 'archived'
  title: string
  lang?: string
}) {
  return (
    <Card tone={tone}>
      <div className="px-4 pt-4 pb-3">
        <div className="flex h-[30px] items-center gap-1 text-meta text-ink-3">
          <span className="min-w-0 flex-1 truncate">Litigation · Appeals</span>
          {tone === 'priority' && (
            <Flag aria-hidden="true" className="size-4 fill-brass-ink text-brass-ink" />
          )}
          {tone === 'archived' && <StatusBadge tone="grey">Archived</StatusBadge>}
          <IconButton label={`Actions for ${title.slice(0, 20)}`}>
            <Ellipsis className="size-4" />
          </IconButton>
        </div>
        <h3 lang={lang} className="text-card font-semibold">
          {title}
        </h3>
        <p className="text-body text-ink-2">Anwar Hossain · CASE-2026-417</p>
      </div>
      <div className="flex flex-col gap-2 border-t border-border px-4 py-3">
        <div className="flex items-center justify-between gap-3 text-meta text-ink-3">
          <CreatorBadge of={{ full_name: 'Nusrat Jahan' }} />
          12 min ago
        </div>
        <div className="flex items-center gap-2">
          <HoursMeter worked={6.5} projected={8} className="flex-1" />
          <IconButton label="Start timer">
            <Play className="size-4" />
          </IconButton>
        </div>
      </div>
    </Card>
  )
}

type Cost = { id: string; item: string; day: string; amount: string }

const costs: readonly Cost[] = [
  { id: '1', item: 'Court fee, writ petition', day: 'Nov 02, 2026', amount: '1,250.00' },
  {
    id: '2',
    item: 'Certified copies of the first information report and the order sheet',
    day: 'Nov 09, 2026',
    amount: '84.50',
  },
  { id: '3', item: 'দলিল তল্লাশি', day: 'Nov 12, 2026', amount: '12,300.00' },
]

function Rows() {
  const [sort, setSort] = useState<TableSort>({ key: 'day', direction: 'desc' })
  return (
    <Group title="Table" className="flex flex-col gap-4">
      <Table
        caption="Costs of CASE-2026-417"
        rows={costs}
        rowKey={(cost) => cost.id}
        sort={sort}
        onSort={setSort}
        columns={[
          { key: 'item', header: 'Item', cell: (cost) => cost.item },
          { key: 'day', header: 'Date', cell: (cost) => cost.day, sortable: true },
          { key: 'amount', header: 'Amount ($)', align: 'right', cell: (cost) => cost.amount },
        ]}
        actions={(cost) => (
          <IconButton label={`Edit ${cost.item}`}>
            <Pencil className="size-4" />
          </IconButton>
        )}
      />
    </Group>
  )
}

function States() {
  return (
    <Group title="States" className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      <EmptyState
        title="No tasks found"
        icon={<ClipboardList />}
        action={<Button variant="primary">New Task</Button>}
      >
        Create your first task to get started.
      </EmptyState>
      <ErrorState
        title="Failed to load notes"
        reason="The server does not answer."
        onRetry={() => undefined}
      />
      <SkeletonGroup label="Loading tasks...">
        <Card className="flex flex-col gap-3 p-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-4/5" />
          <SkeletonLines lines={4} />
        </Card>
      </SkeletonGroup>
      <Alert tone="destructive" title="Error">
        Invalid login credentials
      </Alert>
      <Alert tone="success" title="Success" action={<Button size="sm">Open</Button>}>
        Email verified! Please proceed with your application.
      </Alert>
      <Alert tone="info">Restored what you had typed.</Alert>
      <Loading label="Loading archived tasks..." />
      <p className="flex items-center gap-2">
        <Spinner /> Spinner
      </p>
    </Group>
  )
}
