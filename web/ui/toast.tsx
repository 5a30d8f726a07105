import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { buttonClass, IconButton } from './button.tsx'
import { cx } from './cx.ts'

type ToastKind = 'success' | 'error'
type ToastDetail = { reason?: string | undefined }

export type Toasts = {
  /** Says politely that something worked; goes by itself after five seconds. */
  success: (message: string) => void
  /** Says at once that something failed, with the server's reason below; stays until dismissed. */
  error: (message: string, reason?: string) => void
  /** Like success, with an Undo button for ten seconds. */
  undo: (message: string, onUndo: () => void) => void
}

const ToastsContext = createContext<Toasts | undefined>(undefined)

/** The toasts of this page; throws outside of the provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (toasts === undefined) throw new Error('useToasts needs a KitProvider above it')
  return toasts
}

/** Holds the queue and shows it; timers rest while the pointer or the focus is on a toast and while the window is left. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [manager] = useState(() => Toast.createToastManager<ToastDetail>())
  const [toasts] = useState(() => toastsOf(manager))
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
      <Toast.Portal>
        <Viewport />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function toastsOf(manager: ReturnType<typeof Toast.createToastManager<ToastDetail>>): Toasts {
  return {
    success: (message) => {
      manager.add({ type: 'success', title: 'Success', description: message, timeout: 5000 })
    },
    error: (message, reason) => {
      manager.add({ type: 'error', title: 'Error', description: message, timeout: 0, data: { reason } })
    },
    undo: (message, onUndo) => {
      const id = manager.add({
        type: 'success',
        title: 'Success',
        description: message,
        timeout: 10_000,
        actionProps: {
          children: 'Undo',
          onClick: () => {
            manager.close(id)
            onUndo()
          },
        },
      })
    },
  }
}

// Base UI calls a toast a dialog; it takes nobody's focus, so it is a group.
const notADialog = { role: 'group', 'aria-modal': undefined } as const

// Two live regions that are always there, so that a screen reader hears an error at once and a success politely.
function Viewport() {
  const { toasts } = Toast.useToastManager<ToastDetail>()
  const errors = toasts.filter((toast) => toast.type === 'error')
  const others = toasts.filter((toast) => toast.type !== 'error')
  return (
    <Toast.Viewport
      aria-live="off"
      data-print="none"
      className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-[23rem]"
    >
      <div aria-live="assertive" className="contents">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} kind="error" />
        ))}
      </div>
      <div aria-live="polite" className="contents">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} kind="success" />
        ))}
      </div>
    </Toast.Viewport>
  )
}

function ToastCard({ toast, kind }: { toast: Toast.Root.ToastObject<ToastDetail>; kind: ToastKind }) {
  const Icon = kind === 'error' ? CircleAlert : CircleCheck
  return (
    <Toast.Root
      toast={toast}
      {...notADialog}
      swipeDirection={['right', 'down']}
      className={cx(
        'overlay-popup flex items-start gap-2.5 rounded-lg border border-border bg-raised py-3 pr-2 pl-3.5 shadow-popup',
        'data-limited:hidden',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-[18px] shrink-0', kind === 'error' ? 'text-danger' : 'text-st-green-dot')}
      />
      <Toast.Content className="min-w-0 flex-1">
        <Toast.Title className="text-secondary font-semibold text-ink" render={<p />} />
        <Toast.Description className="text-secondary break-words text-ink-2" />
        {toast.data?.reason && <p className="mt-0.5 text-meta break-words text-ink-3">{toast.data.reason}</p>}
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
