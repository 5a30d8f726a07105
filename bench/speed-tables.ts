import { median } from './load.ts'
import type { Turn } from './speed.ts'
import type { Call } from './speed-calls.ts'
import { printTable } from './table.ts'

/** What was found of a call at one size and so many connections; turn by turn side by side. */
export interface Measured {
  call: Call
  notes: number
  connections: number
  ours: readonly Turn[]
  theirs: readonly Turn[]
  /** Times a second; not a number where the machine has no pgbench. */
  pgbench: number
}

/** How the product compares with the bare handler at one size. */
export function printRatios(notes: number, measured: readonly Measured[]): void {
  printTable(
    `${notes.toLocaleString('en')} notes`,
    [
      ...['call', 'conn.', 'pgbench/s', 'bare/s', 'ours/s', 'ratio', 'goal', 'met', 'p50 ms', 'p99 ms'],
      ...['bare CPU ms', 'ours CPU ms', 'CPU ratio'],
    ],
    measured.filter((each) => each.notes === notes).map(ratiosOf),
  )
}

function ratiosOf({ call: { name, goal }, connections, ours, theirs, pgbench }: Measured): string[] {
  const ratio = median(ours.map(({ perSecond }, at) => perSecond / (theirs[at]?.perSecond ?? Number.NaN)))
  const [bareCpu, ownCpu] = [cpuAnAnswer(theirs), cpuAnAnswer(ours)]
  return [
    name,
    String(connections),
    Number.isNaN(pgbench) ? '' : pgbench.toFixed(0),
    median(theirs.map(({ perSecond }) => perSecond)).toFixed(0),
    median(ours.map(({ perSecond }) => perSecond)).toFixed(0),
    ratio.toFixed(2),
    goal === undefined ? '' : String(goal),
    goal === undefined ? '' : ratio >= goal ? 'yes' : 'no',
    median(ours.map(({ p50 }) => p50)).toFixed(2),
    median(ours.map(({ p99 }) => p99)).toFixed(2),
    bareCpu.toFixed(2),
    ownCpu.toFixed(2),
    (bareCpu / ownCpu).toFixed(2),
  ]
}

/** How much more a call takes the more rows there are, and the pages that it touches at each size. */
export function printSlopes(
  measured: readonly Measured[],
  pages: ReadonlyMap<string, readonly number[]>,
): void {
  const alone = measured.filter(({ connections }) => connections === 1)
  const byCall = Map.groupBy(alone, ({ call }) => call)
  const sizes = [...new Set(alone.map(({ notes }) => notes.toLocaleString('en')))]
  printTable(
    'Growth: time ~ rows ^ slope, on one connection, and pages of the database that a call touches',
    ['call', 'slope of p50', 'of CPU', 'goal', 'met', ...sizes.map((size) => `pages at ${size}`)],
    [...byCall].map(([{ name, slope }, found]) => {
      const ofTime = slopeOf(found, ({ ours }) => median(ours.map(({ p50 }) => p50)))
      const ofCpu = slopeOf(found, ({ ours }) => cpuAnAnswer(ours))
      const isMet = Math.min(ofTime, Number.isNaN(ofCpu) ? ofTime : ofCpu) <= slope
      return [
        name,
        ofTime.toFixed(2),
        ofCpu.toFixed(2),
        slope.toFixed(2),
        isMet ? 'yes' : 'no',
        ...(pages.get(name) ?? []).map(String),
      ]
    }),
  )
}

/** The slope of the straight line through the logarithms, by least squares. */
function slopeOf(found: readonly Measured[], measure: (each: Measured) => number): number {
  const points = found.map((each) => ({ x: Math.log(each.notes), y: Math.log(measure(each)) }))
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2)
}

function cpuAnAnswer(turns: readonly Turn[]): number {
  const sum = (pick: (turn: Turn) => number) => turns.reduce((total, turn) => total + pick(turn), 0)
  return sum(({ cpu }) => cpu ?? Number.NaN) / sum(({ answers }) => answers)
}
