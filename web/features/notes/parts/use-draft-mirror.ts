import { useRef } from 'react'
import { currentSession } from '../../../lib/session.ts'
import { useLater } from '../../../lib/settled.ts'
import { useSubscription } from '../../../lib/subscription.ts'
import { dropNoteDraft, keepNoteDraft, type NoteDraft } from './note-draft.ts'

type Work = Omit<NoteDraft, 'kept_at'>

const pause = 300

/**
 * Mirrors unsaved typing to this device a moment after each key and when the page is left.
 */
export function useDraftMirror(noteId: string, work: Work, dirty: boolean) {
  const dropped = useRef<Work>(undefined)
  const mirror = () => {
    if (hasLeft() || dropped.current === work) return
    if (dirty) keepNoteDraft(noteId, { ...work, kept_at: new Date().toISOString() })
    else dropNoteDraft(noteId)
  }
  useLater(mirror, pause, work)
  useSubscription(subscribeToLeaving, mirror)
  // A new task gets its id, and is typed on, while the form is open.
  const latest = useRef({ noteId, work })
  latest.current = { noteId, work }
  return {
    /** Forgets the draft for good: saved, or given up. */
    drop: () => {
      dropped.current = latest.current.work
      dropNoteDraft(latest.current.noteId)
    },
  }
}

/** Tells that the page is left, or what listens is taken from it. */
function subscribeToLeaving(listener: () => void): () => void {
  addEventListener('pagehide', listener)
  return () => {
    removeEventListener('pagehide', listener)
    listener()
  }
}

// Who signs out leaves nothing behind, also not by the closing of this form.
function hasLeft(): boolean {
  const session = currentSession()
  return session.status === 'signed-out' && session.how === 'left'
}
