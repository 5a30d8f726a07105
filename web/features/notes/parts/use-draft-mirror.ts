import { useEffect, useRef } from 'react'
import { currentSession } from '../../../lib/session.ts'
import { dropNoteDraft, keepNoteDraft, type NoteDraft } from './note-draft.ts'

type Work = Omit<NoteDraft, 'kept_at'>

const pause = 300

/**
 * Mirrors unsaved typing to this device a moment after each key and when the page is left.
 */
export function useDraftMirror(noteId: string, work: Work, dirty: boolean) {
  // A new task gets its id while the form is open.
  const latestId = useRef(noteId)
  latestId.current = noteId
  const latest = useRef<() => void>(() => undefined)

  useEffect(() => {
    const mirror = () => {
      if (hasLeft()) return
      if (dirty) keepNoteDraft(noteId, { ...work, kept_at: new Date().toISOString() })
      else dropNoteDraft(noteId)
    }
    latest.current = mirror
    const timer = setTimeout(mirror, pause)
    return () => clearTimeout(timer)
  }, [noteId, work, dirty])

  useEffect(() => {
    const now = () => latest.current()
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      now()
    }
  }, [])

  return {
    /** Forgets the draft for good: saved, or given up. */
    drop: () => {
      latest.current = () => undefined
      dropNoteDraft(latestId.current)
    },
  }
}

// Who signs out leaves nothing behind, also not by the closing of this form.
function hasLeft(): boolean {
  const session = currentSession()
  return session.status === 'signed-out' && session.how === 'left'
}
