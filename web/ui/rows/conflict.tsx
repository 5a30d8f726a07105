import { Alert } from '../alert.tsx'
import { conflict as words } from '../labels.ts'

/** Says that somebody else was faster, and what Save and Cancel do now. */
export function Conflict({ what }: { what: string }) {
  return (
    <Alert tone="destructive" title={words.title(what)}>
      {words.text}
    </Alert>
  )
}

/** The value of the other person below one's own, where they differ. */
export function NowBelow({ now, mine }: { now: string | readonly string[] | undefined; mine: unknown }) {
  if (now === undefined || String(now) === String(mine)) return null
  const text = typeof now === 'string' ? now : now.join(', ')
  return <p className="text-meta break-words text-brass-ink">{words.now(text || words.empty)}</p>
}
