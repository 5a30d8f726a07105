import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useOverlay } from '../../../ui/overlay-stack.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { newTask } from '../address.ts'
import { isGone, noteQuery } from '../api.ts'
import { form, said } from '../labels.ts'
import { findNoteDraft } from './note-draft.ts'
import type { EditPlace } from './use-editing.ts'

const load = () => import('./note-editor.tsx')
const NoteEditor = lazyPart(load, 'NoteEditor')

// Seen by few: whoever typed into a task that was taken from them.
const loadKept = () => import('./kept-typing.tsx')
const KeptTyping = lazy(() => loadKept().then((kept) => ({ default: kept.KeptTyping })))
const CannotEdit = lazy(() => loadKept().then((kept) => ({ default: kept.CannotEdit })))

/** Fetches the editor's code ahead of its first use. */
export function preloadEditor(): void {
  load().catch(() => undefined)
}

type EditorRowProps = {
  place: EditPlace
  /** It was opened on this page, and has an entry of its own in the history. */
  openedHere: boolean
  /** A new task has become a row, which no list shows yet. */
  onRow: (note: Note) => void
  /** The form of a new task that has become a row stays open. */
  onMade: (note: Note) => void
  /** The task cannot be edited here: it is archived, or not there for the reader. */
  onElsewhere: (archived: Note | undefined) => void
  /** With the id of the task when it was saved. */
  onClose: (saved?: string) => void
}

/** The form of a task over the full width of the grid, once the whole task and the editor's code are here. */
export function EditorRow({ place, openedHere, onElsewhere, ...calls }: EditorRowProps) {
  const { onClose } = calls
  const unsaved = useRef(false)
  useOverlay(openedHere, { leave: () => onClose(), asks: () => unsaved.current, ofPage: true })
  const isNew = place.id === newTask
  const { data, error, refetch, isFetching } = useQuery({ ...noteQuery(place.id), enabled: !isNew })
  const note = newest(place.row?.content_is_excerpt ? undefined : place.row, data)
  const [hasTyping] = useState(() => findNoteDraft(place.id) !== undefined)
  // Once open it stays open, also when the task is archived or deleted under it: the typing is not theirs to take.
  const [opened, setOpened] = useState<Note | typeof newTask | undefined>(isNew ? newTask : undefined)
  if (!opened && note?.can.edit) setOpened(note)
  if (opened) {
    return (
      <Suspense fallback={<Waiting />}>
        <NoteEditor
          opened={opened === newTask ? undefined : opened}
          latest={data}
          unsaved={unsaved}
          {...calls}
        />
        {opened === newTask && <span hidden ref={returnFocusAfter} />}
      </Suspense>
    )
  }
  // What was typed here stays in the way until somebody has decided about it.
  if (!hasTyping && (note || isGone(error))) return <Elsewhere note={note} onElsewhere={onElsewhere} />
  if (!note && error) {
    return (
      <div className="flex flex-col items-center gap-3">
        <ErrorState
          title={said.loadFailed}
          reason={sentenceOf(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="w-full"
        />
        {isGone(error) && (
          <Suspense>
            <KeptTyping noteId={place.id} onSaved={() => onClose()} />
          </Suspense>
        )}
        <Button onClick={() => onClose()}>{said.close}</Button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      {note ? <CannotEdit note={note} onClose={onClose} /> : <Waiting />}
    </Suspense>
  )
}

// The form of a new task was opened by a button, and leaves no card that could take the focus when it is given up.
function returnFocusAfter(): () => void {
  return () => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-opens-new-task]')]
      buttons.find((button) => button.checkVisibility())?.focus()
    })
  }
}

function Waiting() {
  return (
    <Card className="flex min-h-[420px] items-center justify-center">
      <Loading label={form.opening} />
    </Card>
  )
}

function Elsewhere({ note, onElsewhere }: { note: Note | undefined } & Pick<EditorRowProps, 'onElsewhere'>) {
  const [leave] = useState(() => (shown: HTMLElement | null) => {
    if (shown) onElsewhere(note)
  })
  return (
    <>
      <Waiting />
      <span hidden ref={leave} />
    </>
  )
}

function newest(a: Note | undefined, b: Note | undefined): Note | undefined {
  if (!a || !b) return a ?? b
  return a.version >= b.version ? a : b
}
