import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monthOf, rangeOfMonth } from '../contract/kernel/dates.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { pathsBelow } from '../server/platform/postgres/paths.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { cpuOf, usedBetween } from './cpu.ts'
import { type BenchPerson, fillFirm, notesOfTheFirm } from './firm.ts'
import { answerOf, type Load, loadOf, median, type Target } from './load.ts'
import { plansOf } from './plan.ts'
import { type Running, startServer } from './servers/child.ts'
import { printTable } from './table.ts'

// Many short turns: what else the machine does then meets both alike.
const rounds = 20
const roundMs = 250
const goal = 0.5
const zone = 'Asia/Dhaka'

interface Case {
  name: string
  person: BenchPerson
  product: Target
  bare: Target
}

/**
 * The list of 50 notes among 100,000, through HTTP with rights and validated reply, against a bare handler
 * that answers the same rows of the same database: in turns, so that both meet the same machine.
 */
export async function benchList(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  const runtime = await openRuntime(readSettings({ DATA_DIR: dataDir }), makeLog('warn'))
  try {
    console.log(`Filling a database with ${notesOfTheFirm.toLocaleString('en')} notes …`)
    const people = await fillFirm(runtime.database.pool, new Date())
    const task = { connection: runtime.connection, dataDir, people }
    const product = await startServer('product.ts', task)
    const bare = await startServer('bare.ts', task)
    const cases = casesOf(people, product, bare)
    for (const each of cases) await proveSameRows(each)
    for (const connections of [1, 10]) await compare(cases, connections, pathsBelow(dataDir).cluster)
    await product.stop()
    await bare.stop()
    await showPlans(runtime.connection, dataDir, cases)
  } finally {
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}

function casesOf(people: BenchPerson[], product: Running, server: Running): Case[] {
  const start = rangeOfMonth(monthOf(new Date(), zone), zone).from.toISOString()
  const lists = [
    { name: 'default list', query: '', bare: `start=${start}` },
    { name: 'all months', query: '&month=all', bare: 'month=all' },
    { name: 'archive', query: '&month=all&archived=true', bare: 'month=all&archived=1' },
  ]
  return ['partner', 'associate'].flatMap((role) => {
    const at = people.findIndex((each) => each.role === role)
    const person = people[at]
    if (!person) throw new Error(`no ${role}`)
    const owner = role === 'associate' ? `&owner=${person.user_id}` : ''
    return lists.map(
      ({ name, query, bare }): Case => ({
        name: `${role}, ${name}`,
        person,
        product: {
          port: product.port,
          pid: product.pid,
          path: `/rest/v1/notes?limit=50${query}`,
          headers: { authorization: `Bearer ${product.tokens[at]}` },
        },
        bare: { port: server.port, pid: server.pid, path: `/?${bare}${owner}`, headers: {} },
      }),
    )
  })
}

/** Both answer the same 50 notes, or the comparison means nothing. */
async function proveSameRows({ name, product, bare }: Case): Promise<void> {
  const [ours, theirs] = [idsIn(await answerOf(product)), idsIn(await answerOf(bare))]
  if (ours.length !== 50 || ours.join() !== theirs.join()) throw new Error(`${name}: the rows differ`)
}

function idsIn(body: Buffer): string[] {
  const { items } = JSON.parse(body.toString()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

interface Turn extends Load {
  /** Milliseconds of processor, of the server and the database together. */
  cpu: number | undefined
}

async function takeTurn(target: Target, connections: number, cluster: string): Promise<Turn> {
  const before = cpuOf(target.pid, cluster)
  const load = await loadOf(target, connections, roundMs)
  return { ...load, cpu: usedBetween(before, cpuOf(target.pid, cluster)) }
}

async function compare(cases: readonly Case[], connections: number, cluster: string): Promise<void> {
  const rows: string[][] = []
  for (const { name, product, bare } of cases) {
    const turns: { ours: Turn; theirs: Turn }[] = []
    // The first turn warms both up and does not count.
    for (let round = 0; round <= rounds; round++) {
      const theirs = await takeTurn(bare, connections, cluster)
      const ours = await takeTurn(product, connections, cluster)
      if (round > 0) turns.push({ ours, theirs })
    }
    rows.push([name, ...summaryOf(turns)])
  }
  printTable(
    `50 of ${notesOfTheFirm.toLocaleString('en')} notes, ${connections} connection${connections > 1 ? 's' : ''}`,
    [
      'list',
      'bare/s',
      'ours/s',
      'p50 ms',
      'p99 ms',
      'ratio',
      `≥ ${goal}`,
      'bare CPU ms',
      'ours CPU ms',
      'ratio',
    ],
    rows,
  )
}

function summaryOf(turns: readonly { ours: Turn; theirs: Turn }[]): string[] {
  const middle = (pick: (turn: { ours: Turn; theirs: Turn }) => number) => median(turns.map(pick))
  const ratio = middle(({ ours, theirs }) => ours.perSecond / theirs.perSecond)
  const [bareCpu, ownCpu] = [
    cpuAnAnswer(turns.map(({ theirs }) => theirs)),
    cpuAnAnswer(turns.map(({ ours }) => ours)),
  ]
  return [
    middle(({ theirs }) => theirs.perSecond).toFixed(0),
    middle(({ ours }) => ours.perSecond).toFixed(0),
    middle(({ ours }) => ours.p50).toFixed(2),
    middle(({ ours }) => ours.p99).toFixed(2),
    ratio.toFixed(2),
    ratio >= goal ? 'yes' : 'no',
    bareCpu.toFixed(2),
    ownCpu.toFixed(2),
    (bareCpu / ownCpu).toFixed(2),
  ]
}

function cpuAnAnswer(turns: readonly Turn[]): number {
  const sum = (pick: (turn: Turn) => number) => turns.reduce((total, turn) => total + pick(turn), 0)
  return sum(({ cpu }) => cpu ?? Number.NaN) / sum(({ answers }) => answers)
}

async function showPlans(
  connection: Parameters<typeof plansOf>[0],
  dataDir: string,
  cases: readonly Case[],
): Promise<void> {
  const plans = await plansOf(
    connection,
    dataDir,
    cases.map(({ person, product }) => ({ person, path: product.path })),
  )
  printTable(
    'How the notes are read',
    ['list', 'plan', 'index'],
    cases.map(({ name }, at) => {
      const reads = plans[at]?.reads ?? []
      const usesIndex = reads.length > 0 && !reads.includes('Seq Scan')
      return [name, reads.join(', '), usesIndex ? 'yes' : 'no']
    }),
  )
  if (process.argv.includes('--plans')) for (const { text } of plans) console.log(`\n${text}`)
}
