import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { filters } from '../labels.ts'

/** A phone's filters, one below the other behind a button that says whether some are set. */
export function FiltersSheet({ isFiltered, children }: { isFiltered: boolean; children: ReactNode }) {
  return (
    <Popover
      title={filters.title}
      trigger={
        <IconButton
          label={isFiltered ? filters.titleSet : filters.title}
          variant="secondary"
          size="md"
          className="size-control"
        >
          <ListFilter className="size-[18px]" />
          {isFiltered && <span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />}
        </IconButton>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Popover>
  )
}
