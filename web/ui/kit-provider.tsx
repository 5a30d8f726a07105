import { type ReactNode, useEffect } from 'react'
import { ConfirmProvider } from './confirm.tsx'
import { loadOverlaysAfterStart } from './overlay-loader.ts'
import { OverlayRootProvider } from './overlay-root.tsx'
import { ToastProvider } from './toast.tsx'

/** What the kit needs once above the whole application; `<OverlayRoot />` then goes last into `<main>`. */
export function KitProvider({ children }: { children: ReactNode }) {
  useEffect(loadOverlaysAfterStart, [])
  return (
    <OverlayRootProvider>
      <ToastProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </OverlayRootProvider>
  )
}
