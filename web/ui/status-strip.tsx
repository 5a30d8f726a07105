import { CloudOff, RefreshCw, Wifi } from 'lucide-react'
import { cx } from './cx.ts'

export type Connection = 'online' | 'offline' | 'reconnecting' | 'restored'

const looks = {
  offline: {
    tone: 'bg-st-yellow-bg text-st-yellow-fg',
    Icon: CloudOff,
    text: 'Offline. What you see may be out of date.',
  },
  reconnecting: { tone: 'bg-st-blue-bg text-st-blue-fg', Icon: RefreshCw, text: 'Reconnecting…' },
  restored: { tone: 'bg-st-green-bg text-st-green-fg', Icon: Wifi, text: 'Back online' },
}

type StatusStripProps = {
  connection: Connection
  /** Added to the words, for example '3 changes saved'. */
  detail?: string | undefined
}

/** A full-width line about the connection; always mounted, so that a screen reader hears each change. */
export function StatusStrip({ connection, detail }: StatusStripProps) {
  const look = connection === 'online' ? undefined : looks[connection]
  return (
    <div role="status" data-print="none">
      {look && (
        <p
          className={cx(
            'flex items-center justify-center gap-2 px-4 py-1.5 text-secondary font-semibold',
            look.tone,
          )}
        >
          <look.Icon aria-hidden="true" className="size-4 shrink-0" />
          {look.text}
          {detail && `, ${detail}`}
        </p>
      )}
    </div>
  )
}
