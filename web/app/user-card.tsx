import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { roleName } from '../features/people/public.ts'
import { extraPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Avatar } from '../ui/person.tsx'
import { chooseTheme, useTheme } from '../ui/theme-choice.ts'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { roleAndProfile, said } from './labels.ts'

const InstallButton = extraPart(() => import('./install-button.tsx').then((module) => module.InstallButton))

interface UserCardProps {
  onChoose?: (() => void) | undefined
  /** The way out says what it is, where there is room. */
  inWords?: boolean
}

/** Who is signed in, as a link to the profile, with the theme and the way out. */
export function UserCard({ onChoose, inWords = false }: UserCardProps) {
  const { name, role, profileStatus, signOut } = useAuth()
  const theme = useTheme()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }
  return (
    <div className="flex flex-wrap items-center gap-0.5 border-t border-border pt-2.5">
      <InstallButton />
      <Link
        {...paths.profile()}
        onClick={onChoose}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md px-1 py-1.5 transition-colors hover:bg-sunken"
      >
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block truncate leading-5 bangla:leading-[1.45] font-semibold text-ink">
            {name}
          </span>
          <span className="block min-h-[18px] text-meta text-ink-3">
            {profileStatus === 'loading' ? said.profile : roleAndProfile(roleName(role))}
          </span>
        </span>
      </Link>
      <ThemeToggle theme={theme} onThemeChange={chooseTheme} />
      {inWords ? (
        <Button variant="ghost" size="sm" icon={out} busy={isLeaving} onClick={leave}>
          {said.signOut}
        </Button>
      ) : (
        <Tooltip text={said.signOut}>
          <IconButton label={said.signOut} busy={isLeaving} onClick={leave}>
            {out}
          </IconButton>
        </Tooltip>
      )}
    </div>
  )
}

const out = <LogOut aria-hidden="true" className="size-4" />
