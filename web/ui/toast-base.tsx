import { Toast } from '@base-ui/react/toast'
import { Bell, CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../lib/shortcuts.ts'
import { buttonClass, IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { notices } from './labels.ts'
import { boxesToKeepFree, heightAboveFoot } from './notice-place.ts'
import type { Notice, NoticeQueue } from './toast.tsx'

type Detail = { reason: string | undefined }
type Manager = ReturnType<typeof Toast.createToastManager<Detail>>

/** Shows what the queue holds; timers rest while the pointer or the focus is on a toast and while the window is left. */
export function ToastHost({ queue }: { queue: NoticeQueue }) {
  const [manager] = useState(() => Toast.createToastManager<Detail>())
  const [undoable, setUndoable] = useState<Undoable[]>([])
  const shown = useRef(new Map<string, Notice>())
  useEffect(() => {
    return queue.connect({
      show: (notice) => {
        const forget = () => {
          shown.current.delete(id)
          setUndoable((now) => now.filter((one) => one.id !== id))
        }
        const { id, press } = show(manager, notice, forget)
        shown.current.set(id, notice)
        if (notice.action?.undoes) setUndoable((now) => [...now, { id, press }])
      },
      end: (which) => {
        for (const [id, notice] of [...shown.current]) if (which(notice)) manager.close(id)
      },
    })
  }, [queue, manager])
  const latest = undoable.at(-1)
  useShortcuts(latest ? [{ keys: 'mod+z', label: notices.undo, run: latest.press }] : [])
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Viewport />
      </Toast.Portal>
    </Toast.Provider>
  )
}

type Undoable = { id: string; press: () => void }

// Equal ones are one, which is announced anew; of those with an action each does something else.
function show(manager: Manager, notice: Notice, onClose: () => void): Undoable {
  const { kind, title = notices[kind], message, reason, action } = notice
  let isPressed = false
  const press = () => {
    // The button is still there while the notice goes.
    if (isPressed) return
    isPressed = true
    manager.close(id)
    action?.run()
  }
  const id = manager.add({
    ...(!action && { id: [kind, title, message, reason].join('|') }),
    type: kind,
    title,
    description: message,
    timeout: timeoutOf(notice),
    data: { reason },
    onClose,
    actionProps: action && { children: action.label, onClick: press },
  })
  return { id, press }
}

// An error stays until it is dealt with.
function timeoutOf({ kind, action, stays }: Notice): number {
  if (kind === 'error' || stays) return 0
  // News with a way to them are kept behind the bell; the others, and what Undo takes back, are kept nowhere else.
  const isKeptElsewhere = kind === 'news' ? action !== undefined : !action?.undoes
  return isKeptElsewhere ? 5000 : 10_000
}

// Base UI calls a toast a dialog; it takes nobody's focus, so it is a group.
const notADialog = { role: 'group', 'aria-modal': undefined } as const

// Two live regions that are always there, so that a screen reader hears an error at once and a success politely.
function Viewport() {
  const { toasts } = Toast.useToastManager<Detail>()
  const errors = toasts.filter((toast) => toast.type === 'error')
  const others = toasts.filter((toast) => toast.type !== 'error')
  // The newest comes first, and stands lowest.
  const card = (toast: Toast.Root.ToastObject<Detail>) => (
    <ToastCard key={toast.id} toast={toast} order={toasts.indexOf(toast)} />
  )
  return (
    <Toast.Viewport
      ref={toasts.length > 0 ? keepInPlace : undefined}
      aria-label={notices.all}
      aria-live="off"
      data-notices=""
      data-print="none"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col-reverse gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:w-[23rem]"
    >
      <div aria-live="assertive" className="contents">
        {errors.map(card)}
      </div>
      <div aria-live="polite" className="contents">
        {others.map(card)}
      </div>
    </Toast.Viewport>
  )
}

/** Holds the notices at the foot of what is seen, clear of what somebody types or decides, while there are any. */
function keepInPlace(viewport: HTMLElement | null) {
  if (viewport === null) return
  const place = () => {
    const { left, right, height } = viewport.getBoundingClientRect()
    // A keyboard on the screen covers the foot of the page.
    const seen = window.visualViewport ?? { offsetTop: 0, height: innerHeight }
    const bottom = Math.min(innerHeight, seen.offsetTop + seen.height)
    const screen = { top: seen.offsetTop, bottom, margin: innerWidth < 640 ? 16 : 24 }
    const above = heightAboveFoot({ left, right, height }, screen, boxesToKeepFree()) + innerHeight - bottom
    const safe = above > 16 ? `${above}px` : `max(${above}px, env(safe-area-inset-bottom))`
    if (viewport.style.bottom !== safe) viewport.style.bottom = safe
  }
  let frame = 0
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  const sizes = new ResizeObserver(later)
  sizes.observe(viewport)
  const events = ['focusin', 'focusout', 'resize', 'input'] as const
  for (const event of events) addEventListener(event, later)
  addEventListener('scroll', later, { capture: true, passive: true })
  window.visualViewport?.addEventListener('resize', later)
  place()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    for (const event of events) removeEventListener(event, later)
    removeEventListener('scroll', later, { capture: true })
    window.visualViewport?.removeEventListener('resize', later)
  }
}

const looks = {
  success: { Icon: CircleCheck, color: 'text-st-green-dot', box: 'border-border bg-raised' },
  error: { Icon: CircleAlert, color: 'text-danger', box: 'border-danger/40 bg-danger-soft' },
  news: { Icon: Bell, color: 'text-accent', box: 'border-border bg-raised' },
}

function ToastCard({ toast, order }: { toast: Toast.Root.ToastObject<Detail>; order: number }) {
  const { Icon, color, box } = looks[toast.type === 'error' || toast.type === 'news' ? toast.type : 'success']
  return (
    <Toast.Root
      toast={toast}
      {...notADialog}
      swipeDirection={['right', 'down']}
      style={{ order }}
      className={cx(
        'overlay-popup pointer-events-auto flex items-start gap-2.5 rounded-lg border py-3 pr-2 pl-3.5 shadow-popup',
        box,
        'data-limited:hidden',
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-[18px] shrink-0', color)} />
      {/* Made anew when the same is said again, so that it is heard again. */}
      <Toast.Content key={toast.updateKey} className="min-w-0 flex-1">
        <Toast.Title className="text-secondary font-semibold text-ink" render={<p />} />
        <Toast.Description className="text-secondary break-words text-ink-2" />
        {toast.data?.reason && <p className="mt-0.5 text-meta break-words text-ink-2">{toast.data.reason}</p>}
      </Toast.Content>
      {toast.actionProps && (
        <Toast.Action aria-hidden={undefined} className={cx(buttonClass('secondary', 'sm'), 'self-center')} />
      )}
      <Toast.Close
        aria-hidden={undefined}
        render={
          <IconButton label={notices.dismiss}>
            <X className="size-4" />
          </IconButton>
        }
      />
    </Toast.Root>
  )
}
