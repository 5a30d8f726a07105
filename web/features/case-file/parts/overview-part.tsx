import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'

/** A card of the overview with its name. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card className="px-5 py-4">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-card font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  )
}

/** The look of a quiet way, for a link. */
export const wayClass =
  'shrink-0 text-secondary font-semibold text-accent hover:underline coarse:min-h-control'

type WayProps = { label: string; onPress: () => void; className?: string }

/** The quiet way to where something is changed. */
export function Way({ label, onPress, className }: WayProps) {
  return (
    <button type="button" className={cx(wayClass, className)} onClick={onPress}>
      {label}
    </button>
  )
}
