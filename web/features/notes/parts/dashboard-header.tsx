import { LayoutTemplate, LogOut, Plus } from 'lucide-react'
import { hours, longDay } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { PageExtras } from '../../../ui/heading.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { loggedThisMonth, priorityTasks, said, welcome } from '../labels.ts'

type DashboardHeaderProps = {
  name: string
  isPartner: boolean
  /** The firm's day. */
  today: string
  /** How many priority tasks the reader has, whatever the list is narrowed to; undefined while unknown. */
  priority: number | undefined
  /** Their own hours of this month; undefined while unknown. */
  logged: number | undefined
  onCreate: () => void
  onTemplates: () => void
  onSignOut: () => void
}

/** Who is here and what day it is; on phones only that, for the rest stands in the bars around it. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { name, isPartner, today, priority, logged, onCreate, onTemplates, onSignOut } = props
  const urgent = priorityTasks(priority ?? 0)
  return (
    <header className="flex items-start justify-between gap-6">
      <div className="min-w-0 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-x-2 max-md:gap-y-1">
        <h1 className="min-w-0 font-serif text-page-sm font-semibold [overflow-wrap:anywhere] max-md:col-span-2 md:inline md:text-page">
          {welcome(name)}
        </h1>
        {isPartner && (
          <span className="md:ml-3 md:align-[0.3em]">
            {/* The sign lets no line end between the last word and the badge. */}
            {'\u2060'}
            <Badge tone="brass">{said.partner}</Badge>
          </span>
        )}
        <p className={cx('text-body text-ink-2 md:mt-1', !isPartner && 'max-md:col-span-2')}>
          {longDay(today)}
          {urgent && <span className="max-md:hidden"> · {urgent}</span>}
          {logged !== undefined && logged > 0 && (
            <span className="max-md:hidden"> · {loggedThisMonth(hours(logged))}</span>
          )}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2 max-md:hidden">
        <Button variant="ghost" icon={<LogOut aria-hidden="true" className="size-4" />} onClick={onSignOut}>
          {said.signOut}
        </Button>
        <Button icon={<LayoutTemplate aria-hidden="true" className="size-4" />} onClick={onTemplates}>
          {said.fromTemplate}
        </Button>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          aria-keyshortcuts="N"
          data-opens-new-task=""
          onClick={onCreate}
        >
          {said.create}
          <Kbd>N</Kbd>
        </Button>
        <PageExtras />
      </div>
    </header>
  )
}
