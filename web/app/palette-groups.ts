import { type ToOptions, useRouter } from '@tanstack/react-router'
import {
  Bell,
  CircleUser,
  FileUp,
  History,
  Keyboard,
  Landmark,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Scale,
  Sun,
  Users,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import type { Right } from '../../contract/rights.ts'
import { useAuth } from '../features/auth/public.tsx'
import { useSpeech } from '../features/people/public.ts'
import { notSaved } from '../lib/labels.ts'
import { otherLanguage } from '../lib/locale.ts'
import { paths } from '../lib/paths.ts'
import { shortcutsInUse } from '../lib/shortcuts.ts'
import { chooseTheme } from '../ui/theme-choice.ts'
import { useToasts } from '../ui/toast.tsx'
import { entryGroups } from './navigation.ts'
import { actions, palette } from './palette/labels.ts'
import { usePaletteActions } from './palette-actions.ts'
import type { Command, CommandGroup } from './palette-commands.ts'
import { printedKeys } from './platform.ts'

type Router = Pick<ReturnType<typeof useRouter>, 'navigate'>

/** Everything that this person can go to or do from this page. */
export function usePaletteGroups(showShortcuts: () => void, onLogHours: () => void): CommandGroup[] {
  const router = useRouter()
  const { may, signOut, user_id } = useAuth()
  const speech = useSpeech()
  const toasts = useToasts()
  const [onThisPage] = useState(pageActions)
  const here = new Set(onThisPage.map(({ label }) => label))
  const everywhere = usePaletteActions(onLogHours).filter(({ label }) => !here.has(label))
  const pages: Command[] = entryGroups(may)
    .flatMap((group) => group.entries)
    .map(({ label, link, Icon, letter }) => ({
      label,
      Icon,
      words: palette.pageWords,
      keys: letter && printedKeys(`g ${letter}`),
      run: () => void router.navigate(link),
    }))
  const speakOther = () => {
    if (!user_id) return
    const chosen = speech.mutateAsync({ user_id, language: otherLanguage.code })
    chosen.catch((error: unknown) => toasts.error(notSaved, error))
  }
  return [
    { value: palette.onThisPage, items: onThisPage },
    { value: palette.goTo, items: [...pages, ...pagesBesides(router, may)] },
    { value: palette.actions, items: everywhere },
    {
      value: palette.settings,
      items: [
        { ...actions.light, Icon: Sun, run: () => chooseTheme('light') },
        { ...actions.dark, Icon: Moon, run: () => chooseTheme('dark') },
        { ...actions.system, Icon: Monitor, run: () => chooseTheme('system') },
        {
          label: otherLanguage.name,
          Icon: Languages,
          words: 'language english bangla bengali ভাষা',
          run: speakOther,
        },
        { ...actions.shortcuts, Icon: Keyboard, keys: '?', run: showShortcuts },
        { ...actions.signOut, Icon: LogOut, run: () => void signOut() },
      ],
    },
  ]
}

/** Pages without an entry in the navigation. */
function pagesBesides(router: Router, may: (right: Right) => boolean): Command[] {
  const to = (link: ToOptions) => () => void router.navigate(link)
  return [
    { ...actions.profile, Icon: CircleUser, run: to(paths.profile()) },
    { ...actions.notifications, Icon: Bell, run: to(paths.notificationSettings()) },
    { ...actions.parties, Icon: Users, run: to(paths.parties()) },
    { ...actions.conflicts, Icon: Scale, run: to(paths.conflicts()) },
    { ...actions.courts, Icon: Landmark, run: to(paths.courts()) },
    ...(may('audit') ? [{ ...actions.audit, Icon: History, run: to(paths.audit()) }] : []),
    ...(may('data.import') ? [{ ...actions.importCases, Icon: FileUp, run: to(paths.importCases()) }] : []),
  ]
}

// What the shell itself offers has entries of its own.
function pageActions(): Command[] {
  return shortcutsInUse()
    .filter(({ keys, label }) => label && !keys.startsWith('g ') && !['mod+k', '?'].includes(keys))
    .flatMap(({ keys, label = '', run }) => (run ? [{ label, Icon: Zap, keys: printedKeys(keys), run }] : []))
}
