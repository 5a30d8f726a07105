import { Link, useMatches } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { PageHeading } from '../ui/heading.tsx'
import { EmptyState } from '../ui/states.tsx'

/** An area of the route table whose screen is still to come: its title, and the plain truth. */
export function NotBuiltYetPage() {
  const facts = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const title = facts?.title ?? 'This page'
  const toTasks = (
    <Link {...paths.tasks()} className={buttonClass()}>
      Go to Tasks
    </Link>
  )
  return (
    <div className={cx('flex flex-col gap-6', facts?.bare && 'mx-auto w-full max-w-3xl px-4 py-10')}>
      <PageHeading title={title} />
      <EmptyState icon={<Hammer />} title={`${title} is not built yet`} action={!facts?.bare && toTasks}>
        The address is right and will stay. The screen comes with one of the next versions.
      </EmptyState>
    </div>
  )
}
