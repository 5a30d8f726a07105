import { CallFailure, rowOfConflict, sentenceOf } from '../../../lib/failure.ts'
import { type Act, following, isWaiting, onTheirs, type Theirs, type Verdict, verdictOf } from '../logic.ts'

/** What sending needs of the world around it. */
interface Sending {
  acts: () => Promise<readonly Act[]>
  change: (to: (acts: readonly Act[]) => Act[]) => Promise<void>
  /** Makes the call of an act; answers the row as it is then. */
  send: (act: Act) => Promise<Theirs | undefined>
  /** Reads the row of an act that was made on no version of it. */
  load: (act: Act) => Promise<Theirs>
  /** By the server's clock. */
  now: () => number
  /** Whether its person is still here. */
  isHere: () => boolean
}

/** Sends what waits, the oldest first, until nothing does, no answer comes, or its person has left. */
export async function sendAll(sending: Sending): Promise<void> {
  for (;;) {
    if (!sending.isHere()) return
    const act = (await sending.acts()).find((one) => isWaiting(one, sending.now()))
    if (!act || !(await sendOne(sending, act))) return
  }
}

/** One try of the first of them; says whether the next one may follow. */
async function sendOne({ send, load, change }: Sending, act: Act): Promise<boolean> {
  const put = (next: Act) => change((acts) => acts.map((one) => (one.key === act.key ? next : one)))
  const verdict = await tried(act, send, load)
  if ('row' in verdict) {
    await change((acts) => following(acts, act, verdict.row))
    return true
  }
  if (verdict.is === 'away') return false
  if (verdict.is === 'done') await change((acts) => following(acts, act, undefined))
  // Kept before it is sent: what is sent under a key is always the same.
  else if (verdict.is === 'again') await put(onRow(act, verdict.on))
  else if (verdict.is === 'conflict') await put({ ...act, theirs: verdict.theirs })
  else if (verdict.is === 'refused') await put({ ...act, refused: verdict.why })
  else await put({ ...act, tries: (act.tries ?? 0) + 1 })
  return verdict.is !== 'failed'
}

async function tried(
  act: Act,
  send: Sending['send'],
  load: Sending['load'],
): Promise<Verdict | { row: Theirs | undefined }> {
  try {
    if (isToRead(act)) return onTheirs(act, await load(act))
    return { row: await send(act) }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return verdictOf(act, error, rowOfConflict<Theirs>(error), sentenceOf(error))
  }
}

// Of hours and mentions there is no version.
const isToRead = ({ version, change: { kind } }: Act): boolean =>
  version === 0 && kind !== 'hours' && kind !== 'mention'

/** The act, made on the row as it stands. */
export function onRow({ theirs: _, refused: __, ...act }: Act, row: Theirs): Act {
  const { change } = act
  const list = row.list_items ?? null
  return { ...act, version: row.version, ...(change.kind === 'item' && { change: { ...change, list } }) }
}
