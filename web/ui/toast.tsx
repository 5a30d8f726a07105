import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { logFailure } from '../lib/log.ts'
import { currentSession, subscribeToLeavers } from '../lib/session.ts'
import { loadOverlays, useOverlays } from './overlay-loader.ts'

export type Toasts = {
  /** Says politely that something worked; goes by itself after five seconds. */
  success: (message: string) => void
  /** Says at once that something failed, with the server's reason below; stays until dismissed. */
  error: (message: string, reason?: string) => void
  /** Like success, with an Undo button for ten seconds; Ctrl+Z presses the latest. */
  undo: (message: string, onUndo: () => void) => void
  /** Says politely what somebody else did, under a title of its own, with a way to it. */
  news: (title: string, message: string, onOpen?: () => void) => void
  /** Takes all news away: they are being read elsewhere. */
  endNews: () => void
}

export type Notice = {
  kind: 'success' | 'error' | 'news'
  /** Left out: 'Success' or 'Error'. */
  title?: string | undefined
  message: string
  reason?: string | undefined
  action?: { label: 'Undo' | 'Open'; run: () => void } | undefined
}

/** The overlays' end of the queue. */
export type NoticeHost = Pick<NoticeQueue, 'end'> & { show: (notice: Notice) => void }

export type NoticeQueue = {
  add: (notice: Notice) => void
  /** Takes away what is shown of a kind, or whatever is shown or waits. */
  end: (kind?: Notice['kind']) => void
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

/** Takes toasts from the first moment on and shows them once the overlays are here. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const overlays = useOverlays()
  const [queue, setQueue] = useState(createQueue)
  const toasts = useMemo(() => toastsOf(queue), [queue])
  useEffect(
    () =>
      subscribeToLeavers(() => {
        // What was said to one person is not for the next, nor what a late answer says to the one who has left.
        queue.end()
        if (currentSession().status === 'signed-out') setQueue(createQueue())
      }),
    [queue],
  )
  return (
    <>
      <ToastsContext value={toasts}>{children}</ToastsContext>
      {overlays && <overlays.ToastHost queue={queue} />}
    </>
  )
}

function toastsOf(queue: NoticeQueue): Toasts {
  return {
    success: (message) => queue.add({ kind: 'success', message }),
    error: (message, reason) => {
      logFailure(message, reason)
      queue.add({ kind: 'error', message, reason })
    },
    undo: (message, onUndo) =>
      queue.add({ kind: 'success', message, action: { label: 'Undo', run: onUndo } }),
    news: (title, message, onOpen) =>
      queue.add({ kind: 'news', title, message, action: onOpen && { label: 'Open', run: onOpen } }),
    endNews: () => queue.end('news'),
  }
}

function createQueue(): NoticeQueue {
  const waiting: Notice[] = []
  let host: NoticeHost | undefined
  return {
    add: (notice) => {
      if (host) return host.show(notice)
      waiting.push(notice)
      void loadOverlays()
    },
    end: (kind) => {
      if (!kind) waiting.length = 0
      host?.end(kind)
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
