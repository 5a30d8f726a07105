import { useRouter } from '@tanstack/react-router'
import { Briefcase, CalendarDays, CircleUser, ContactRound, Zap } from 'lucide-react'
import { useAuth } from '../features/auth/public.tsx'
import { paths } from '../lib/paths.ts'
import type { Command } from './palette-commands.ts'

/** What can be done from every page. */
export function usePaletteActions(onLogHours: () => void): Command[] {
  const router = useRouter()
  const { may } = useAuth()
  const codes: Command = {
    label: 'Authorization codes',
    Icon: ContactRound,
    words: 'invite people sign up',
    run: () => void router.navigate(paths.codes()),
  }
  return [
    {
      label: 'New task',
      Icon: Zap,
      words: 'add create',
      run: () => void router.navigate({ to: '/', search: { edit: 'new' } }),
    },
    { label: 'Log hours', Icon: Zap, words: 'add work time', stays: true, run: onLogHours },
    {
      label: 'Add case',
      Icon: Briefcase,
      words: 'new create',
      run: () => void router.navigate(paths.addCase()),
    },
    {
      label: 'Add calendar event',
      Icon: CalendarDays,
      words: 'new create',
      run: () => void router.navigate({ to: '/calendar', search: { add: '1' } }),
    },
    {
      label: 'Change password',
      Icon: CircleUser,
      words: 'new security',
      // Somebody who is there already has come again.
      run: () => void router.navigate({ to: '/profile', hash: 'password', state: { asked: Date.now() } }),
    },
    ...(may('roles.give') ? [codes] : []),
  ]
}
