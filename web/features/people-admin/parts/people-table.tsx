import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import type { Member } from '../../../../contract/people-admin.ts'
import { dayAndTime, relativeTime } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge, StatusBadge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { roleName, useFirm } from '../../people/public.ts'
import { peopleQuery } from '../api.ts'
import { said, stateWords } from '../labels.ts'
import { PersonActions } from './person-actions.tsx'

/** Everybody in the firm with their standing, and what may be done about it. */
export function PeopleTable() {
  const query = useInfiniteQuery(peopleQuery)
  const columns = useColumns()
  return (
    <RowList {...{ query, said }}>
      {(people) => (
        <>
          <Table
            caption={said.caption}
            columns={columns}
            rows={people}
            rowKey={({ user_id }) => user_id}
            minWidth="lg:min-w-[60rem]"
            actions={(person) => <PersonActions person={person} />}
          />
          {people.length === 1 && <NobodyElse />}
          <LoadMore pages={query} />
        </>
      )}
    </RowList>
  )
}

function NobodyElse() {
  return (
    <EmptyState
      icon={<UserPlus />}
      title={said.none}
      action={
        <Link {...paths.codes()} className={buttonClass('primary')}>
          {said.codes}
        </Link>
      }
    >
      {said.noneHint}
    </EmptyState>
  )
}

function useColumns(): TableColumn<Member>[] {
  const { time_zone } = useFirm()
  const now = useNow()
  return [
    {
      key: 'name',
      header: said.name,
      cell: ({ full_name }) => <span className="font-semibold [overflow-wrap:anywhere]">{full_name}</span>,
    },
    {
      key: 'email',
      header: said.email,
      cell: ({ email }) => <span className="[overflow-wrap:anywhere] text-ink-2">{email}</span>,
    },
    {
      key: 'role',
      header: said.role,
      cell: ({ role }) => <Badge tone={role === 'partner' ? 'brass' : 'neutral'}>{roleName(role)}</Badge>,
    },
    {
      key: 'seen',
      header: said.seen,
      cell: ({ last_seen_at: at }) =>
        at === null ? (
          <span className="text-ink-3">{said.never}</span>
        ) : (
          <time dateTime={at} title={dayAndTime(at, time_zone)} className="text-ink-2">
            {relativeTime(at, now)}
          </time>
        ),
    },
    {
      key: 'state',
      header: said.state,
      cell: ({ deactivated_at: left }) => (
        <StatusBadge tone={left === null ? 'green' : 'grey'}>
          {stateWords[left === null ? 'active' : 'deactivated']}
        </StatusBadge>
      ),
    },
  ]
}
