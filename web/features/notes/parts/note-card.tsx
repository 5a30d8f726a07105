import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import type { ListItem, Note } from '../../../../contract/notes.ts'
import { languageOf } from '../../../lib/language.ts'
import { isFree } from '../../../lib/shortcuts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { createMenu, MenuTrigger } from '../../../ui/menu.tsx'
import { ofTask } from '../labels.ts'
import { NoteBody } from './note-body.tsx'
import { useNoteExtras } from './note-extras.ts'
import { NoteFooter } from './note-footer.tsx'
import { NoteClient, NoteMeta } from './note-meta.tsx'
import { NoteShared } from './note-shared.tsx'

/** The one menu of all cards. */
export const noteMenu = createMenu<Note>()

export type NoteCardActions = {
  /** Opens the task: to edit it, or to read it where it may not be edited. */
  onOpen: (note: Note) => void
  onTick: (note: Note, item: ListItem, completed: boolean) => void
  /** A key pressed on the card itself, for example 'p'; says whether it meant something. */
  onKey: (note: Note, key: string) => boolean
  /** Selects it, or not any more; with `isRange` all from the one that was selected before it. */
  onSelect?: ((note: Note, isRange: boolean) => void) | undefined
  onUnarchive?: ((note: Note) => void) | undefined
  onDelete: (note: Note) => void
  /** The pointer or the focus is here: what opening needs may be fetched. */
  onNear?: (() => void) | undefined
  /** Says once whether, and how, the focus belongs to this card: its editor has just been closed, or it comes from another row. */
  claimFocus?: ((note: Note) => FocusOptions | undefined) | undefined
  /** The card goes while it holds the focus, and may come again in another row. */
  onFocusLost?: ((note: Note) => void) | undefined
}

type NoteCardProps = { note: Note; actions: NoteCardActions }
type SelectableProps = NoteCardProps & {
  /** Whether it is selected; undefined while nothing is. */
  isSelected?: boolean | undefined
}

/** A task in the grid: read, or archived; editing has a form of its own. */
export const NoteCard = memo(function NoteCard({ note, actions, isSelected }: SelectableProps) {
  const titleId = `task-${note.id}`
  const { working } = useNoteExtras()
  return (
    <Card
      role="article"
      data-card=""
      data-record={note.id}
      aria-labelledby={titleId}
      tone={note.is_archived ? 'archived' : note.is_priority ? 'priority' : 'plain'}
      className={cx('flex flex-col', isSelected && 'outline-2 outline-primary')}
      {...pressesOf(note, actions)}
      onPointerEnter={actions.onNear}
      onFocus={actions.onNear}
    >
      <div
        className={cx(
          'flex flex-1 flex-col px-4 pb-3',
          note.is_priority && !note.is_archived ? 'pt-2.5' : 'pt-3',
        )}
      >
        <NoteTitle id={titleId} note={note} actions={actions} />
        <NoteClient note={note} />
        <div className="mt-2.5">
          <NoteBody
            note={note}
            onTick={note.can.edit ? (item, completed) => actions.onTick(note, item, completed) : undefined}
          />
        </div>
        <NoteShared note={note} />
        {/* Seen first and reached after what the task says: J goes to the title, and Tab on from there. */}
        <div
          className={cx(
            'order-first flex h-[30px] items-center gap-0.5 coarse:-mt-1 coarse:h-10',
            note.can.edit && '-mr-2',
          )}
        >
          <SelectBox {...{ note, actions, isSelected }} />
          <NoteMeta note={note} />
          {note.can.edit && (
            <MenuTrigger handle={noteMenu} payload={note}>
              <IconButton label={ofTask.actions(note.title)}>
                <Ellipsis className="size-4 text-ink-2" strokeWidth={2.75} />
              </IconButton>
            </MenuTrigger>
          )}
        </div>
      </div>
      <NoteFooter note={note} actions={actions} />
      {note.can.status && !note.can.edit && working?.(note)}
    </Card>
  )
})

function SelectBox({ note, actions, isSelected }: SelectableProps) {
  if (isSelected === undefined) return null
  return (
    <Checkbox
      hideLabel
      label={ofTask.select(note.title)}
      checked={isSelected}
      className="mr-1.5"
      onChange={() => actions.onSelect?.(note, false)}
    />
  )
}

/** Its keys, of which Space means the card on its title only, and Shift with a click. */
function pressesOf(note: Note, actions: NoteCardActions) {
  const { onSelect } = actions
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFree(event.nativeEvent)) return
    if (event.key === ' ') {
      if (!onSelect || !isOnTitle(event)) return
      event.preventDefault()
      return onSelect(note, event.shiftKey)
    }
    if (actions.onKey(note, event.key.toLowerCase())) event.preventDefault()
  }
  if (!onSelect) return { onKeyDown }
  return {
    onKeyDown,
    // Some browsers press a button when the key comes up.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && isOnTitle(event) && event.preventDefault(),
    // Else the text between two presses is marked.
    onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      onSelect(note, true)
    },
  }
}

function isOnTitle({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('h3') !== null
}

function NoteTitle({ id, note, actions }: NoteCardProps & { id: string }) {
  return (
    <h3 id={id} lang={languageOf(note.title)} className="text-card font-semibold [&:lang(bn)]:leading-[1.65]">
      <button
        type="button"
        ref={(title) => {
          const focus = title && actions.claimFocus?.(note)
          if (focus) title.focus(focus)
          return () => {
            if (title === document.activeElement) actions.onFocusLost?.(note)
          }
        }}
        title={note.title}
        onClick={() => actions.onOpen(note)}
        className="line-clamp-2 max-w-full text-pretty rounded-sm text-left [overflow-wrap:anywhere] hover:underline hover:decoration-border-strong hover:underline-offset-4"
      >
        {note.title}
      </button>
    </h3>
  )
}
