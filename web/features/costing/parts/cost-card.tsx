import { Pencil, Trash2 } from 'lucide-react'
import type { Cost } from '../../../../contract/costing.ts'
import { money, shortDay } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { unknownName } from '../../people/public.ts'

export type CostCardProps = {
  cost: Cost
  currency: string
  onEdit: (cost: Cost) => void
  onDelete: (cost: Cost) => void
}

/** One cost: what for, on which case, how much and when. */
export function CostCard({ cost, currency, onEdit, onDelete }: CostCardProps) {
  const titleId = `cost-${cost.id}`
  // One thing is often paid for many times.
  const name = `${cost.description}, ${cost.case_id}, ${shortDay(cost.date_incurred)}`
  return (
    <Card
      role="article"
      data-record={cost.id}
      aria-labelledby={titleId}
      className="flex min-w-0 break-inside-avoid flex-col gap-2 px-4 pt-3.5 pb-3"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-meta [overflow-wrap:anywhere] text-ink-3">
          {[cost.cost_category, cost.case_id, cost.client_name].filter(Boolean).join(' · ')}
        </p>
        <p className="shrink-0 text-card font-semibold tabular-nums">{money(cost.amount, currency)}</p>
      </div>
      <h3 className="flex-1 text-body text-ink">
        <LongText id={titleId} text={cost.description} />
      </h3>
      <div className="flex min-h-9 items-center gap-2 border-t border-border pt-2">
        <time dateTime={cost.date_incurred} className="shrink-0 text-meta text-ink-3 tabular-nums">
          {shortDay(cost.date_incurred)}
        </time>
        {cost.profiles && (
          <CreatorBadge
            name={cost.profiles.full_name || unknownName}
            hasLeft={cost.profiles.has_left}
            className="min-w-0"
          />
        )}
        <span className="ml-auto flex shrink-0 items-center gap-1">
          {cost.can.edit && (
            <IconButton label={`Edit ${name}`} onClick={() => onEdit(cost)}>
              <Pencil className="size-4" />
            </IconButton>
          )}
          {cost.can.delete && (
            <IconButton label={`Delete ${name}`} onClick={() => onDelete(cost)}>
              <Trash2 className="size-4" />
            </IconButton>
          )}
        </span>
      </div>
    </Card>
  )
}
