import { Scale } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { rules, said } from '../labels.ts'

/** The Competition Rules card. */
export function CompetitionRules() {
  return (
    <Card role="region" aria-labelledby="competition-rules" className="px-5 py-4">
      <h2 id="competition-rules" className="flex items-center gap-2 text-card font-semibold">
        <Scale aria-hidden="true" className="size-[18px] text-ink-3" />
        {said.rules}
      </h2>
      <ul className="mt-2.5 flex flex-col gap-2 text-secondary text-ink-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1 shrink-0 rounded-full bg-ink-3" />
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  )
}
