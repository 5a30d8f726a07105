import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { dayOf } from '../contract/kernel/days.ts'
import { fillBusyFirm } from '../server/features/day/testing.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openExplained } from '../server/kernel/testing-pages.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { peopleOfTheFirm } from './firm.ts'
import { quantile } from './load.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'
import { printTable } from './table.ts'

const most = { day: 100, week: 150 }
const times = 50

/**
 * How many pages of the database My Day touches of somebody with 1,000 open tasks and 60 hearings to come, and how long
 * it takes. Fails when the pages are too many.
 */
export async function benchDay(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir })
  const runtime = await openRuntime(settings, makeLog('warn'))
  const owner = openDatabase(runtime.owner, 2)
  try {
    console.log('A lawyer with 1,000 open tasks and 60 hearings to come …')
    const people = await peopleOfTheFirm(owner.pool, new Date())
    const of = (role: string) => people.filter((each) => each.role === role)
    const [[partner], [lawyer, other]] = [of('partner'), of('associate')]
    if (!partner || !lawyer || !other) throw new Error('too few people')
    const today = dayOf(new Date(), settings.FIRM_TIME_ZONE)
    const client = await owner.pool.connect()
    const ids = { partner: partner.user_id, lawyer: lawyer.user_id, other: other.user_id }
    await fillBusyFirm(client, ids, today).finally(() => client.release())
    const { database, take } = openExplained(runtime.owner)
    const app = await buildMeasured(database, dataDir)
    const authorization = `Bearer ${await tokenFor(app, lawyer)}`
    const rows: string[][] = []
    for (const [span, bound] of Object.entries(most)) {
      const url = `/rest/v1/rpc/my_day?day=${today}&span=${span}`
      const ask = () => app.http.inject({ url, headers: { authorization } })
      for (let at = 0; at < 8; at++) await ask()
      await take()
      const { statusCode } = await ask()
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      const pages = (await take()).reduce((sum, each) => sum + each.pages, 0)
      const took = await timesOf(ask)
      if (pages >= bound) process.exitCode = 1
      rows.push([
        span,
        String(bound),
        String(pages),
        ...[0.5, 0.99].map((at) => quantile(took, at).toFixed(1)),
      ])
    }
    printTable(
      'My Day: pages of the database, and the time of a call in ms',
      ['span', 'most', 'pages', 'half', 'p99'],
      rows,
    )
    await app.http.close()
    await database.close()
  } finally {
    await owner.close()
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < times; at++) {
    const since = performance.now()
    await ask()
    took.push(performance.now() - since)
  }
  return took.sort((one, other) => one - other)
}
