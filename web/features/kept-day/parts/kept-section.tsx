import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

interface SectionProps {
  title: string
  /** Said where there is nothing. */
  empty: string
  children: ReactNode[]
}

/** What belongs together on the kept day. */
export function Section({ title, empty, children }: SectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-serif text-section font-semibold">{title}</h2>
      {children.length > 0 ? (
        <Card>
          <ul className="divide-y divide-border">{children}</ul>
        </Card>
      ) : (
        <p className="text-secondary text-ink-2">{empty}</p>
      )}
    </section>
  )
}
