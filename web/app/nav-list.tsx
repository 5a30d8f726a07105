import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { useUnread } from '../features/notifications/public.tsx'
import { CountBadge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { said } from './labels.ts'
import { type Entry, type EntryGroup, entryGroups, isCurrent } from './navigation.ts'

/** The entries that this person may see, in their groups, with the current one marked. */
export function NavList({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { may } = useAuth()
  const { pathname } = useLocation()
  return (
    <nav aria-label={said.navigation} className="flex flex-col gap-4 coarse:gap-2">
      {entryGroups(may).map((group) => (
        <Group key={group.title ?? ''} group={group} pathname={pathname} onChoose={onChoose} />
      ))}
    </nav>
  )
}

type GroupProps = { group: EntryGroup; pathname: string; onChoose: (() => void) | undefined }

function Group({ group, pathname, onChoose }: GroupProps) {
  const id = useId()
  return (
    <div>
      {group.title && (
        <p id={id} className="px-2.5 pb-1.5 text-micro font-semibold text-ink-3">
          {group.title}
        </p>
      )}
      <ul aria-labelledby={group.title && id} className="flex flex-col">
        {group.entries.map((entry) => (
          <li key={entry.label}>
            <NavLink entry={entry} current={isCurrent(entry.link.to, pathname)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type NavLinkProps = { entry: Entry; current: boolean; onChoose: (() => void) | undefined }

function NavLink({ entry: { label, link, Icon, unread }, current, onChoose }: NavLinkProps) {
  return (
    <Link
      {...link}
      onClick={onChoose}
      aria-current={current ? 'page' : undefined}
      // The router's own mark would also be on '/' everywhere.
      activeProps={{}}
      className={cx(
        'flex h-[34px] items-center [@media(max-height:899px)_and_(pointer:fine)]:h-[30px] gap-2 rounded-md border px-[9px] font-semibold transition-colors coarse:h-control',
        current
          ? 'border-border bg-surface text-ink shadow-card'
          : 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('size-[17px] shrink-0', current ? 'text-accent' : 'text-ink-3')}
      />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {unread && <UnreadBadge type={unread} />}
    </Link>
  )
}

function UnreadBadge({ type }: { type: string }) {
  const count = useUnread(type)
  return count > 0 && <CountBadge count={count} max={99} tone="accent" what={said.unread} />
}
