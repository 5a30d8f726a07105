import { randomInt } from 'node:crypto'
import { printTable } from '../table.ts'
import { badClients } from './bad-clients.ts'
import {
  endWhileFrozen,
  freezeDatabase,
  killDatabase,
  killEmbedded,
  loseLine,
  slowDatabase,
  stopDatabase,
} from './database-away.ts'
import { diskFull } from './disk-full.ts'
import { type Drill, type Outcome, rehearse } from './drill.ts'
import { endInOrder } from './end-in-order.ts'
import { failOver } from './fail-over.ts'
import { killInstance, killServer } from './kill-server.ts'
import { mailDown } from './mail-down.ts'
import { reminders } from './reminders.ts'

const repeats = (usually: number) => Number(process.env.REPEATS ?? usually)
const drills: readonly Drill[] = [
  killServer(repeats(100)),
  killInstance(repeats(30)),
  killDatabase(repeats(20)),
  killEmbedded(repeats(20)),
  endInOrder(repeats(5)),
  stopDatabase,
  freezeDatabase,
  endWhileFrozen,
  slowDatabase,
  loseLine,
  diskFull,
  mailDown,
  reminders(repeats(24)),
  badClients,
  failOver,
]

/**
 * Damages a firm at work in one way after the other, and holds what is there afterwards against what was
 * acknowledged. SEED repeats a run; REPEATS says how often a kill is tried. A defect fails the run.
 */
export async function benchFaults(names: readonly string[]): Promise<void> {
  const seed = Number(process.env.SEED ?? randomInt(1_000_000))
  const chosen = names.length === 0 ? drills : drills.filter(({ name }) => names.includes(name))
  if (chosen.length === 0) throw new Error(`there are ${drills.map(({ name }) => name).join(', ')}`)
  console.log(`SEED=${seed}`)
  const outcomes: Outcome[] = []
  for (const drill of chosen) {
    const reason = drill.skip?.()
    console.log(`\n${drill.name}: ${reason ?? drill.what}`)
    if (reason !== undefined) continue
    const outcome = await rehearse(drill, seed)
    outcomes.push(outcome)
    tell(outcome)
    console.log(
      `  ${outcome.acked} of ${outcome.sent} acknowledged, well after ${outcome.recovered.toFixed(0)} ms`,
    )
  }
  report(outcomes)
  if (outcomes.some((outcome) => !isClean(outcome))) process.exitCode = 1
}

const longestUnavailableMs = 5000

function isClean({ lost, doubled, invented, broken, rude, slowestUnavailable }: Outcome): boolean {
  const found = [lost, doubled, invented, broken, rude].flat()
  return found.length === 0 && slowestUnavailable < longestUnavailableMs
}

const mostTold = 20

function tell({ lost, doubled, invented, broken, rude, refused }: Outcome): void {
  for (const [what, times] of refused) console.log(`  refused ${times} times: ${what}`)
  for (const [word, things] of Object.entries({ lost, doubled, invented, broken, rude })) {
    for (const thing of things.slice(0, mostTold)) console.log(`  ${word}: ${thing}`)
  }
}

function report(outcomes: readonly Outcome[]): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  printTable(
    'Faults',
    [
      'drill',
      'sent',
      'acked',
      'lost',
      'doubled',
      'invented',
      'broken',
      'rude',
      '503',
      'within',
      'well after',
    ],
    outcomes.map((one) => [
      one.name,
      String(one.sent),
      String(one.acked),
      ...[one.lost, one.doubled, one.invented, one.broken, one.rude].map(({ length }) => String(length)),
      String(one.unavailable),
      seconds(one.slowestUnavailable),
      seconds(one.recovered),
    ]),
  )
}
