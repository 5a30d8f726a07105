import { performance } from 'node:perf_hooks'
import type { App } from '../server/app.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { openExplained } from '../server/kernel/testing-pages.ts'
import { type Bounded, callsOfCases, callsOfOthers } from './cases-calls.ts'
import { openCaseFirm } from './cases-firm.ts'
import { checkOfImport } from './cases-import.ts'
import { readLists } from './cases-lists.ts'
import { findDue } from './cases-reminders.ts'
import type { BenchPerson } from './firm.ts'
import type { Kept } from './grown.ts'
import { quantile } from './load.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'
import { sizeGiven } from './size.ts'
import { printTable } from './table.ts'

/** From whom how much is hidden; what the second pays more than the first is bounded. */
const readers = ['partner, nothing hidden', 'partner, 100 hidden', 'associate, 1 % hidden'] as const
/** A caller asks so often, or for so long, one after the other. */
const most = { times: 50, ms: 250 }

interface Row extends Bounded {
  name: string
  pages: number[]
  p99: number[]
}

/**
 * How many pages of the database each call of the case file touches, and what lists of before cost those from whom cases
 * are hidden, in a firm of `--cases=20000`; fails when it is too many. How long calls take is told alone.
 */
export async function benchCases(): Promise<void> {
  const cases = sizeGiven('cases', 20_000)
  console.log(
    `A firm of ${cases.toLocaleString('en')} cases, ${(cases * 5).toLocaleString('en')} tasks and as many names …`,
  )
  const firm = await openCaseFirm(cases)
  try {
    const people = [firm.people[0], firm.people[1], firm.people.at(-1)].filter((each) => each !== undefined)
    const day = await today(firm)
    const month = new Date(Date.now() - 40 * 24 * 60 * 60_000).toISOString().slice(0, 7)
    const ofCases = await measure(firm, people, callsOfCases(cases, firm.people[5]?.user_id ?? '', day))
    print('The case file', ofCases)
    const ofOthers = await measure(firm, people, callsOfOthers(month))
    print('Lists, counts and sums of before', ofOthers)
    const rare = [...(await readLists(firm)), ...(await findDue(firm, day))]
    printTable(
      'Lists of courts and reminders: pages of the database, and the slowest of five, in ms',
      ['what', 'most', 'pages', 'ms'],
      rare.map(({ name, most: bound, pages, p99 }) => [name, String(bound), String(pages), p99.toFixed(0)]),
    )
    const tooMany = [
      ...[...ofCases, ...ofOthers].filter(isTooMuch),
      ...rare.filter(({ pages, most: bound }) => pages > bound),
    ]
    for (const { name } of tooMany) console.log(`too many: ${name}`)
    if (tooMany.length > 0) process.exitCode = 1
    console.log(`\n${await checkOfImport(firm)}`)
  } finally {
    await firm.close()
  }
}

/** The opening of a transaction reads what is hidden, if only for the few pages of a short list. */
const opening = 6

function isTooMuch({ pages, most: bound, mostOfMany = bound }: Row): boolean {
  if (bound !== undefined)
    return pages.some((count, at) => count > (at === readers.length - 1 ? (mostOfMany ?? bound) : bound))
  const [open = 0, hidden = 0] = pages
  return hidden > open * 1.2 + opening
}

function print(heading: string, rows: readonly Row[]): void {
  printTable(
    `${heading}: pages of the database, and of the calls of one caller the time of the slowest, in ms`,
    ['call', 'most', ...readers.flatMap((reader) => [reader, 'ms'])],
    rows.map(({ name, most: bound, pages, p99 }) => [
      name,
      bound === undefined ? '+20 %' : String(bound),
      ...pages.flatMap((count, at) => [String(count), (p99[at] ?? 0).toFixed(0)]),
    ]),
  )
}

/** The day of which the diary is full: the database's, when it was filled. */
async function today({ pool }: Kept): Promise<string> {
  const { rows } = await pool.query<{ on: string }>(
    `select min(on_day)::text as on from hearings where state = 'set' and deleted_at is null`,
  )
  return rows[0]?.on ?? ''
}

async function measure(
  { owner, connection, dataDir }: Kept,
  people: readonly BenchPerson[],
  calls: readonly Bounded[],
): Promise<Row[]> {
  const { database, take } = openExplained(owner)
  const plain = openDatabase(connection, 2)
  const [explained, timed] = [await buildMeasured(database, dataDir), await buildMeasured(plain, dataDir)]
  const [first] = people
  // The first statements of a connection read the catalogue too, and functions are planned for their values five times.
  const warm = asker(explained, first ? await tokenFor(explained, first) : '', calls[0] ?? { path: '/' })
  for (let at = 0; at < 8; at++) await Promise.all([warm(), warm(), warm(), warm()])
  const rows = calls.map((call): Row => ({ ...call, name: nameOf(call), pages: [], p99: [] }))
  for (const person of people) {
    for (const row of rows) {
      const ask = asker(explained, await tokenFor(explained, person), row)
      for (let at = 0; at < 2; at++) await ask()
      await take()
      const isAnswered = await ask()
      const pages = (await take()).reduce((sum, each) => sum + each.pages, 0)
      // What ran out of its time is too much, whatever it touched until then.
      row.pages.push(isAnswered ? pages : Number.POSITIVE_INFINITY)
      row.p99.push(await slowest(asker(timed, await tokenFor(timed, person), row)))
    }
  }
  for (const each of [explained, timed]) await each.http.close()
  for (const each of [database, plain]) await each.close()
  return rows
}

function asker(app: App, token: string, { path, body }: Bounded): () => Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return async () => {
    const answer = await app.http.inject(
      body ? { method: 'POST', url: path, headers, payload: body } : { url: path, headers },
    )
    // What only partners may ask is compared between partners.
    if (answer.statusCode >= 300 && ![403, 503].includes(answer.statusCode)) {
      throw new Error(`${path} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
    }
    return answer.statusCode !== 503
  }
}

async function slowest(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const began = performance.now()
  for (let at = 0; at < most.times && performance.now() - began < most.ms; at++) {
    const asked = performance.now()
    await ask()
    times.push(performance.now() - asked)
  }
  return quantile(
    times.sort((a, b) => a - b),
    0.99,
  )
}

function nameOf({ path }: Bounded): string {
  const short = decodeURIComponent(path).replace(/^\/rest\/v1\//, '')
  return short.replace(/[0-9a-f]{8}-[0-9a-f-]{19}-?([0-9a-f]{9,12})/g, '…$1').slice(0, 90)
}
