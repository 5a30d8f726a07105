import { currentSession } from './session.ts'
import { deviceStore } from './storage.ts'

// A draft belongs to whoever typed it: after somebody else's sign-in on the same device it stays hidden.
function prefix(): string {
  const state = currentSession()
  return `sereshta.draft.${state.status === 'signed-out' ? 'nobody' : state.session.user.id}.`
}

/** Mirrors unsaved text to this device, so that a reload or a crash loses nothing; one draft a key ('note.<id>'). */
export function keepDraft(key: string, draft: unknown): void {
  deviceStore.setItem(prefix() + key, JSON.stringify(draft))
}

/** The draft under a key as it was kept, not trusted: the caller checks its shape. */
export function findDraft(key: string): unknown {
  const text = deviceStore.getItem(prefix() + key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Forgets a draft: it was saved, or given up. */
export function dropDraft(key: string): void {
  deviceStore.removeItem(prefix() + key)
}

/** Calls back when another tab keeps or drops the draft under a key, until the function that it answers is called. */
export function hearDraft(key: string, onChange: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === prefix() + key) onChange()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** The keys of all drafts that begin alike: what is kept piece by piece, so that no tab writes over another's. */
export function draftKeys(start: string): string[] {
  const own = prefix()
  return deviceStore
    .keys()
    .filter((key) => key.startsWith(own + start))
    .map((key) => key.slice(own.length))
}

/** Calls back with the key of each draft that begins so and that another tab keeps or drops, until it is stopped. */
export function hearDrafts(start: string, onChange: (key: string) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    const own = prefix()
    if (key?.startsWith(own + start)) onChange(key.slice(own.length))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** How many pieces of unsaved text signing out would lose. */
export function countDrafts(): number {
  const own = prefix()
  return deviceStore.keys().filter((key) => key.startsWith(own)).length
}
