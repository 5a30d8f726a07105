import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { announceArrivals } from './app/arrive.ts'
import { followNetwork } from './app/connection.ts'
import { listenToPops, takePops } from './app/popstate.ts'
import { loadShell } from './app/root.tsx'
import { createAppRouter, tidyAddress } from './app/router.ts'
import { isAllAnswered } from './lib/pending-writes.ts'
import { askAnew, createQueryClient, forgetAll, invalidateAll, invalidateTopics } from './lib/query.ts'
import { takeSaid } from './lib/reload.ts'
import { currentSession, keepSession, subscribeToLeavers, subscribeToSession } from './lib/session.ts'
import { listenToShortcuts } from './lib/shortcuts.ts'
import { firstResultWanted, notesChanged } from './lib/window-events.ts'
import { KitProvider } from './ui/kit-provider.tsx'
import { loadOverlaysAfterStart, loadWithOverlays } from './ui/overlay-loader.ts'
import './ui/styles.css'

tidyAddress()
listenToPops()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

function personOf(state = currentSession()): string {
  return state.status === 'signed-out' ? '' : `${state.status} ${state.session.user.id}`
}

// Another person, or nobody: every guard asks again, and nothing that was fetched for the one before may stay.
let person = personOf()
subscribeToLeavers(() => {
  // Somebody else in the same place, as a mailed link or another tab may bring it about, sees their own.
  if (personOf()) askAnew(queryClient)
  else forgetAll(queryClient)
})
subscribeToSession(() => {
  const next = personOf()
  if (next === person) return
  person = next
  void router.invalidate()
})

// What was pressed shows at once, and may still be on its way.
addEventListener('beforeunload', (event) => {
  if (!isAllAnswered(queryClient)) event.preventDefault()
})
keepSession()
listenToShortcuts()
loadOverlaysAfterStart()
loadWithOverlays(() =>
  import('./app/overlay-entries.ts').then(
    (module) => () => module.keepOverlayEntries(router.history, { history, takePops }),
  ),
)
addEventListener(firstResultWanted, () => {
  void import('./app/first-result.ts').then(({ focusFirstResult }) => focusFirstResult(queryClient))
})
announceArrivals(router, queryClient)
const frame = currentSession().status === 'signed-out' ? undefined : loadShell()

// The boot page of index.html stays until the first page can be shown whole. Not awaited at the top level:
// the pages' chunks import this one, so they would wait for it and it for them.
void Promise.allSettled([router.load(), frame]).then(show)
followNetwork()
addEventListener(notesChanged, () => void invalidateTopics(queryClient, ['notes']))
followChanges()

/** The stream itself was opened by the page's first script; what reads it is not needed before the first paint. */
function followChanges(): void {
  import('./app/live.ts').then(
    ({ keepLive }) =>
      keepLive({
        onTopics: (topics) => void invalidateTopics(queryClient, topics),
        onGap: () => void invalidateAll(queryClient),
      }),
    () => setTimeout(followChanges, 5000),
  )
}

function show(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <KitProvider said={takeSaid()}>
          <RouterProvider router={router} />
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
