import { RotateCcw } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { connectionIcons } from '../../../ui/connection-icons.ts'
import { LanguageLink } from '../../../ui/language-link.tsx'
import { OverlayRoot } from '../../../ui/overlay-root.tsx'
import { Seal } from '../../../ui/seal.tsx'
import { type Connection, StatusStrip } from '../../../ui/status-strip.tsx'
import { chooseTheme, useTheme } from '../../../ui/theme-choice.ts'
import { ThemeToggle } from '../../../ui/theme-toggle.tsx'
import { portalWords, portalWords as said } from '../labels.ts'
import { dropApplication, useApplication } from './kept-application.ts'

/** The firm's letterhead above the application, without the product's navigation. */
export function PortalFrame({ firm, children }: { firm: string; children: ReactNode }) {
  const theme = useTheme()
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="sticky top-0 z-30">
        <StatusStrip connection={useNetwork()} icons={connectionIcons} />
      </div>
      <main className="flex flex-1 flex-col outline-none">
        <header className="border-b-[3px] border-brass bg-seal text-on-seal" data-print="none">
          <div className="mx-auto flex w-full max-w-3xl items-center gap-3 px-4 py-5 sm:px-6 sm:py-7">
            <Seal className="size-10 rounded-[10px] ring-1 ring-on-seal/15 sm:size-12" />
            <div className="min-w-0 flex-1">
              <h1 className="font-serif text-page-sm font-semibold break-words sm:text-page">
                {portalWords.title}
              </h1>
              <p className="text-secondary break-words text-on-seal/75">{portalWords.applyTo(firm)}</p>
            </div>
            <LanguageLink className="text-on-seal" />
            <span className="[&_button]:text-on-seal [&_button:hover]:bg-on-seal/15">
              <ThemeToggle theme={theme} onThemeChange={chooseTheme} />
            </span>
          </div>
        </header>
        <div className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-8">{children}</div>
        <OverlayRoot />
      </main>
    </div>
  )
}

/** For another person on the same device, and for a mistyped address: forgets everything, after a question. */
export function StartOver() {
  const { email, step } = useApplication()
  const confirm = useConfirm()
  const ask = async () => {
    const yes = await confirm({
      title: said.startOverTitle,
      description: step >= 3 ? said.startOverInTest : said.startOverHint,
      confirmLabel: said.startOver,
      destructive: true,
    })
    if (yes) dropApplication()
  }
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-secondary text-ink-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{said.applyingAs(email)}</span>
      <Button variant="ghost" size="sm" icon={<RotateCcw className="size-4" />} onClick={() => void ask()}>
        {said.startOver}
      </Button>
    </p>
  )
}

const goodNewsMilliseconds = 4000

let connection: Connection = 'online'

/** The browser's own word on the network, as a person is told of it. */
function useNetwork(): Connection {
  return useSyncExternalStore(subscribe, () => connection)
}

function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (next: Connection) => {
    clearTimeout(timer)
    connection = next
    tell()
  }
  const gone = () => become('offline')
  const back = () => {
    become('restored')
    timer = setTimeout(() => become('online'), goodNewsMilliseconds)
  }
  become(navigator.onLine ? 'online' : 'offline')
  addEventListener('offline', gone)
  addEventListener('online', back)
  return () => {
    clearTimeout(timer)
    removeEventListener('offline', gone)
    removeEventListener('online', back)
  }
}
