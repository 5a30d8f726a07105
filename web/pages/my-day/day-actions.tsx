import { useQuery } from '@tanstack/react-query'
import { CalendarOff, Ellipsis, Printer, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Person } from '../../../contract/people.ts'
import { useAuth } from '../../features/auth/public.tsx'
import { peopleQuery } from '../../features/day/api.ts'
import { ownDay, said } from '../../features/day/labels.ts'
import { myProfileQuery, nameOf } from '../../features/people/public.ts'
import { useMedia } from '../../lib/media.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'

interface DayActionsProps {
  /** Whose day is shown, if it is somebody else's. */
  person: string | undefined
  covers: readonly Person[]
  onPerson: (person: string | undefined) => void
  onAway: () => void
}

/** What is done with the day, in the heading; on a phone one menu. */
export function DayActions({ person, covers, onPerson, onAway }: DayActionsProps) {
  const isWide = useMedia('(width >= 48rem)')
  const whose = useWhose(covers)
  if (!isWide) return <PhoneMenu {...{ person, whose, onPerson, onAway }} />
  return (
    <>
      {whose && (
        <div className="w-56">
          <Select
            label={said.whose}
            value={person ?? whose.own}
            onValueChange={(chosen) => onPerson(whose.personOf(chosen))}
            options={whose.options}
          />
        </div>
      )}
      <Button className="print:hidden" onClick={onAway}>
        {said.setAbsence}
      </Button>
      <Button
        className="print:hidden"
        icon={<Printer aria-hidden="true" className="size-4" />}
        onClick={() => window.print()}
      >
        {said.print}
      </Button>
    </>
  )
}

interface Whose {
  own: string
  options: { value: string; label: string }[]
  /** Of one's own day nothing stands in the address. */
  personOf: (user_id: string) => string | undefined
}

/** Whoever sees everybody's tasks looks at anybody's day, others at that of whom they stand in for. */
function useWhose(covers: readonly Person[]): Whose | undefined {
  const { may, user_id } = useAuth()
  const { data: me } = useQuery({ ...myProfileQuery(user_id ?? ''), enabled: user_id !== undefined })
  const seesAll = may('notes.all')
  const { data: people = covers } = useQuery({ ...peopleQuery, enabled: seesAll })
  const others = people.filter((one) => one.user_id !== user_id && !one.has_left)
  if (user_id === undefined || (others.length === 0 && !seesAll)) return undefined
  const own = { value: user_id, label: ownDay(me?.full_name ?? '') }
  return {
    own: user_id,
    personOf: (chosen) => (chosen === user_id ? undefined : chosen),
    options: [own, ...others.map((one) => ({ value: one.user_id, label: nameOf(one) }))],
  }
}

type PhoneMenuProps = Omit<DayActionsProps, 'covers'> & { whose: Whose | undefined }

function PhoneMenu({ person, whose, onPerson, onAway }: PhoneMenuProps) {
  const [isChoosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton variant="secondary" size="md" label={said.actions} className="print:hidden">
            <Ellipsis className="size-5" />
          </IconButton>
        }
      >
        {whose && (
          <MenuItem icon={<UserRound />} onSelect={() => setChoosing(true)}>
            {said.whose}
          </MenuItem>
        )}
        <MenuItem icon={<CalendarOff />} onSelect={onAway}>
          {said.setAbsence}
        </MenuItem>
        <MenuItem icon={<Printer />} onSelect={() => window.print()}>
          {said.print}
        </MenuItem>
      </Menu>
      {whose && (
        <Dialog open={isChoosing} onClose={close} title={said.whose} size="sm">
          <RadioGroup
            label={said.whose}
            hideLabel
            look="rows"
            value={person ?? whose.own}
            onValueChange={(chosen) => {
              close()
              onPerson(whose.personOf(chosen))
            }}
            options={whose.options}
          />
        </Dialog>
      )}
    </>
  )
}
