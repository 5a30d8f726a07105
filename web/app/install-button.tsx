import { Download } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { install } from '../../contract/words/device.ts'
import { keptOffer } from '../lib/install-offer.ts'
import { eventsOf } from '../lib/subscription.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Puts the site among the device's applications, where it can be; if the browser does not ask, a sheet says how. */
export function InstallButton() {
  const way = useSyncExternalStore(subscribe, wayToInstall)
  const [isOpen, setOpen] = useState(false)
  if (!way) return null
  return (
    <div className="w-full">
      <Button
        variant="ghost"
        size="sm"
        icon={<Download aria-hidden="true" className="size-4" />}
        aria-haspopup={way === 'by-hand' ? 'dialog' : undefined}
        onClick={way === 'browser' ? takeOffer : () => setOpen(true)}
      >
        {install.offer}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={install.offer} size="sm">
        <ol className="list-decimal space-y-2 pl-5">
          {install.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Dialog>
    </div>
  )
}

const changed = 'sereshta-offer-taken'
const subscribe = eventsOf(globalThis, 'beforeinstallprompt', changed)

// `standalone` is Safari's own word on iOS: true in the installed application, false in the browser.
function wayToInstall() {
  if (keptOffer.sereshtaInstallOffer) return 'browser'
  return 'standalone' in navigator && navigator.standalone === false ? 'by-hand' : undefined
}

/** Lets the browser ask, which it does once for an offer; declined, it makes another when it thinks fit. */
function takeOffer(): void {
  void keptOffer.sereshtaInstallOffer?.prompt()
  keptOffer.sereshtaInstallOffer = undefined
  dispatchEvent(new Event(changed))
}
