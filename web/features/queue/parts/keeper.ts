import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../lib/now.ts'
import { currentSession, isLeaving } from '../../../lib/session.ts'
import { deviceStore, queueKey } from '../../../lib/storage.ts'
import { loadRow, reach, sendAct } from '../api.ts'
import { type Act, type Change, isWaiting, withAct } from '../logic.ts'
import {
  addAct,
  changeQueue,
  dropQueue,
  otherQueues,
  type Queue,
  questionOf,
  readQueue,
  sealQueue,
  tellCount,
  type Whose,
} from './queue-store.ts'
import { onRow, sendAll } from './send-all.ts'

/* What waits on this device, as every part of a page sees it, and the one that sends it. */

interface Kept {
  acts: readonly Act[]
  /** What waits of people who are not signed in here now. */
  others: readonly { user_id: string; acts: readonly Act[]; whose: Whose | undefined }[]
}

/** Under it stands the name of whoever is signed in, as it was last heard. */
const nameKey = 'sereshta.name'

let kept: Kept = { acts: [], others: [] }
const listeners = new Set<() => void>()
/** What shows already and is not written yet. */
const unwritten = new Map<string, Act>()
const hour = 60 * 60_000
const hours72 = 72 * hour

/** What waits, of whoever is signed in and of others. */
export function useQueue(): Kept {
  return useSyncExternalStore(subscribe, () => kept)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when another tab changes what waits. */
export function subscribeToTabs(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === queueKey && listener()
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Milliseconds by the server's clock. */
export const serverTime = (): number => serverNow().getTime()

function personHere(): string | undefined {
  const state = currentSession()
  return state.status === 'signed-out' || isLeaving() ? undefined : state.session.user.id
}

/** Reads anew what waits. */
export async function lookAgain(): Promise<void> {
  const user_id = personHere()
  const own = user_id === undefined ? undefined : await readQueue(user_id)
  const others = await otherQueues(user_id)
  if (own && user_id === personHere()) mirror(own)
  const acts = own?.acts ?? []
  const coming = [...unwritten.values()].filter((act) => acts.every(({ key }) => key !== act.key))
  show({ acts: user_id === undefined ? [] : [...acts, ...coming], others })
}

function show(next: Kept): void {
  kept = next
  for (const listener of listeners) listener()
}

/** So that it is right for whoever signs out; not told again where nothing changed. */
function mirror({ acts }: Queue): void {
  const told = deviceStore.getItem(queueKey)?.split('|')[1] ?? ''
  if (told !== questionOf(acts.length)) tellCount(acts.length)
}

/** What is done while there is no connection: kept in its order; false where there is no more room. */
export async function keepAct(
  act: Pick<Act, 'key' | 'version' | 'about'> & { change: Change },
): Promise<boolean> {
  const state = currentSession()
  const user_id = personHere()
  if (user_id === undefined || state.status === 'signed-out') return false
  const at = serverTime()
  const name = deviceStore.getItem(nameKey) ?? state.session.user.email
  // Shown within the press itself, as a checkbox has to be.
  const made = { ...act, at }
  const shown = withAct(kept.acts, made)
  if (shown) {
    unwritten.set(act.key, made)
    show({ ...kept, acts: shown })
  }
  let isKept = false
  try {
    isKept = await addAct(user_id, { name, heard: at }, made)
  } finally {
    unwritten.delete(act.key)
    if (!isKept) await lookAgain()
  }
  // They may have left while it was written.
  if (personHere() !== user_id) await dropQueue(user_id)
  await lookAgain()
  return isKept
}

/** Takes an act away that is not to be sent. */
export async function dismiss({ key }: Act): Promise<void> {
  await changeOwn((acts) => acts.filter((act) => act.key !== key))
}

/** Sends what somebody else changed otherwise after all, on the row as it stands; or lets the row be as it is. */
export async function decide(act: Act, side: 'mine' | 'theirs'): Promise<void> {
  const { theirs } = act
  if (side === 'theirs' || !theirs) return dismiss(act)
  await changeOwn((acts) => acts.map((one) => (one.key === act.key ? onRow(act, theirs) : one)))
}

async function changeOwn(to: (acts: readonly Act[]) => Act[]): Promise<void> {
  const user_id = personHere()
  if (user_id === undefined) return
  await changeQueue(user_id, (queue) => ({ ...queue, acts: to(queue.acts) }))
  await lookAgain()
}

/** Takes away what somebody else left behind, once it is too old to be sent. */
export async function dismissOther(user_id: string): Promise<void> {
  await dropQueue(user_id)
  await lookAgain()
}

/** Sends what waits, in one tab at a time; answers whether anything was sent. */
export async function sendQueue(): Promise<boolean> {
  const user_id = personHere()
  if (user_id === undefined || !kept.acts.some((act) => isWaiting(act, serverTime()))) return false
  let isAnySent = false
  await inOneTab(async () => {
    // Its answer says the time, by which it is known what is too old.
    await reach()
    heardServer()
    await sendAll({
      acts: async () => (await readQueue(user_id)).acts,
      change: async (to) => {
        await changeQueue(user_id, ({ acts, whose }) => ({
          acts: to(acts),
          whose: whose && { ...whose, heard: serverTime() },
        }))
        isAnySent = true
        if (personHere() === user_id) await lookAgain()
      },
      send: sendAct,
      load: loadRow,
      now: serverTime,
      isHere: () => personHere() === user_id,
    })
  })
  return isAnySent
}

/** The 72 hours count from here; not written anew for every word of the server. */
async function touch(): Promise<void> {
  const user_id = personHere()
  if (user_id === undefined || kept.acts.length === 0) return
  const now = serverTime()
  const { whose } = await readQueue(user_id)
  if (!whose || now - whose.heard < hour) return
  await changeQueue(user_id, (queue) => ({ ...queue, whose: { ...whose, heard: now } }))
}

async function inOneTab(run: () => Promise<void>): Promise<void> {
  // Over plain http there are no locks; there the keys alone see to it that nothing is done twice.
  const locks: LockManager | undefined = navigator.locks
  if (locks) await locks.request(queueKey, run)
  else await run()
}

/** Looked at when the page opens: of whoever is not here, and 72 hours after the last contact, no word of a case stays. */
export async function tidyQueues(): Promise<void> {
  const user_id = personHere()
  const now = serverTime()
  for (const other of await otherQueues(user_id)) await sealQueue(other.user_id)
  if (user_id !== undefined) {
    const { whose } = await readQueue(user_id)
    if (whose && (now - whose.heard >= hours72 || now < whose.heard - 60_000)) await sealQueue(user_id)
  }
  await lookAgain()
}

/** Remembers that the server was heard, and who it says is signed in. */
export function heardServer(name?: string): void {
  void touch().catch(() => undefined)
  if (name) deviceStore.setItem(nameKey, name)
}
