import { useState } from 'react'
import { Button } from './button.tsx'
import { PageHeading } from './heading.tsx'
import { Controls } from './kit-gallery-controls.tsx'
import { Display } from './kit-gallery-display.tsx'
import { Overlays } from './kit-gallery-overlays.tsx'
import { KitProvider } from './kit-provider.tsx'
import { OverlayRoot } from './overlay-root.tsx'
import { type Connection, StatusStrip } from './status-strip.tsx'
import { applyTheme, storedTheme, type Theme } from './theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { Tooltip } from './tooltip.tsx'

const connections: readonly Connection[] = ['online', 'offline', 'reconnecting', 'restored']

/** Every component in every state, for development only. */
export function KitGallery() {
  const [connection, setConnection] = useState<Connection>('online')
  const [theme, setTheme] = useState<Theme>(storedTheme)
  const next = connections[(connections.indexOf(connection) + 1) % connections.length] ?? 'online'
  return (
    <KitProvider>
      <StatusStrip
        connection={connection}
        detail={connection === 'restored' ? '3 changes saved' : undefined}
      />
      <main className="mx-auto flex max-w-[1320px] flex-col gap-10 px-4 py-6 md:px-8">
        <PageHeading
          title="Ink, paper, brass"
          meta="Every component of the kit in every state"
          actions={
            <>
              <Tooltip text="Walks through the states of the connection" shortcut="C">
                <Button onClick={() => setConnection(next)}>Connection: {connection}</Button>
              </Tooltip>
              <ThemeToggle
                theme={theme}
                onThemeChange={(chosen) => {
                  applyTheme(chosen)
                  setTheme(chosen)
                }}
              />
            </>
          }
        />
        <Overlays />
        <Controls />
        <Display />
        <OverlayRoot />
      </main>
    </KitProvider>
  )
}
