import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Clash } from '../../../../contract/hearings.ts'
import { courtName } from '../../courts/public.ts'
import { nameOf } from '../../people/public.ts'
import { clashOf, hasBoth, tightAt, tightOf } from '../labels.ts'

/** Whoever is wanted at two places, or too soon after one another, in words; what reads alike once. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const told = new Map(clashes.map((clash) => [clashWords(clash).join(' '), clash.level]))
  return [...told].map(([words, level]) => {
    const isClash = level === 'clash'
    const Icon = isClash ? TriangleAlert : CircleAlert
    return (
      <p
        key={words}
        className={`flex items-start gap-1.5 text-secondary font-semibold ${isClash ? 'text-st-red-fg' : 'text-st-yellow-fg'}`}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
      </p>
    )
  })
}

/** Which two places, and who has both. */
export function clashWords({ level, person, courts: [one, other] }: Clash): [what: string, who: string] {
  const names = [one ? courtName(one) : '', other ? courtName(other) : ''] as const
  const tight = names[0] === names[1] ? tightAt(names[0]) : tightOf(...names)
  return [level === 'clash' ? clashOf(...names) : tight, hasBoth(nameOf(person))]
}
