import { useRouter } from '@tanstack/react-router'
import { CircleUser, History, Keyboard, LogOut, Monitor, Moon, Sun, Zap } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { paths } from '../lib/paths.ts'
import { shortcutsInUse } from '../lib/shortcuts.ts'
import { chooseTheme } from '../ui/theme-choice.ts'
import { entryGroups } from './navigation.ts'
import { usePaletteActions } from './palette-actions.ts'
import type { Command, CommandGroup } from './palette-commands.ts'
import { printedKeys } from './platform.ts'

/** Everything that this person can go to or do from this page. */
export function usePaletteGroups(showShortcuts: () => void, onLogHours: () => void): CommandGroup[] {
  const router = useRouter()
  const { may, signOut } = useAuth()
  const [onThisPage] = useState(pageActions)
  const here = new Set(onThisPage.map(({ label }) => label))
  const actions = usePaletteActions(onLogHours).filter(({ label }) => !here.has(label))
  const pages: Command[] = entryGroups(may)
    .flatMap((group) => group.entries)
    .map(({ label, link, Icon, letter }) => ({
      label,
      Icon,
      words: 'go to page',
      keys: letter && printedKeys(`g ${letter}`),
      run: () => void router.navigate(link),
    }))
  const profile = {
    label: 'Profile',
    Icon: CircleUser,
    words: 'my name settings account',
    run: () => void router.navigate(paths.profile()),
  }
  const audit = {
    label: 'Audit',
    Icon: History,
    words: 'history log who did what',
    run: () => void router.navigate(paths.audit()),
  }
  return [
    { value: 'On this page', items: onThisPage },
    { value: 'Go to', items: [...pages, profile, ...(may('audit') ? [audit] : [])] },
    { value: 'Actions', items: actions },
    {
      value: 'Settings',
      items: [
        { label: 'Theme: Light', Icon: Sun, run: () => chooseTheme('light') },
        { label: 'Theme: Dark', Icon: Moon, run: () => chooseTheme('dark') },
        { label: 'Theme: System', Icon: Monitor, words: 'automatic', run: () => chooseTheme('system') },
        { label: 'Keyboard shortcuts', Icon: Keyboard, words: 'help keys', keys: '?', run: showShortcuts },
        { label: 'Sign Out', Icon: LogOut, words: 'log out leave', run: () => void signOut() },
      ],
    },
  ]
}

// What the shell itself offers has entries of its own.
function pageActions(): Command[] {
  return shortcutsInUse()
    .filter(({ keys, label }) => label && !keys.startsWith('g ') && !['mod+k', '?'].includes(keys))
    .flatMap(({ keys, label = '', run }) => (run ? [{ label, Icon: Zap, keys: printedKeys(keys), run }] : []))
}
