import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { billingWords } from '../../../../contract/words/time-entries.ts'
import { useFirm } from '../../../lib/firm.ts'
import { timeIn } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { amountOf } from '../labels.ts'
import { actionsOf, entryForm } from './labels.ts'
import { RowName, useRowNames } from './row-name.tsx'
import { useDeleting } from './use-deleting.ts'

interface EntryListProps {
  entries: readonly TimeEntry[]
  onEdit: (entry: TimeEntry) => void
}

/** Entries one below the other: of what, what was done, how long; one opens by a press. */
export function EntryList({ entries, onEdit }: EntryListProps) {
  const nameOf = useRowNames()
  const { time_zone } = useFirm()
  const remove = useDeleting()
  const detailOf = ({ spans, description, billing, is_hidden }: TimeEntry) =>
    [
      ...spans.map(({ from, to }) => `${timeIn(time_zone, from)}–${timeIn(time_zone, to)}`),
      is_hidden ? '' : description || entryForm.noText,
      billing === 'no' ? billingWords.no : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ul className="divide-y divide-border">
      {entries.map((entry) => {
        const names = nameOf(entry)
        const detail = detailOf(entry)
        return (
          <li key={entry.id} className="flex items-center gap-3 py-2.5">
            <button
              type="button"
              disabled={!entry.can.edit}
              onClick={() => onEdit(entry)}
              className="min-w-0 flex-1 rounded-sm text-left"
            >
              <RowName {...names} />
              <span className="block text-meta [overflow-wrap:anywhere] text-ink-2" lang={languageOf(detail)}>
                {detail}
              </span>
            </button>
            <span className="font-semibold tabular-nums">{amountOf(entry.seconds)}</span>
            {(entry.can.edit || entry.can.delete) && (
              <Menu
                align="end"
                trigger={
                  <IconButton label={actionsOf(names.name)}>
                    <Ellipsis className="size-[18px]" />
                  </IconButton>
                }
              >
                {entry.can.edit && (
                  <MenuItem icon={<Pencil />} onSelect={() => onEdit(entry)}>
                    {entryForm.edit}
                  </MenuItem>
                )}
                {entry.can.delete && (
                  <MenuItem icon={<Trash2 />} destructive onSelect={() => remove(entry)}>
                    {entryForm.remove}
                  </MenuItem>
                )}
              </Menu>
            )}
          </li>
        )
      })}
    </ul>
  )
}
