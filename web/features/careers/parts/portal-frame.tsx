import type { ReactNode } from 'react'
import { LanguageLink } from '../../../ui/language-link.tsx'
import { OverlayRoot } from '../../../ui/overlay-root.tsx'
import { Seal } from '../../../ui/seal.tsx'
import { StatusStrip } from '../../../ui/status-strip.tsx'
import { chooseTheme, useTheme } from '../../../ui/theme-choice.ts'
import { ThemeToggle } from '../../../ui/theme-toggle.tsx'
import { portalWords } from '../labels.ts'
import { useNetwork } from './use-network.ts'

/** The firm's letterhead above the application, without the product's navigation. */
export function PortalFrame({ firm, children }: { firm: string; children: ReactNode }) {
  const theme = useTheme()
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="sticky top-0 z-30">
        <StatusStrip connection={useNetwork()} />
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
