import type { ReactNode } from 'react'
import { ConfirmProvider } from './confirm.tsx'
import { OverlayRootProvider } from './overlay-root.tsx'
import { ToastProvider } from './toast.tsx'

interface KitProviderProps {
  /** What worked on the page before this one, to be told here. */
  said?: string | undefined
  children: ReactNode
}

/** What the kit needs once above the whole application; `<OverlayRoot />` then goes last into `<main>`. */
export function KitProvider({ said, children }: KitProviderProps) {
  return (
    <OverlayRootProvider>
      <ToastProvider said={said}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </OverlayRootProvider>
  )
}
