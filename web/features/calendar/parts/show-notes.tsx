import { Switch } from '../../../ui/checkbox.tsx'
import type { OnSearch } from '../logic.ts'

/** Whether notes are drawn beside events and meetings; what was chosen stays in the address. */
export function ShowNotes({ withNotes, onSearch }: { withNotes: boolean; onSearch: OnSearch }) {
  return (
    <Switch
      label="Show notes"
      className="flex"
      checked={withNotes}
      onChange={({ target }) => onSearch({ notes: target.checked ? undefined : '0' })}
    />
  )
}
