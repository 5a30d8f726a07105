import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { CallFailure, sentenceOf } from '../lib/failure.ts'
import { logFailure } from '../lib/log.ts'
import { currentSession, subscribeToLeavers } from '../lib/session.ts'
import { eventsOf, useSubscription } from '../lib/subscription.ts'
import { notices } from './labels.ts'
import { loadOverlays, useOverlays } from './overlay-loader.ts'

export type Toasts = {
  /** Says politely that something worked; goes by itself after five seconds. Takes away that it `failed` before. */
  success: (message: string, failed?: string) => void
  /**
   * Says at once that something failed, and below it why: the failure itself, or words. It stays until the same works
   * (see `success` and `worked`), the page is left, the connection that it missed is back, or somebody puts it away.
   */
  error: (message: string, why?: unknown) => void
  /** Like success, with an Undo button for ten seconds; Ctrl+Z presses the latest. */
  undo: (message: string, onUndo: () => void, failed?: string) => void
  /** Says politely what somebody else did, or what is to be known, under a title of its own, with a way to it. */
  news: (title: string, message: string, onOpen?: () => void) => void
  /** Says what none of these says. */
  say: (notice: Notice) => void
  /** Takes away the news that there is a way to: they are being read elsewhere. The others are kept nowhere else. */
  endNews: () => void
  /** Takes a failure away: the same has worked, and nothing is said of that. */
  worked: (failed: string) => void
  /** Takes the failures of a page away: it has been left. */
  leavePage: () => void
  /** Takes away whatever failed for want of a connection: there is one again. */
  reconnected: () => void
}

export type Notice = {
  kind: 'success' | 'error' | 'news'
  /** Left out: 'Success' or 'Error'. */
  title?: string | undefined
  message: string
  reason?: string | undefined
  /** It failed because no answer came, and the same may work with the next one. */
  isMissed?: boolean
  /** Stays until somebody deals with it. */
  stays?: boolean
  action?: { label: string; undoes: boolean; run: () => void } | undefined
}

/** The overlays' end of the queue. */
type NoticeHost = Pick<NoticeQueue, 'end'> & { show: (notice: Notice) => void }

export type NoticeQueue = {
  add: (notice: Notice) => void
  /** Takes away those that are shown or wait. */
  end: (which: (notice: Notice) => boolean) => void
  /** Hands over everything that waits and all that follows, until the returned function is called. */
  connect: (host: NoticeHost) => () => void
}

const ToastsContext = createContext<Toasts | undefined>(undefined)

/** The toasts of this page; throws outside of the provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (toasts === undefined) throw new Error('useToasts needs a KitProvider above it')
  return toasts
}

const subscribeToNetwork = eventsOf(globalThis, 'online')

/** Takes toasts from the first moment on and shows them once the overlays are here. */
export function ToastProvider({ said, children }: { said?: string | undefined; children: ReactNode }) {
  const overlays = useOverlays(said !== undefined)
  const [queue, setQueue] = useState(() => createQueue(said))
  const toasts = useMemo(() => toastsOf(queue), [queue])
  useSubscription(subscribeToLeavers, () => {
    // What was said to one person is not for the next, nor what a late answer says to the one who has left.
    queue.end(() => true)
    if (currentSession().status === 'signed-out') setQueue(createQueue())
  })
  useSubscription(subscribeToNetwork, toasts.reconnected)
  return (
    <>
      <ToastsContext value={toasts}>{children}</ToastsContext>
      {overlays && <overlays.ToastHost queue={queue} />}
    </>
  )
}

function toastsOf(queue: NoticeQueue): Toasts {
  const worked = (failed: string | undefined) =>
    failed !== undefined && queue.end(({ kind, message }) => kind === 'error' && message === failed)
  return {
    success: (message, failed) => {
      worked(failed)
      queue.add({ kind: 'success', message })
    },
    error: (message, why) => {
      const reason = typeof why === 'string' || why === undefined ? why : sentenceOf(why)
      logFailure(message, reason)
      // It failed otherwise this time: what was said before no longer holds.
      queue.end((notice) => notice.kind === 'error' && notice.message === message && notice.reason !== reason)
      queue.add({ kind: 'error', message, reason, isMissed: isMissed(why) })
    },
    undo: (message, onUndo, failed) => {
      worked(failed)
      queue.add({ kind: 'success', message, action: { label: notices.undo, undoes: true, run: onUndo } })
    },
    news: (title, message, onOpen) =>
      queue.add({
        ...{ kind: 'news', title, message },
        action: onOpen && { label: notices.open, undoes: false, run: onOpen },
      }),
    say: (notice) => queue.add(notice),
    endNews: () => queue.end(({ kind, action, stays }) => kind === 'news' && action !== undefined && !stays),
    worked,
    leavePage: () => queue.end(({ kind }) => kind === 'error'),
    reconnected: () => queue.end((notice) => notice.isMissed === true),
  }
}

function isMissed(why: unknown): boolean {
  return why instanceof CallFailure && (why.kind === 'offline' || why.kind === 'unavailable')
}

function createQueue(said?: string): NoticeQueue {
  let waiting: Notice[] = said === undefined ? [] : [{ kind: 'success', message: said }]
  let host: NoticeHost | undefined
  return {
    add: (notice) => {
      if (host) return host.show(notice)
      waiting.push(notice)
      void loadOverlays()
    },
    end: (which) => {
      waiting = waiting.filter((notice) => !which(notice))
      host?.end(which)
    },
    connect: (next) => {
      host = next
      for (const notice of waiting.splice(0)) next.show(notice)
      return () => {
        host = undefined
      }
    },
  }
}
