import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { roleNames } from '../features/people/public.ts'
import { paths } from '../lib/paths.ts'
import { IconButton } from '../ui/button.tsx'
import { Avatar } from '../ui/person.tsx'
import { chooseTheme, useTheme } from '../ui/theme-choice.ts'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

/** Who is signed in, as a link to the profile, with the theme and the way out. */
export function UserCard({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { name, role, profileStatus, signOut } = useAuth()
  const theme = useTheme()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }
  return (
    <div className="flex items-center gap-0.5 border-t border-border pt-2.5">
      <Link
        {...paths.profile()}
        onClick={onChoose}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md px-1 py-1.5 transition-colors hover:bg-sunken"
      >
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block truncate leading-5 font-semibold text-ink">{name}</span>
          <span className="block h-[18px] text-meta text-ink-3">
            {profileStatus === 'loading' ? '' : roleNames[role]}
          </span>
        </span>
        <span className="sr-only">, Profile</span>
      </Link>
      <ThemeToggle theme={theme} onThemeChange={chooseTheme} />
      <Tooltip text="Sign Out">
        <IconButton label="Sign Out" busy={isLeaving} onClick={leave}>
          <LogOut className="size-4" />
        </IconButton>
      </Tooltip>
    </div>
  )
}
