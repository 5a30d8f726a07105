import { setTimeout as wait } from 'node:timers/promises'
import { aStage, type Stage, type Wanted } from './stage.ts'
import type { Findings } from './verify.ts'

/** One kind of fault, rehearsed. */
export interface Drill {
  name: string
  /** What happens, in a few words. */
  what: string
  /** A sentence why it cannot be rehearsed here, if it cannot. */
  skip?: () => string | undefined
  prepare?: () => Promise<void>
  wanted(seed: number): Wanted
  /** Does the damage and lifts it again; answers how long it took until something worked, in milliseconds. */
  disturb(stage: Stage): Promise<number>
  /** What else must be there when everybody has finished. */
  check?: (stage: Stage) => Promise<Partial<Findings>>
  /** Removes what the drill brought itself, whatever happened. */
  clear?: () => void | Promise<void>
}

/** How a drill went. */
export interface Outcome extends Findings {
  name: string
  sent: number
  acked: number
  /** Answers that no server should give. */
  rude: string[]
  /** What was refused for good, and how often. */
  refused: ReadonlyMap<string, number>
  unavailable: number
  slowestUnavailable: number
  recovered: number
}

const nothing: Omit<Outcome, 'name' | 'rude'> = {
  ...{ sent: 0, acked: 0, unavailable: 0, slowestUnavailable: 0, recovered: 0 },
  ...{ lost: [], doubled: [], invented: [], broken: [], refused: new Map() },
}

// Enough for everybody to be in the middle of something.
const usualCalmMs = 5000

/** Sets the stage, disturbs between two calm times, lets everybody finish and judges. */
export async function rehearse(drill: Drill, seed: number, calmMs = usualCalmMs): Promise<Outcome> {
  let stage: Stage | undefined
  try {
    await drill.prepare?.()
    stage = await aStage(drill.wanted(seed))
    await stage.untilWell()
    await wait(calmMs)
    const recovered = await drill.disturb(stage)
    await wait(calmMs)
    const found = await stage.judge()
    const more = await drill.check?.(stage)
    const { ledger, manners } = stage
    return {
      name: drill.name,
      sent: ledger.sent,
      acked: ledger.acked,
      lost: [...found.lost, ...(more?.lost ?? [])],
      doubled: [...found.doubled, ...(more?.doubled ?? [])],
      invented: [...found.invented, ...(more?.invented ?? [])],
      broken: found.broken,
      rude: [...new Set(manners.rude)],
      refused: manners.refused,
      unavailable: manners.unavailable,
      slowestUnavailable: manners.slowestUnavailable,
      recovered,
    }
  } catch (error) {
    // The other drills go on; this one has failed.
    return {
      ...nothing,
      name: drill.name,
      rude: [error instanceof Error ? (error.stack ?? '') : String(error)],
    }
  } finally {
    await stage?.clear()
    await drill.clear?.()
  }
}
