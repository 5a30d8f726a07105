import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Kbd } from '../ui/kbd.tsx'
import { useOverlayRoot } from '../ui/overlay-root.tsx'
import { useOverlay } from '../ui/overlay-stack.ts'
import { said } from './labels.ts'
import { palette } from './palette/labels.ts'
import {
  type Command,
  type CommandGroup,
  isMeant,
  recentCommands,
  rememberCommand,
  withRecent,
} from './palette-commands.ts'
import { usePaletteDays } from './palette-days.ts'
import { usePaletteCalendar, usePaletteCases, usePaletteEvents } from './palette-found.ts'
import { usePaletteGroups } from './palette-groups.ts'
import { usePalettePeople } from './palette-people.ts'
import { usePaletteHours, usePaletteTasks } from './palette-tasks.ts'
import { usePaletteTime } from './palette-time.ts'

export type PaletteProps = {
  /** Ends what takes the typing until the field has the focus, and answers what was typed. */
  takeTyped: () => string
  onClose: () => void
  onShowShortcuts: () => void
}

/** One field that goes to every page and does what the page can do; Enter takes the first. */
export function Palette({ takeTyped, onClose, onShowShortcuts }: PaletteProps) {
  const container = useOverlayRoot()
  const [isLogging, setLogging] = useState(false)
  const groups = usePaletteGroups(onShowShortcuts, () => setLogging(true))
  const [recent] = useState(recentCommands)
  useOverlay(true, { leave: onClose })
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className="overlay-backdrop fixed inset-0 z-40" />
        <Dialog.Viewport className="fixed inset-0 z-40 flex items-start justify-center p-3 sm:pt-[12vh]">
          <Dialog.Popup
            aria-label={said.search}
            className="overlay-popup flex max-h-[min(32rem,calc(100dvh-24px))] w-full max-w-[560px] flex-col overflow-hidden rounded-xl border border-border bg-raised text-ink shadow-popup outline-none"
          >
            {isLogging ? (
              <TasksToLogOn takeTyped={takeTyped} onClose={onClose} />
            ) : (
              <Commands groups={withRecent(groups, recent)} takeTyped={takeTyped} onClose={onClose} />
            )}
            <Dialog.Close className="sr-only">{said.close}</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ChoicesProps = Pick<PaletteProps, 'takeTyped' | 'onClose'>

function Commands({ groups, ...rest }: ChoicesProps & { groups: CommandGroup[] }) {
  const [typed, setTyped] = useState('')
  const found = [
    usePaletteDays(typed),
    usePaletteTasks(typed),
    usePalettePeople(typed),
    usePaletteCases(typed),
    usePaletteEvents(typed),
    usePaletteCalendar(typed),
  ]
  const time = usePaletteTime(typed)
  const items = [time, ...groups, ...found].filter((group) => group.items.length > 0)
  return <Choices {...rest} items={items} typed={typed} onTyped={setTyped} label={said.search} />
}

/** The second step of logging hours: on which task. */
function TasksToLogOn(props: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const tasks = usePaletteHours(typed)
  const label = palette.hoursOnWhich
  return <Choices {...props} items={[tasks]} typed={typed} onTyped={setTyped} label={label} takesFocus />
}

type FieldProps = ChoicesProps & {
  items: CommandGroup[]
  typed: string
  onTyped: (set: string | ((typed: string) => string)) => void
  label: string
  takesFocus?: boolean
}

function Choices({ items, typed, onTyped, label, takesFocus = false, takeTyped, onClose }: FieldProps) {
  const choose = ({ label, isPassing, stays, run }: Command) => {
    if (!isPassing) rememberCommand(label)
    if (!stays) onClose()
    run()
  }
  return (
    <Autocomplete.Root
      open
      inline
      items={items}
      value={typed}
      onValueChange={onTyped}
      autoHighlight="always"
      keepHighlight
      filter={(item: Command, typed: string) => isMeant(item, typed)}
      itemToStringValue={(item: Command) => item.label}
    >
      <div className="relative flex items-center border-b border-border">
        <Search aria-hidden="true" className="pointer-events-none absolute left-4 size-[18px] text-ink-3" />
        <Autocomplete.Input
          // The field before it had the focus.
          autoFocus={takesFocus}
          aria-label={label}
          onFocus={() => {
            const early = takeTyped()
            onTyped((now) => now + early)
          }}
          placeholder={takesFocus ? label : `${label}…`}
          className="h-[52px] w-full bg-transparent pr-4 pl-11 text-card text-ink outline-none"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        <Autocomplete.Empty>
          <p className="px-3 py-8 text-center text-ink-2 empty:hidden">{palette.nothing}</p>
        </Autocomplete.Empty>
        <Autocomplete.List>
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-1.5">
              <Autocomplete.GroupLabel className="px-2.5 pt-1.5 pb-1 text-micro font-semibold text-ink-3">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <CommandItem key={command.id ?? command.label} command={command} onChoose={choose} />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  )
}

function CommandItem({ command, onChoose }: { command: Command; onChoose: (command: Command) => void }) {
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => onChoose(command)}
      className="flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 outline-none select-none data-highlighted:bg-sunken coarse:min-h-control"
    >
      <command.Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.detail && (
        <span className="max-w-[50%] shrink-0 truncate text-meta text-ink-3">{command.detail}</span>
      )}
      {command.keys && <Kbd className="text-ink-3">{command.keys}</Kbd>}
    </Autocomplete.Item>
  )
}
