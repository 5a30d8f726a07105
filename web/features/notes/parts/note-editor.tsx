import { useBlocker } from '@tanstack/react-router'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { currentSession } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { discarding } from '../../../ui/labels.ts'
import { Restored } from '../../../ui/restored.tsx'
import { useAuth } from '../../auth/public.tsx'
import { newTask } from '../address.ts'
import { form as formWords, ofTask, said } from '../labels.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorFooter } from './editor-footer.tsx'
import { ContentField, TitleField } from './fields-content.tsx'
import { DetailFields } from './fields-details.tsx'
import { DueFields } from './fields-due.tsx'
import { useNoteExtras } from './note-extras.ts'
import { type NoteFormState, useNoteForm } from './use-note-form.ts'

export type NoteEditorProps = {
  /** The task as it was when the form was opened; undefined for a new one, which is no record yet. */
  opened: Note | undefined
  /** The task as it stands now, when somebody else has changed it meanwhile. */
  latest: Note | undefined
  /** Says to whoever closes the form whether leaving it asks. */
  unsaved: { current: boolean }
  /** A new task has become a row, which no list shows yet. */
  onRow: (note: Note) => void
  /** The form of a new task that has become a row stays open. */
  onMade: (note: Note) => void
  /** With the id of the task when it was saved. */
  onClose: (saved?: string) => void
}

/** The form of a task in the grid: Ctrl+Enter saves, Escape cancels, unsaved typing is never dropped unasked. */
export function NoteEditor(props: NoteEditorProps) {
  const { latest, onClose } = props
  const { name } = useAuth()
  const { tracking, sharing } = useNoteExtras()
  const onCancel = () => onClose()
  const times = useTimes()
  const parts = useParts()
  const state = useGuardedForm(props, times, parts)
  const { row } = state
  const save = () => (times.isEntered() ? times.ask() : void state.save())
  return (
    <Card tone={state.form.is_priority ? 'priority' : 'plain'} className="scroll-mt-4">
      <form
        noValidate
        aria-label={row ? ofTask.edit(row.title) : said.create}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        // On the way down: the text editor would take both keys for itself.
        onKeyDownCapture={(event) => onFormKey(event, save, onCancel)}
      >
        <div className="flex flex-col gap-4 p-4 md:p-5">
          {state.isRestored && <Restored onDiscard={state.discard} />}
          {state.failure && <Failure failure={state.failure} onSaveAsNew={() => void state.saveAsNew()} />}
          <div inert={state.isMoving} className="grid gap-x-6 gap-y-4 lg:grid-cols-[1fr_20rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <TitleField state={state} />
              <ContentField state={state} />
            </div>
            <DetailFields state={state} />
            <div className="min-w-0 lg:col-span-2">
              {tracking?.(latest ?? row, {
                onUnsaved: times.onUnsaved,
                rowFor: state.rowFor,
                asked: times.asked,
                onDecided: () => void state.save(),
              })}
            </div>
            <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
              <DueFields state={state} />
              {sharing?.(latest ?? row, { rowFor: state.rowFor, onUnsaved: parts.onUnsaved })}
            </div>
          </div>
        </div>
        <EditorFooter
          owner={row?.profiles ?? { full_name: name }}
          latest={latest}
          state={state}
          waiting={
            times.hasTime ? formWords.timeUnsaved : parts.areUnsaved ? formWords.partUnsaved : undefined
          }
          onCancel={onCancel}
        />
      </form>
      <ConflictDialog conflict={state.conflict} onDecide={state.decide} onClose={state.dismissConflict} />
    </Card>
  )
}

/** The form, which is not left with unsaved typing unasked. */
function useGuardedForm(
  { opened, latest, unsaved, onRow, onMade, onClose }: NoteEditorProps,
  times: ReturnType<typeof useTimes>,
  parts: ReturnType<typeof useParts>,
): NoteFormState {
  const isLeaving = useRef(false)
  // What the address may have for this form: a new task gets its id while it is open.
  const ids = useRef([opened?.id ?? newTask])
  const state = useNoteForm(useRef(opened).current, {
    now: latest,
    onSaved: (id) => {
      isLeaving.current = true
      onClose(id)
    },
    onRow,
    onMade: (note) => {
      ids.current = [...ids.current, note.id]
      onMade(note)
    },
    isHeld: () => times.isEntered() || parts.isHeld(),
  })
  unsaved.current = state.dirty || times.hasTime || parts.areUnsaved
  useLeaveGuard(ids, { dirty: unsaved.current, giveUp: state.giveUp }, isLeaving)
  return state
}

type FailureProps = { failure: NonNullable<NoteFormState['failure']>; onSaveAsNew: () => void }

function Failure({ failure: { words, why, isGone }, onSaveAsNew }: FailureProps) {
  const wayOut = (
    <Button size="sm" onClick={onSaveAsNew}>
      {formWords.saveAsNew}
    </Button>
  )
  return (
    <Alert tone="destructive" title={words} action={isGone && wayOut}>
      {why}
    </Alert>
  )
}

/** Times that stand in the form and that only their own button saves: a save asks what to do with them first. */
function useTimes() {
  const [hasTime, setHasTime] = useState(false)
  const [asked, setAsked] = useState(0)
  const now = useRef(false)
  const onUnsaved = useCallback((isUnsaved: boolean) => {
    now.current = isUnsaved
    setHasTime(isUnsaved)
    if (!isUnsaved) setAsked(0)
  }, [])
  return {
    hasTime,
    asked,
    onUnsaved,
    isEntered: () => now.current,
    ask: () => setAsked((count) => count + 1),
  }
}

/** What is typed in the parts below the fields, each of which has a button of its own: a save leaves it open. */
function useParts() {
  const [areUnsaved, setUnsaved] = useState(false)
  const now = useRef(false)
  const onUnsaved = useCallback((isUnsaved: boolean) => {
    now.current = isUnsaved
    setUnsaved(isUnsaved)
  }, [])
  return { areUnsaved, onUnsaved, isHeld: () => now.current }
}

function onFormKey(event: KeyboardEvent<HTMLFormElement>, onSave: () => void, onCancel: () => void): void {
  // A key pressed in a popup reaches here through React, though it is not in the form.
  const at =
    event.target instanceof Element && event.currentTarget.contains(event.target) ? event.target : null
  if (event.nativeEvent.isComposing || !at) return
  const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  const isCancel = event.key === 'Escape' && !at.closest('[data-moving], [aria-expanded="true"]')
  if (!isSave && !isCancel) return
  event.preventDefault()
  event.stopPropagation()
  if (isSave) onSave()
  else onCancel()
}

/** Asks before unsaved typing is left behind, by a link, the back button, another task or the browser itself. */
function useLeaveGuard(
  ids: { readonly current: readonly string[] },
  { dirty, giveUp }: Pick<NoteFormState, 'dirty' | 'giveUp'>,
  isLeaving: { readonly current: boolean },
): void {
  const confirm = useConfirm()
  useBlocker({
    enableBeforeUnload: () => dirty && !isLeaving.current,
    shouldBlockFn: async ({ current, next, action }) => {
      const edited = 'edit' in next.search ? next.search.edit : undefined
      const staysOpen = next.pathname === current.pathname && ids.current.some((id) => id === edited)
      // Whoever is no longer signed in cannot stay; their draft does.
      if (!dirty || isLeaving.current || staysOpen || currentSession().status === 'signed-out') return false
      const leaves = await confirm({
        ...discarding,
        destructive: true,
        onTheWay: action === 'PUSH' || action === 'REPLACE',
      })
      if (leaves) giveUp()
      return !leaves
    },
  })
}
