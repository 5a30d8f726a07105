import { useRouter } from '@tanstack/react-router'
import {
  CalendarDays,
  Check,
  ChevronLeft,
  ChevronRight,
  ClipboardCheck,
  Copy,
  Ellipsis,
  Plus,
} from 'lucide-react'
import { daysAfter } from '../../../contract/kernel/days.ts'
import { useAuth } from '../../features/auth/public.tsx'
import { page as words } from '../../features/time-entries/labels.ts'
import { submitWords } from '../../features/timesheets/labels.ts'
import { logTimeWords } from '../../lib/labels.ts'
import { openLogTime } from '../../lib/log-time.ts'
import { paths } from '../../lib/paths.ts'
import { IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { Acts, WeekActionsProps } from './week-actions.tsx'

type WeekMenuProps = Pick<Acts, 'onSubmit'> & Pick<WeekActionsProps, 'sunday' | 'today' | 'onCopy' | 'onWeek'>

/** The same on a phone, with the ways to other weeks. */
export function WeekMenu({ onSubmit, onCopy, sunday, today, onWeek }: WeekMenuProps) {
  const { may } = useAuth()
  const router = useRouter()
  return (
    <Menu
      align="end"
      trigger={
        <IconButton variant="secondary" size="md" label={words.actions}>
          <Ellipsis className="size-5" />
        </IconButton>
      }
    >
      <MenuItem icon={<Plus />} onSelect={() => openLogTime()}>
        {logTimeWords}
      </MenuItem>
      {onSubmit && (
        <MenuItem icon={<Check />} onSelect={onSubmit}>
          {submitWords}
        </MenuItem>
      )}
      {onCopy && (
        <MenuItem icon={<Copy />} onSelect={onCopy}>
          {words.copyRows}
        </MenuItem>
      )}
      <MenuItem icon={<CalendarDays />} onSelect={() => onWeek(today)}>
        {words.week}
      </MenuItem>
      <MenuItem icon={<ChevronLeft />} onSelect={() => onWeek(daysAfter(sunday, -7))}>
        {words.before}
      </MenuItem>
      <MenuItem icon={<ChevronRight />} onSelect={() => onWeek(daysAfter(sunday, 7))}>
        {words.after}
      </MenuItem>
      {may('time.approve') && (
        <MenuItem icon={<ClipboardCheck />} onSelect={() => void router.navigate(paths.timesheets())}>
          {words.sheets}
        </MenuItem>
      )}
    </Menu>
  )
}
