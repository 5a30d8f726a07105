import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { connections } from './labels.ts'

export type Connection = 'online' | 'offline' | 'reconnecting' | 'restored'

const looks = {
  offline: { tone: 'bg-st-yellow-bg text-st-yellow-fg', text: connections.offline },
  reconnecting: { tone: 'bg-st-blue-bg text-st-blue-fg', text: connections.reconnecting },
  restored: { tone: 'bg-st-green-bg text-st-green-fg', text: connections.restored },
}

interface StatusStripProps {
  connection: Connection
  /** What is shown meanwhile, in the place of the usual words. */
  meanwhile?: string | undefined
  /** What stands before each; they come with what is loaded after the start. */
  icons?: Readonly<Record<Exclude<Connection, 'online'>, LucideIcon>>
}

/** A full-width line about the connection; always mounted, so that a screen reader hears each change. */
export function StatusStrip({ connection, meanwhile, icons }: StatusStripProps) {
  const look = connection === 'online' ? undefined : looks[connection]
  const Icon = connection === 'online' ? undefined : icons?.[connection]
  return (
    <div role="status" data-print="none">
      {look && (
        <p
          className={cx(
            'flex items-center justify-center gap-2 px-4 py-1.5 text-secondary font-semibold',
            look.tone,
          )}
        >
          {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
          {meanwhile ?? look.text}
        </p>
      )}
    </div>
  )
}
