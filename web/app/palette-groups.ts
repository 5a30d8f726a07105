import { useRouter } from '@tanstack/react-router'
import {
  CircleUser,
  FileUp,
  History,
  Keyboard,
  Landmark,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Sun,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { useSpeech } from '../features/people/public.ts'
import { notSaved } from '../lib/labels.ts'
import { otherLanguage } from '../lib/locale.ts'
import { paths } from '../lib/paths.ts'
import { shortcutsInUse } from '../lib/shortcuts.ts'
import { chooseTheme } from '../ui/theme-choice.ts'
import { useToasts } from '../ui/toast.tsx'
import { actions, palette } from './labels.ts'
import { entryGroups } from './navigation.ts'
import { usePaletteActions } from './palette-actions.ts'
import type { Command, CommandGroup } from './palette-commands.ts'
import { printedKeys } from './platform.ts'

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
  const profile = {
    ...actions.profile,
    Icon: CircleUser,
    run: () => void router.navigate(paths.profile()),
  }
  const audit = { ...actions.audit, Icon: History, run: () => void router.navigate(paths.audit()) }
  const importing = {
    ...actions.importCases,
    Icon: FileUp,
    run: () => void router.navigate(paths.importCases()),
  }
  const courts = { ...actions.courts, Icon: Landmark, run: () => void router.navigate(paths.courts()) }
  return [
    { value: palette.onThisPage, items: onThisPage },
    {
      value: palette.goTo,
      items: [
        ...pages,
        profile,
        courts,
        ...(may('audit') ? [audit] : []),
        ...(may('data.import') ? [importing] : []),
      ],
    },
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

// What the shell itself offers has entries of its own.
function pageActions(): Command[] {
  return shortcutsInUse()
    .filter(({ keys, label }) => label && !keys.startsWith('g ') && !['mod+k', '?'].includes(keys))
    .flatMap(({ keys, label = '', run }) => (run ? [{ label, Icon: Zap, keys: printedKeys(keys), run }] : []))
}
