import { deleteDB, openDB } from 'idb'
import type { KeptDay } from '../../../../contract/kept-day.ts'
import { currentSession } from '../../../lib/session.ts'
import { deviceStore, keptDayKey } from '../../../lib/storage.ts'
import { isFit, type Kept } from '../logic.ts'

/* One database a person, and nothing in it but the latest copy. */

const prefix = 'sereshta-day-'
const [store, latest] = ['day', 'latest']

/** Whether this person asked on this device to have their day kept. */
export function isKeeping(user_id: string): boolean {
  return deviceStore.getItem(keptDayKey) === user_id
}

/** Remembers that they ask for it, or takes away what was kept. */
export async function chooseKeeping(user_id: string, on: boolean): Promise<void> {
  if (on) deviceStore.setItem(keptDayKey, user_id)
  else {
    deviceStore.removeItem(keptDayKey)
    await dropCopies()
  }
}

/** Keeps a copy in the place of the one before; never one of somebody who has left meanwhile. */
export async function keepCopy(user_id: string, copy: KeptDay): Promise<void> {
  const now = Date.now()
  if (!isHere(user_id)) return
  await change(user_id, { copy, heard: now, seen: now })
  // They may have left while it was written.
  if (!isHere(user_id)) await dropCopies()
}

/** The copy of a person, or null; one that is too old goes. */
export async function readCopy(user_id: string): Promise<KeptDay | null> {
  if (!isKeeping(user_id)) return null
  const kept = await withDatabase(user_id, (database) => database.get(store, latest))
  if (!isKept(kept)) return null
  const now = Date.now()
  if (!isFit(kept, now)) {
    await dropCopies()
    return null
  }
  await change(user_id, { ...kept, seen: Math.max(kept.seen, now) })
  return kept.copy
}

/** Takes away every copy on this device but that of one person. */
export async function dropCopies(but?: string): Promise<void> {
  const names = (await databases()).filter((name) => name.startsWith(prefix) && name !== `${prefix}${but}`)
  for (const name of names) await deleteDB(name)
}

/** Whoever is signed in is this person, and asked for it. */
function isHere(user_id: string): boolean {
  const state = currentSession()
  return state.status !== 'signed-out' && state.session.user.id === user_id && isKeeping(user_id)
}

async function databases(): Promise<string[]> {
  const found = await indexedDB.databases()
  return found.flatMap(({ name }) => name ?? [])
}

async function change(user_id: string, kept: Kept): Promise<void> {
  await withDatabase(user_id, (database) => database.put(store, kept, latest))
}

type Database = Awaited<ReturnType<typeof openDB>>

/** Open for no longer than this takes: an open one would hold up its removal. */
async function withDatabase<Answer>(user_id: string, use: (database: Database) => Promise<Answer>) {
  const database = await openDB(`${prefix}${user_id}`, 1, {
    upgrade: (made) => void made.createObjectStore(store),
  })
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

function isKept(found: unknown): found is Kept {
  return typeof found === 'object' && found !== null && 'copy' in found && 'heard' in found && 'seen' in found
}
