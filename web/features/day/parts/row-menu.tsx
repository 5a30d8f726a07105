import { useRouter } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { DayRow } from '../../../../contract/day.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { actsOf, acts as words } from '../labels.ts'
import { useDayActs } from './day-acts.ts'

/** Everything that the reader may do with a row, with the key that does the same. */
export function RowMenu({ row }: { row: DayRow }) {
  const router = useRouter()
  const acts = useDayActs()
  const { can } = row
  const isTimed = acts.timed === row.id
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={actsOf(row.title)}>
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      {can.done && (
        <MenuItem shortcut="D" onSelect={() => acts.done(row)}>
          {words.done}
        </MenuItem>
      )}
      {can.move && (
        <MenuItem shortcut="M" onSelect={() => acts.move(row)}>
          {words.move}
        </MenuItem>
      )}
      {can.assign && (
        <MenuItem shortcut="A" onSelect={() => acts.assign(row)}>
          {words.assign}
        </MenuItem>
      )}
      {can.time && (
        <MenuItem shortcut="S" onSelect={() => acts.time(row)}>
          {isTimed ? words.stopTime : words.time}
        </MenuItem>
      )}
      {can.time && (
        <MenuItem shortcut="L" onSelect={() => acts.hours(row)}>
          {words.hours}
        </MenuItem>
      )}
      <MenuItem shortcut="Enter" onSelect={() => void router.navigate({ href: row.link })}>
        {words.open}
      </MenuItem>
    </Menu>
  )
}
