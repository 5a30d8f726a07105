import { deleteDB, openDB } from 'idb'
import { deviceStore, queueKey, queueOf } from '../../../lib/storage.ts'
import { losing } from '../labels.ts'
import { type Act, sealed, withAct } from '../logic.ts'

/* One database a person and device, and nothing in it but what they did without a connection, in its order. */

const store = 'queue'

/** Whose it is, and when the server was last heard, by its own clock. */
export interface Whose {
  name: string
  heard: number
}

/** A queue on this device. */
export interface Queue {
  acts: Act[]
  whose: Whose | undefined
}

const empty: Queue = { acts: [], whose: undefined }

/** What waits of a person; nothing where there is none. */
export async function readQueue(user_id: string): Promise<Queue> {
  return (await inDatabase(user_id, (database) => queueIn(database))) ?? empty
}

/** Puts one more act at the end; false where the queue is full, and then nothing is lost of it. */
export async function addAct(user_id: string, whose: Whose, act: Act): Promise<boolean> {
  let isAdded = false
  const added = await inDatabase(user_id, (database) => change(database, add), true)
  function add({ acts, whose: before }: Queue): Queue {
    const next = withAct(acts, act)
    isAdded = next !== undefined
    return { acts: next ?? acts, whose: { ...whose, heard: before?.heard ?? whose.heard } }
  }
  tellCount(added?.acts.length ?? 0)
  return isAdded
}

/** Changes what waits of a person, in one step for all tabs; a queue that is gone stays gone. */
export async function changeQueue(user_id: string, to: (queue: Queue) => Queue): Promise<void> {
  const changed = await inDatabase(user_id, (database) => change(database, to))
  tellCount(changed?.acts.length ?? 0)
}

/** Takes the queue of a person away. */
export async function dropQueue(user_id: string): Promise<void> {
  await deleteDB(queueOf(user_id))
}

/** Takes the words of cases from what waits of a person who is not here. */
export async function sealQueue(user_id: string): Promise<void> {
  await inDatabase(user_id, (database) =>
    change(database, ({ acts, whose }) => ({ acts: acts.map(sealed), whose })),
  )
}

/** Whose queues lie on this device beside that of one person. */
export async function otherQueues(user_id: string | undefined): Promise<(Queue & { user_id: string })[]> {
  const prefix = queueOf('')
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const others = names.filter((name) => name.startsWith(prefix) && name !== queueOf(user_id ?? ''))
  const found = others.map(async (name) => {
    const owner = name.slice(prefix.length)
    return { user_id: owner, ...(await readQueue(owner)) }
  })
  return (await Promise.all(found)).filter(({ acts }) => acts.length > 0)
}

/** What is asked before so many are lost, for whoever asks before any of this is here; each change is heard by the other tabs. */
export function tellCount(n: number): void {
  deviceStore.setItem(queueKey, `${Date.now()}|${questionOf(n)}`)
}

export const questionOf = (n: number): string => (n > 0 ? losing(n) : '')

type Database = Awaited<ReturnType<typeof openDB>>

async function queueIn(database: Database): Promise<Queue> {
  const found: unknown = await database.get(store, 'all')
  return isQueue(found) ? found : empty
}

async function change(database: Database, to: (queue: Queue) => Queue): Promise<Queue> {
  const all = database.transaction(store, 'readwrite')
  const found: unknown = await all.store.get('all')
  const changed = to(isQueue(found) ? found : empty)
  await all.store.put(changed, 'all')
  await all.done
  return changed
}

/** Open for no longer than this takes: an open one would hold up its removal. One that there is not is made for the first act only. */
async function inDatabase<Answer>(
  user_id: string,
  use: (database: Database) => Promise<Answer>,
  make = false,
): Promise<Answer | undefined> {
  const database = await openDB(queueOf(user_id), 1, {
    upgrade: (made, _before, _now, transaction) => {
      if (make) return void made.createObjectStore(store)
      // It ends in what the opening fails with, which is dealt with there.
      transaction.done.catch(() => undefined)
      transaction.abort()
    },
  }).catch((error: unknown) => {
    if (make) throw error
    return undefined
  })
  if (!database) return undefined
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

function isQueue(found: unknown): found is Queue {
  return typeof found === 'object' && found !== null && 'acts' in found && Array.isArray(found.acts)
}
