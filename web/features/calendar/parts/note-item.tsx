import { Link } from '@tanstack/react-router'
import { Archive, Flag } from 'lucide-react'
import type { DayNote } from '../../../../contract/calendar.ts'
import { timeOf } from '../../../../contract/kernel/days.ts'
import { paths } from '../../../lib/paths.ts'
import { CreatorBadge } from '../../../ui/person.tsx'

/** One note of a day, which leads to itself. */
export function NoteItem({ note, zone }: { note: DayNote; zone: string }) {
  const { id, title, category, client_name, case_id, is_priority, is_archived, created_at, profiles } = note
  const path = is_archived ? paths.archivedTask(id) : paths.task(id)
  const about = [category, client_name, case_id].filter(Boolean).join(' · ')
  return (
    <li className="flex gap-3 rounded-lg border border-border bg-surface px-3.5 py-3">
      <p className="w-14 shrink-0 pt-px text-secondary font-semibold text-ink-2 tabular-nums">
        {timeOf(new Date(created_at), zone)}
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="text-body font-semibold [overflow-wrap:anywhere]">
          <Link {...path} className="rounded-sm text-ink hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-meta [overflow-wrap:anywhere] text-ink-3">{about}</p>
        <div className="flex flex-wrap items-center gap-2">
          <CreatorBadge of={profiles} className="min-w-0" />
          {is_priority && (
            <span className="inline-flex items-center gap-1 text-meta font-semibold text-brass-ink">
              <Flag aria-hidden="true" className="size-3.5" />
              Priority
            </span>
          )}
          {is_archived && (
            <span className="inline-flex items-center gap-1 text-meta text-ink-3">
              <Archive aria-hidden="true" className="size-3.5" />
              Archived
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
