import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { logProblem } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { keepNewestPage, notificationsQuery, unreadQuery } from '../api.ts'
import { manyArrived, said } from '../labels.ts'
import { arrivals, howToTell } from '../logic.ts'
import type { Alert } from './browser-alerts.ts'
import { useOpenNotification } from './use-open-notification.ts'

interface News {
  isOpen: boolean
  setOpen: (open: boolean) => void
}

const NewsContext = createContext<News | undefined>(undefined)

/** Whether the notifications are open, wherever their bell stands. */
export function useNews(): News {
  const news = useContext(NewsContext)
  if (news === undefined) throw new Error('useNews needs a NewsProvider above it')
  return news
}

/** How many notifications of a type are unread. */
export function useUnread(type: string): number {
  return useKnownUnread(type) ?? 0
}

/** The same, undefined until the server has said it. */
export function useKnownUnread(type: string): number | undefined {
  const { data } = useQuery(unreadQuery)
  return data && (data.by_type[type] ?? 0)
}

/** Keeps the notifications at hand on every page and tells each new one as it arrives. */
export function NewsProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const toasts = useToasts()
  const news = useMemo<News>(
    () => ({
      isOpen,
      setOpen: (open) => {
        setIsOpen(open)
        if (open) toasts.endNews()
        else keepNewestPage(client)
      },
    }),
    [isOpen, client, toasts],
  )
  useAnnouncements(news)
  return <NewsContext value={news}>{children}</NewsContext>
}

/** Few have chosen it, so it is fetched when there is something to show. */
function showBeside(alert: Alert): void {
  import('./browser-alerts.ts').then(
    ({ alertUnseen }) => alertUnseen(alert),
    (error: unknown) => logProblem('A notification could not be shown beside the page', error),
  )
}

function useAnnouncements({ isOpen, setOpen }: News): void {
  const query = useInfiniteQuery(notificationsQuery)
  const { data } = query
  const toasts = useToasts()
  const router = useRouter()
  const open = useOpenNotification()
  const known = useRef<ReadonlySet<string>>(undefined)
  const told = useRef<readonly number[]>([])
  const latest = useRef({ isOpen, setOpen, open })
  latest.current = { isOpen, setOpen, open }

  useEffect(() => {
    if (!data) return
    const items = data.pages.flatMap((page) => page.items)
    const arrived = arrivals(items, known.current)
    // A message that the open chat shows needs no toast.
    const isInChat = !document.hidden && router.latestLocation.pathname === paths.chat().to
    const fresh = isInChat ? arrived.filter(({ type }) => type !== 'chat_message') : arrived
    known.current = new Set(items.map((item) => item.id))
    // Whoever has the list in front of them sees it arrive there.
    const isSeen = latest.current.isOpen && document.visibilityState === 'visible'
    const how = isSeen ? 'silently' : howToTell(fresh.length, told.current, Date.now())
    if (how === 'silently') return
    told.current = [...told.current.slice(-10), Date.now()]
    toasts.endNews()
    const tell = (id: string, title: string, message: string, onOpen: () => void) => {
      if (!latest.current.isOpen) toasts.news(title, message, onOpen)
      if (document.visibilityState === 'hidden') showBeside({ id, title, message, onOpen })
    }
    if (how === 'each') {
      for (const one of fresh) tell(one.id, one.title, one.message, () => latest.current.open(one))
    } else tell('many', said.title, manyArrived(fresh.length), () => latest.current.setOpen(true))
  }, [data, router, toasts])

  // What failed without a network is said by the word on the connection.
  useLoadFailure(navigator.onLine ? query : { ...query, error: null }, said.loadFailed)
}
