import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { RunningTimer } from '../features/timers/public.tsx'
import { paths } from '../lib/paths.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Brand } from './brand.tsx'
import { said } from './labels.ts'
import { NavList } from './nav-list.tsx'
import { commandKey } from './platform.ts'
import { UserCard } from './user-card.tsx'

/** The navigation of wide screens, always in view at the left. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  return (
    <header
      data-print="none"
      className="sticky top-(--strip) z-20 hidden h-[calc(100dvh-var(--strip))] w-[248px] shrink-0 flex-col border-r border-border px-3.5 pt-4 pb-3 lg:flex"
    >
      <Link {...paths.tasks()} className="mx-1 mb-3.5 flex min-w-0 rounded-md">
        <Brand />
        <span className="sr-only">{said.home}</span>
      </Link>
      <SearchButton onSearch={onSearch} />
      <RunningTimer />
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pt-4 pb-2">
        <NavList />
      </div>
      <UserCard />
    </header>
  )
}

/** Looks like a search field and opens the palette. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 w-full items-center gap-2 rounded-md border border-border-strong bg-surface pr-2 pl-2.5 text-left text-ink-2 transition-colors hover:border-ink-3 coarse:h-control"
    >
      <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{said.searchField}</span>
      <Kbd className="rounded-sm">{commandKey}</Kbd>
    </button>
  )
}
