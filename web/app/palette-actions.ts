import { useRouter } from '@tanstack/react-router'
import { Briefcase, CalendarDays, CircleUser, ClipboardCheck, ContactRound, Zap } from 'lucide-react'
import { useAuth } from '../features/auth/public.tsx'
import { paths } from '../lib/paths.ts'
import { actions } from './palette/labels.ts'
import type { Command } from './palette-commands.ts'

/** What can be done from every page. */
export function usePaletteActions(onLogHours: () => void): Command[] {
  const router = useRouter()
  const { may } = useAuth()
  const codes: Command = {
    ...actions.codes,
    Icon: ContactRound,
    run: () => void router.navigate(paths.codes()),
  }
  const sheets: Command = {
    ...actions.sheets,
    Icon: ClipboardCheck,
    run: () => void router.navigate(paths.timesheets()),
  }
  return [
    {
      ...actions.newTask,
      Icon: Zap,
      run: () => void router.navigate({ to: '/', search: { edit: 'new' } }),
    },
    { ...actions.logHours, Icon: Zap, stays: true, run: onLogHours },
    { ...actions.addCase, Icon: Briefcase, run: () => void router.navigate(paths.addCase()) },
    {
      ...actions.addEvent,
      Icon: CalendarDays,
      run: () => void router.navigate({ to: '/calendar', search: { add: '1' } }),
    },
    {
      ...actions.password,
      Icon: CircleUser,
      // Somebody who is there already has come again.
      run: () => void router.navigate({ to: '/profile', hash: 'password', state: { asked: Date.now() } }),
    },
    ...(may('time.approve') ? [sheets] : []),
    ...(may('roles.give') ? [codes] : []),
  ]
}
