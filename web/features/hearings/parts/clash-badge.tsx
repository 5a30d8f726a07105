import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Clash } from '../../../../contract/hearings.ts'
import { courtName } from '../../courts/public.ts'
import { nameOf } from '../../people/public.ts'
import { clashOf, hasBoth, tightOf } from '../labels.ts'

/** Whoever is wanted at two places, or too soon after one another, in words. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  return clashes.map(({ level, person, courts: [one, other], hearings: two }) => {
    const isClash = level === 'clash'
    const Icon = isClash ? TriangleAlert : CircleAlert
    const names = [one ? courtName(one) : '', other ? courtName(other) : ''] as const
    return (
      <p
        key={`${two.join()} ${person.user_id}`}
        className={`flex items-start gap-1.5 text-secondary font-semibold ${isClash ? 'text-st-red-fg' : 'text-st-yellow-fg'}`}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {isClash ? clashOf(...names) : tightOf(...names)} {hasBoth(nameOf(person))}
        </span>
      </p>
    )
  })
}
