import { Toast } from '@base-ui/react/toast'
import { Bell, CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../lib/shortcuts.ts'
import { buttonClass, IconButton } from './button.tsx'
import { cx } from './cx.ts'
import type { Notice, NoticeQueue } from './toast.tsx'

type Detail = { reason: string | undefined }
type Manager = ReturnType<typeof Toast.createToastManager<Detail>>

/** Shows what the queue holds; timers rest while the pointer or the focus is on a toast and while the window is left. */
export function ToastHost({ queue }: { queue: NoticeQueue }) {
  const [manager] = useState(() => Toast.createToastManager<Detail>())
  const [undoable, setUndoable] = useState<Undoable[]>([])
  const shown = useRef(new Map<string, Notice['kind']>())
  useEffect(() => {
    return queue.connect({
      show: (notice) => {
        const forget = () => {
          shown.current.delete(id)
          setUndoable((now) => now.filter((one) => one.id !== id))
        }
        const { id, press } = show(manager, notice, forget)
        shown.current.set(id, notice.kind)
        if (notice.action?.label === 'Undo') setUndoable((now) => [...now, { id, press }])
      },
      end: (kind) => {
        for (const [id, its] of [...shown.current]) if (kind === undefined || its === kind) manager.close(id)
      },
    })
  }, [queue, manager])
  const latest = undoable.at(-1)
  useShortcuts(latest ? [{ keys: 'mod+z', label: 'Undo', run: latest.press }] : [])
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Viewport />
      </Toast.Portal>
    </Toast.Provider>
  )
}

type Undoable = { id: string; press: () => void }

const titles = { success: 'Success', error: 'Error', news: 'News' }

function show(manager: Manager, notice: Notice, onClose: () => void): Undoable {
  const { kind, title = titles[kind], message, reason, action } = notice
  let isPressed = false
  const press = () => {
    // The button is still there while the notice goes.
    if (isPressed) return
    isPressed = true
    manager.close(id)
    action?.run()
  }
  const id = manager.add({
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

// An error stays until it is dismissed.
function timeoutOf({ kind, action }: Notice): number {
  if (kind === 'error') return 0
  // News are kept behind the bell; what Undo takes back is kept nowhere else.
  return action?.label === 'Undo' ? 10_000 : 5000
}

// Base UI calls a toast a dialog; it takes nobody's focus, so it is a group.
const notADialog = { role: 'group', 'aria-modal': undefined } as const

// Two live regions that are always there, so that a screen reader hears an error at once and a success politely.
function Viewport() {
  const { toasts } = Toast.useToastManager<Detail>()
  const errors = toasts.filter((toast) => toast.type === 'error')
  const others = toasts.filter((toast) => toast.type !== 'error')
  return (
    <Toast.Viewport
      aria-live="off"
      data-notices=""
      data-print="none"
      // At the top, below the word on the connection: an error stays until it is dismissed, and must not lie on the
      // Save that would repeat the try. Dialogs begin below it (dialog-base.tsx).
      className="fixed inset-x-2 top-10 z-50 mx-auto flex flex-col gap-2 sm:w-[23rem]"
    >
      <div ref={makeRoom} aria-live="assertive" className="flex flex-col gap-2 empty:hidden">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} kind="error" />
        ))}
      </div>
      <div aria-live="polite" className="contents">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} kind={toast.type === 'news' ? 'news' : 'success'} />
        ))}
      </div>
    </Toast.Viewport>
  )
}

// Tells the styles how far down errors reach, so that what is being worked on can begin below them.
function makeRoom(errors: HTMLElement | null): (() => void) | undefined {
  if (errors === null) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const { height, bottom } = errors.getBoundingClientRect()
    // Set on the root it is news to every element of the page, so it is not set for nothing.
    if (height === 0) style.removeProperty('--errors')
    else style.setProperty('--errors', `${Math.ceil(bottom) + 8}px`)
  })
  observer.observe(errors)
  return () => {
    observer.disconnect()
    style.removeProperty('--errors')
  }
}

const looks = {
  success: { Icon: CircleCheck, color: 'text-st-green-dot', box: 'border-border bg-raised' },
  error: { Icon: CircleAlert, color: 'text-danger', box: 'border-danger/40 bg-danger-soft' },
  news: { Icon: Bell, color: 'text-accent', box: 'border-border bg-raised' },
}

function ToastCard({ toast, kind }: { toast: Toast.Root.ToastObject<Detail>; kind: Notice['kind'] }) {
  const { Icon, color, box } = looks[kind]
  return (
    <Toast.Root
      toast={toast}
      {...notADialog}
      swipeDirection={['right', 'up']}
      className={cx(
        'overlay-popup flex items-start gap-2.5 rounded-lg border py-3 pr-2 pl-3.5 shadow-popup',
        box,
        'data-limited:hidden',
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-[18px] shrink-0', color)} />
      <Toast.Content className="min-w-0 flex-1">
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
          <IconButton label="Dismiss">
            <X className="size-4" />
          </IconButton>
        }
      />
    </Toast.Root>
  )
}
