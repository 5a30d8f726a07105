import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, Search, Sunrise } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { RunningStrip } from '../features/timers/public.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/dialog.tsx'
import { tellHeight } from '../ui/height.ts'
import { Brand } from './brand.tsx'
import { entries, said } from './labels.ts'
import { NavList } from './nav-list.tsx'
import { UserCard } from './user-card.tsx'

const tellBar = tellHeight('--phone-bar')

/** The top bar of narrow screens; its menu fills the screen and closes when an entry is chosen. */
export function PhoneBar({ onSearch, bell }: { onSearch: () => void; bell: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <header
      ref={tellBar}
      data-print="none"
      className="top-(--strip) z-25 lg:hidden [@media(min-height:480px)]:sticky"
    >
      <div className="flex min-h-14 items-center gap-2 border-b border-border bg-bg px-2.5 py-1 max-[359px]:gap-1 max-[359px]:px-1.5">
        <IconButton
          label={said.openMenu}
          size="md"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <MenuIcon className="size-[22px]" />
        </IconButton>
        <div className="min-w-0 flex-1">
          <Brand />
        </div>
        <Link
          {...paths.myDay()}
          aria-label={entries.myDay}
          // Where the name of the firm needs the room, the menu leads there.
          className={cx(buttonClass('ghost'), 'px-2.5 aria-[current=page]:text-accent max-[359px]:hidden')}
        >
          <Sunrise aria-hidden="true" className="size-5" />
        </Link>
        <IconButton label={said.search} size="md" aria-haspopup="dialog" onClick={onSearch}>
          <Search className="size-5" />
        </IconButton>
        {bell}
      </div>
      <RunningStrip />
      <Dialog open={isOpen} onClose={close} title={<Brand />} size="sm">
        <div className="-mx-2 -my-2 flex min-h-full flex-col justify-between gap-3">
          <NavList onChoose={close} />
          <UserCard onChoose={close} inWords />
        </div>
      </Dialog>
    </header>
  )
}
