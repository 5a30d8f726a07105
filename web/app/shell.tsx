import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { Bell, NewsProvider } from '../features/notifications/public.tsx'
import { TimerProvider } from '../features/timers/public.tsx'
import { firmQuery } from '../lib/firm.ts'
import { logTimeWords } from '../lib/labels.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { openLogTime, subscribeToLogTime, type TimeAbout } from '../lib/log-time.ts'
import { useMedia } from '../lib/media.ts'
import { subscribeToLeavers } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { deviceStore, keptDayKey } from '../lib/storage.ts'
import { useSubscription } from '../lib/subscription.ts'
import { type TypingAhead, typeAhead } from '../lib/typing-ahead.ts'
import { PageExtrasContext } from '../ui/heading.tsx'
import { loadOverlays } from '../ui/overlay-loader.ts'
import { OverlayRoot } from '../ui/overlay-root.tsx'
import { useLost } from './connection.ts'
import { goTo, said } from './labels.ts'
import { entryGroups } from './navigation.ts'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'

// What keeps its place in the history comes with the other overlays.
const loadPalette = () => Promise.all([import('./palette.tsx'), loadOverlays()]).then(([module]) => module)
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })))
const loadLogTime = () => import('../features/time-entries/parts/log-time.tsx')
const LogTime = lazy(() => loadLogTime().then((module) => ({ default: module.LogTime })))
const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet.tsx').then((module) => ({ default: module.ShortcutSheet })),
)

// It comes with what is loaded after the start (device.tsx), so that it is there when the server is not.
const KeptBoard = laterPart<'KeptBoard', { isLost: boolean; children: ReactNode }>(
  () => import('../features/kept-day/public.tsx'),
  'KeptBoard',
)

type Opened = 'palette' | 'shortcuts' | TimeAbout

/** Everything around the pages of those who are signed in. */
export function Shell() {
  const { opened, close, takeTyped, openPalette, showShortcuts } = useOpened()
  const isWide = useMedia('(width >= 64rem)')
  const { data: firm } = useQuery(firmQuery)
  const isLost = useLost()
  const isKept = (isLost || !firm) && deviceStore.getItem(keptDayKey) !== null
  useShortcuts([
    { keys: 'mod+k', label: said.search, run: openPalette },
    { keys: 'l', label: logTimeWords, run: () => openLogTime() },
    { keys: '?', label: said.showShortcuts, run: showShortcuts },
    ...usePageShortcuts(),
  ])
  return (
    <TimerProvider>
      <NewsProvider>
        <div className="min-h-dvh lg:flex">
          <PhoneBar onSearch={openPalette} bell={!isWide && <Bell />} />
          <Sidebar onSearch={openPalette} />
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <div className="mx-auto w-full max-w-[1384px] px-4 py-5 lg:px-8 lg:py-7">
              <PageExtrasContext value={isWide && <Bell />}>
                {isKept ? (
                  <KeptBoard isLost={isLost}>
                    <Outlet />
                  </KeptBoard>
                ) : (
                  <Outlet />
                )}
              </PageExtrasContext>
            </div>
            <Suspense>
              {opened === 'palette' && (
                <Palette takeTyped={takeTyped} onClose={close} onShowShortcuts={showShortcuts} />
              )}
              {opened === 'shortcuts' && <ShortcutSheet onClose={close} />}
              {typeof opened === 'object' && <LogTime about={opened} takeTyped={takeTyped} onClose={close} />}
            </Suspense>
            <OverlayRoot />
          </main>
        </div>
      </NewsProvider>
    </TimerProvider>
  )
}

/** What stands over the page; what is typed before it is there is not lost. */
function useOpened() {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const ahead = useRef<TypingAhead>(undefined)
  const takeTyped = useCallback(() => ahead.current?.end() ?? '', [])
  useSubscription(subscribeToLeavers, () => void takeTyped())
  const open = (what: Opened, load: () => Promise<unknown>) => {
    setOpened(what)
    ahead.current = typeAhead(close)
    load().catch(takeTyped)
  }
  const openPalette = () => {
    if (opened !== 'palette') open('palette', loadPalette)
  }
  useSubscription(subscribeToLogTime, (about) => {
    takeTyped()
    open(about, loadLogTime)
  })
  return { opened, close, takeTyped, openPalette, showShortcuts: () => setOpened('shortcuts') }
}

function usePageShortcuts() {
  const router = useRouter()
  const { may } = useAuth()
  return entryGroups(may)
    .flatMap((group) => group.entries)
    .filter((entry) => entry.letter !== undefined)
    .map((entry) => ({
      keys: `g ${entry.letter}`,
      label: goTo(entry.label),
      run: () => void router.navigate(entry.link),
    }))
}
