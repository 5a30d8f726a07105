import { performance } from 'node:perf_hooks'
import * as z from 'zod/mini'
import type { App } from '../server/app.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { type Explained, openExplained } from '../server/kernel/testing-pages.ts'
import { formOf } from '../server/platform/files/testing-contents.ts'
import { courtId } from './cases-firm.ts'
import type { BenchPerson } from './firm.ts'
import type { Kept } from './grown.ts'
import { quantile } from './load.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'

const lines = 2000
const times = 5

/** What is done now and then, with the pages that it may touch and took, and its slowest time in ms. */
export interface Rare {
  name: string
  most: number
  pages: number
  p99: number
}

/**
 * What reading a court's list of 2,000 lines takes, all of them of cases of the firm and a twentieth of them, and reading what
 * was read. What it leaves is taken away.
 */
export async function readLists({ owner, pool, connection, dataDir, people }: Kept): Promise<Rare[]> {
  const explained = openExplained(owner)
  const plain = openDatabase(connection, 2)
  const [counted, timed] = [
    await buildMeasured(explained.database, dataDir),
    await buildMeasured(plain, dataDir),
  ]
  const [person] = people
  if (!person) throw new Error('nobody works here')
  try {
    const rows: Rare[] = []
    for (const [name, most, ours] of [
      ['all of ours', bounds.allOurs, 1],
      ['a twentieth of ours', bounds.someOurs, 20],
    ] as const) {
      const read = (app: App, on_day: string) => send(app, person, { on_day, text: textOf(ours) })
      await read(counted, '2031-01-01')
      const pages = await pagesOf(explained, () => read(counted, '2031-01-02'))
      const p99 = await slowest((at) => read(timed, `2031-02-0${at + 1}`))
      rows.push({ name: `a list of ${lines} lines, ${name}`, most, pages, p99 })
      await pool.query(`delete from cause_lists where on_day >= '2031-01-01'`)
    }
    return rows
  } finally {
    for (const app of [counted, timed]) await app.http.close()
    for (const each of [explained.database, plain]) await each.close()
  }
}

/** A list whose lines all match writes them and their matches, each with its indexes and keys (docs/operations.md). */
const bounds = { allOurs: 44_000, someOurs: 20_000 }

export async function pagesOf({ take }: Explained, work: () => Promise<unknown>): Promise<number> {
  await take()
  await work()
  return (await take()).reduce((sum, { pages }) => sum + pages, 0)
}

export async function slowest(work: (at: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    await work(at)
    took.push(performance.now() - began)
  }
  return quantile(
    took.sort((a, b) => a - b),
    0.99,
  )
}

/** Every `ours`th line is of a case of the firm, as `fillCases` numbers them. */
const textOf = (ours: number) =>
  Array.from(
    { length: lines },
    (_, n) => `${n + 1} T${n % 12} ${n}/${n % ours === 0 ? 2000 + (n % 27) : 1971} Client ${n} v State`,
  ).join('\n')

async function send(app: App, person: BenchPerson, { on_day, text }: { on_day: string; text: string }) {
  const fields = { court_ref: courtId(7), source: 'text', on_day, text }
  const form = formOf(Object.entries(fields).map(([name, content]) => ({ name, content })))
  const answer = await app.http.inject({
    method: 'POST',
    url: '/rest/v1/rpc/read_cause_list',
    headers: { ...form.headers, authorization: `Bearer ${await tokenFor(app, person)}` },
    payload: form.payload,
  })
  if (answer.statusCode !== 201) throw new Error(`no list: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
  return z.parse(z.looseObject({ our_count: z.number() }), answer.json())
}
