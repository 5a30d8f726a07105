import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { AuthProvider } from '../features/auth/public.tsx'
import { extraPart } from '../lib/lazy-part.ts'
import { useSession } from '../lib/session.ts'
import { useSubscription } from '../lib/subscription.ts'
import { tellHeight } from '../ui/height.ts'
import { OverlayRoot } from '../ui/overlay-root.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { useToasts } from '../ui/toast.tsx'
import { onReconnect, useConnection } from './connection.ts'
import { said } from './labels.ts'
import { PagePending } from './page-pending.tsx'

let loaded: ComponentType | undefined

/** Fetches what stands around a page of somebody who is signed in. */
export async function loadShell(): Promise<{ default: ComponentType }> {
  const { Shell } = await import('./shell.tsx')
  loaded = Shell
  return { default: Shell }
}

const LaterShell = lazy(loadShell)

// Where it is here already, nothing is shown in its place: React keeps a stand-in for 300 ms at least.
function Shell() {
  const [Loaded] = useState(() => loaded ?? LaterShell)
  return (
    <Suspense fallback={<PagePending />}>
      <Loaded />
    </Suspense>
  )
}

const Device = extraPart(() => import('./device.tsx').then((module) => module.Device), Strip)

/** The word on the connection, which may go before anything else is here. */
function Strip() {
  return <StatusStrip connection={useConnection()} />
}

const tellStrip = tellHeight('--strip')

/** What is around every page: the way to its content, the word on the connection, and the navigation where it belongs. */
export function Root() {
  useNoticesThatEnd()
  const isSignedOut = useSession().status === 'signed-out'
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  return (
    <AuthProvider>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-primary px-4 py-2 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {said.skip}
      </a>
      <div ref={tellStrip} className="sticky top-0 z-30">
        <Device />
      </div>
      {isSignedOut || isBare ? (
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
          <OverlayRoot />
        </main>
      ) : (
        <Shell />
      )}
    </AuthProvider>
  )
}

/** Failures go with the page that they were about, and with the connection that they wanted. */
function useNoticesThatEnd(): void {
  const router = useRouter()
  const toasts = useToasts()
  const [beforeNavigate] = useState(
    () => (listener: (event: { pathChanged: boolean }) => void) =>
      router.subscribe('onBeforeNavigate', listener),
  )
  useSubscription(beforeNavigate, ({ pathChanged }) => pathChanged && toasts.leavePage())
  useSubscription(onReconnect, toasts.reconnected)
}
