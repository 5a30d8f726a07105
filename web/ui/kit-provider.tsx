import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { ConfirmProvider } from './confirm.tsx'
import { OverlayRootProvider } from './overlay-root.tsx'
import { ToastProvider } from './toast.tsx'
import { TooltipProvider } from './tooltip.tsx'

/** What the kit needs once above the whole application; `<OverlayRoot />` then goes last into `<main>`. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    // The content security policy forbids inline style elements.
    <CSPProvider disableStyleElements>
      <OverlayRootProvider>
        <TooltipProvider>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </TooltipProvider>
      </OverlayRootProvider>
    </CSPProvider>
  )
}
