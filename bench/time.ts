import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf, daysAfter, sundayOf } from '../contract/kernel/days.ts'
import { fillYearsOfTime } from '../server/features/time-entries/testing.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openExplained } from '../server/kernel/testing-pages.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { peopleOfTheFirm } from './firm.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'
import { sizeGiven } from './size.ts'
import { printTable } from './table.ts'

/**
 * How many pages of a database of a million entries of time (`--entries=…`) the calls of a week touch. Fails when
 * they are more than was reached.
 */
export async function benchTime(): Promise<void> {
  const entries = sizeGiven('entries', 1_000_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir })
  const runtime = await openRuntime(settings, makeLog('warn'))
  const owner = openDatabase(runtime.owner, 2)
  try {
    console.log(`Filling a database with ${entries.toLocaleString('en')} entries of time …`)
    const people = await peopleOfTheFirm(owner.pool, new Date())
    const lawyer = people.find(({ role }) => role === 'associate')
    if (!lawyer) throw new Error('no associate')
    const others = people.filter((one) => one !== lawyer).map(({ user_id }) => user_id)
    const today = dayOf(new Date(), settings.FIRM_TIME_ZONE)
    const client = await owner.pool.connect()
    await fillYearsOfTime(client, { people: [lawyer.user_id, ...others], today, entries })
    const { database, take } = openExplained(runtime.owner)
    const app = await buildMeasured(database, dataDir)
    const partner = people.find(({ role }) => role === 'partner')
    if (!partner) throw new Error('no partner')
    const tokens = { lawyer: await tokenFor(app, lawyer), partner: await tokenFor(app, partner) }
    const sunday = sundayOf(today)
    const yesterday = daysAfter(today, -1)
    // The last whole week.
    const ofWeek = `user_id=${lawyer.user_id}&from=${daysAfter(sunday, -7)}&to=${daysAfter(sunday, -1)}`
    const onCase = await client.query<{ id: string }>(`select id from cases where case_id = 'CASE-1234'`)
    client.release()
    const calls: readonly [name: string, bound: number, most: number, url: string, body?: () => object][] = [
      [
        'log_time on the case in front of one',
        60,
        90,
        '/rest/v1/rpc/log_time',
        () => ({ line: '1m drafting', work_date: yesterday, case_ref: onCase.rows[0]?.id }),
      ],
      [
        'log_time that names a case',
        60,
        300,
        '/rest/v1/rpc/log_time',
        () => ({ line: '1m drafting, CASE-1234', work_date: yesterday }),
      ],
      ['week', 120, 120, `/rest/v1/time_entries?${ofWeek}&limit=200`],
      ['weeks waiting', 200, 4_000, '/rest/v1/timesheets?state=submitted'],
      ['suggestions', 300, 300, `/rest/v1/rpc/time_suggestions?day=${yesterday}`],
    ]
    const rows: string[][] = []
    for (const [name, bound, most, url, body] of calls) {
      const ask = () =>
        app.http.inject({
          ...{
            url,
            method: body ? 'POST' : 'GET',
            headers: { authorization: `Bearer ${name === 'weeks waiting' ? tokens.partner : tokens.lawyer}` },
          },
          ...(body && { payload: body() }),
        })
      // The first statements of a connection read the catalogue too.
      for (let at = 0; at < 8; at++) await ask()
      await take()
      const { statusCode, body: answer } = await ask()
      if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${answer}`)
      const touched = await take()
      const pages = touched.reduce((sum, each) => sum + each.pages, 0)
      if (process.argv.includes('--statements'))
        for (const { statement, pages } of touched)
          console.log(pages, statement.replaceAll(/\s+/g, ' ').slice(0, 160))
      if (pages >= most) process.exitCode = 1
      rows.push([name, String(bound), String(most), String(pages)])
    }
    printTable('Time: pages of the database', ['call', 'specified', 'most', 'pages'], rows)
    await app.http.close()
    await database.close()
  } finally {
    await owner.close()
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}
