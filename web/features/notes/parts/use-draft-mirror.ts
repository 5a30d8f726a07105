import { useEffect, useRef, useState } from 'react'
import { currentSession } from '../../../lib/session.ts'
import { dropNoteDraft, findNoteDraft, keepNoteDraft, type NoteDraft } from './note-draft.ts'

type Work = Omit<NoteDraft, 'kept_at'>

const pause = 300

/**
 * Mirrors unsaved typing to this device a moment after each key and when the page is left, and finds what an
 * earlier visit left behind. Until that is answered, nothing is written over it.
 */
export function useDraftMirror(noteId: string, work: Work, dirty: boolean) {
  const [found, setFound] = useState(() => findNoteDraft(noteId))
  const isAnswered = found === undefined
  // A new task gets its id while the form is open.
  const latestId = useRef(noteId)
  latestId.current = noteId
  const latest = useRef<() => void>(() => undefined)

  useEffect(() => {
    const mirror = () => {
      if (!isAnswered || hasLeft()) return
      if (dirty) keepNoteDraft(noteId, { ...work, kept_at: new Date().toISOString() })
      else dropNoteDraft(noteId)
    }
    latest.current = mirror
    const timer = setTimeout(mirror, pause)
    return () => clearTimeout(timer)
  }, [noteId, work, dirty, isAnswered])

  useEffect(() => {
    const now = () => latest.current()
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      now()
    }
  }, [])

  return {
    /** Unsaved typing of an earlier visit that nobody has decided about. */
    found,
    answer: () => setFound(undefined),
    discard: () => {
      dropNoteDraft(noteId)
      setFound(undefined)
    },
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
