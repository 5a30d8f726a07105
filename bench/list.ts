import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monthOf, rangeOfMonth } from '../contract/kernel/dates.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { type BenchPerson, fillFirm, notesOfTheFirm } from './firm.ts'
import { answerOf, type Load, loadOf, median, type Target } from './load.ts'
import { plansOf } from './plan.ts'
import { startServer } from './servers/child.ts'
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
    const cases = casesOf(people, product, bare.port)
    for (const each of cases) await proveSameRows(each)
    for (const connections of [1, 10]) await compare(cases, connections)
    await product.stop()
    await bare.stop()
    await showPlans(runtime.connection, dataDir, cases)
  } finally {
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}

function casesOf(
  people: BenchPerson[],
  product: { port: number; tokens: string[] },
  barePort: number,
): Case[] {
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
          path: `/rest/v1/notes?limit=50${query}`,
          headers: { authorization: `Bearer ${product.tokens[at]}` },
        },
        bare: { port: barePort, path: `/?${bare}${owner}`, headers: {} },
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

async function compare(cases: readonly Case[], connections: number): Promise<void> {
  const rows: string[][] = []
  for (const { name, product, bare } of cases) {
    const pairs: { ours: Load; theirs: Load }[] = []
    // The first round warms both up and does not count.
    for (let round = 0; round <= rounds; round++) {
      const pair = {
        theirs: await loadOf(bare, connections, roundMs),
        ours: await loadOf(product, connections, roundMs),
      }
      if (round > 0) pairs.push(pair)
    }
    const ratio = median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond))
    const of = (pick: (pair: { ours: Load; theirs: Load }) => number, digits = 0) =>
      median(pairs.map(pick)).toFixed(digits)
    rows.push([
      name,
      of(({ theirs }) => theirs.perSecond),
      of(({ ours }) => ours.perSecond),
      of(({ ours }) => ours.p50, 2),
      of(({ ours }) => ours.p99, 2),
      ratio.toFixed(2),
      ratio >= goal ? 'yes' : 'no',
    ])
  }
  printTable(
    `50 of ${notesOfTheFirm.toLocaleString('en')} notes, ${connections} connection${connections > 1 ? 's' : ''}`,
    ['list', 'bare/s', 'ours/s', 'p50 ms', 'p99 ms', 'ratio', `≥ ${goal}`],
    rows,
  )
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
