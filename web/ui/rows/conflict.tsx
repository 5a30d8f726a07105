import { Alert } from '../alert.tsx'

/** Says that somebody else was faster, and what Save and Cancel do now. */
export function Conflict({ what }: { what: string }) {
  return (
    <Alert tone="destructive" title={`${what} was changed meanwhile`}>
      What you typed is kept, and what it says now stands below it. Save replaces that, Cancel keeps it.
    </Alert>
  )
}

/** The value of the other person below one's own, where they differ. */
export function NowBelow({ now, mine }: { now: string | readonly string[] | undefined; mine: unknown }) {
  if (now === undefined || String(now) === String(mine)) return null
  const text = typeof now === 'string' ? now : now.join(', ')
  return <p className="text-meta break-words text-brass-ink">Now: {text || 'empty'}</p>
}
