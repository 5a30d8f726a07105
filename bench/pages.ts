import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callsOfTasks, manyNotes } from '../server/features/notes/testing.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openExplained, type Planning } from '../server/kernel/testing-pages.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { benchCases } from './cases.ts'
import { benchDay } from './day.ts'
import { type BenchPerson, peopleOfTheFirm } from './firm.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'
import { sizeGiven } from './size.ts'
import { printTable } from './table.ts'
import { benchTime } from './time.ts'

const days = 426
const ways: readonly Planning[] = ['literals', 'parameters']

/** How many pages of the database calls touch, of tasks, the case file, My Day and time; `--only=tasks`, `--only=cases`, `--only=day`, `--only=time`. */
export async function benchPages(): Promise<void> {
  const isWanted = (what: string) =>
    !process.argv.some((word) => /^--only=/.test(word) && word !== `--only=${what}`)
  if (isWanted('tasks')) await benchTasks()
  if (isWanted('cases')) await benchCases()
  if (isWanted('day')) await benchDay()
  if (isWanted('time')) await benchTime()
}

/**
 * How many pages of a database of a million notes (`--notes=…`) each list, count and search of tasks touches, with its
 * rights, planned for its values and without knowing them. Fails when one touches too many.
 */
async function benchTasks(): Promise<void> {
  const notes = sizeGiven('notes', 1_000_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  const runtime = await openRuntime(readSettings({ DATA_DIR: dataDir }), makeLog('warn'))
  const owner = openDatabase(runtime.owner, 2)
  try {
    console.log(`Filling a database with ${notes.toLocaleString('en')} notes …`)
    const now = new Date()
    const people = await peopleOfTheFirm(owner.pool, now)
    const client = await owner.pool.connect()
    const ids = people.map(({ user_id }) => user_id)
    await manyNotes(client, ids, { notes, days, now }).finally(() => client.release())
    const rows = await measure(runtime.owner, dataDir, people, now)
    printTable(
      'Pages of the database that a call touches',
      ['call', 'most', ...columns],
      rows.map(({ path, most, pages }) => [path, String(most), ...pages.map(String)]),
    )
    const tooMany = rows.filter(({ most, pages }) => pages.some((count) => count >= most))
    for (const { path } of tooMany) console.log(`too many: ${path}`)
    if (tooMany.length > 0) process.exitCode = 1
  } finally {
    await owner.close()
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}

const roles = ['partner', 'associate']
const columns = roles.flatMap((role) => ways.map((way) => `${role}, ${way}`))

interface Row {
  path: string
  most: number
  pages: number[]
}

async function measure(
  connection: Parameters<typeof openExplained>[0],
  dataDir: string,
  people: readonly BenchPerson[],
  now: Date,
): Promise<Row[]> {
  const { database, take, plan } = openExplained(connection)
  const app = await buildMeasured(database, dataDir)
  const month = new Date(now.getTime() - 40 * 24 * 60 * 60_000).toISOString().slice(0, 7)
  const rows: Row[] = []
  for (const role of roles) {
    const person = people.findLast((each) => each.role === role)
    if (!person) throw new Error(`no ${role}`)
    const authorization = `Bearer ${await tokenFor(app, person)}`
    const get = (url: string) => app.http.inject({ url, headers: { authorization } })
    for (const way of ways) {
      plan(way)
      // The first statements of a connection read the catalogue too.
      for (let at = 0; at < 8; at++) await get('/rest/v1/notes?month=2020-01')
      await get('/rest/v1/notes?q=xylophone')
      for (const [at, { path, most }] of callsOfTasks(month, person.user_id).entries()) {
        await take()
        const { statusCode } = await get(path)
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
        const name = path.replace(/user_id=[^&]*/, 'user_id=…')
        rows[at] ??= { path: decodeURIComponent(name), most, pages: [] }
        rows[at].pages.push((await take()).reduce((sum, each) => sum + each.pages, 0))
      }
    }
  }
  await app.http.close()
  await database.close()
  return rows
}
