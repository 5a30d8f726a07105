import { type Connection, openDatabase } from '../server/kernel/database.ts'
import type { BenchPerson } from './firm.ts'
import { buildMeasured, tokenFor } from './servers/app.ts'

// The database explains every statement that it runs on such a connection, to the connection itself.
export const explaining = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_level=notice',
  'client_min_messages=notice',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

export interface Plan {
  /** How the table of notes was read, in the order of the plan: 'Index Scan using notes_active'. */
  reads: string[]
  /** Whole, as the database words it. */
  text: string
}

/** The plans by which the product really answers calls, each made by the real app as the person given. */
export async function plansOf(
  connection: Connection,
  dataDir: string,
  calls: readonly { person: BenchPerson; path: string }[],
  about = /\bfrom notes\b/,
): Promise<Plan[]> {
  const database = openDatabase({ ...connection, options: explaining }, 1)
  let said: string[] = []
  database.pool.on('connect', (client) => client.on('notice', ({ message = '' }) => said.push(message)))
  const app = await buildMeasured(database, dataDir)
  const plans: Plan[] = []
  for (const { person, path } of calls) {
    said = []
    const authorization = `Bearer ${await tokenFor(app, person)}`
    const { statusCode } = await app.http.inject({ url: path, headers: { authorization } })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
    const text = said.filter((message) => about.test(message)).join('\n')
    plans.push({ reads: readsIn(text), text })
  }
  await app.http.close()
  await database.close()
  return plans
}

function readsIn(plan: string): string[] {
  const reads = [...plan.matchAll(/(Index (?:Only )?Scan(?: Backward)? using \S+|Seq Scan) on notes\b/g)]
  const bitmaps = [...plan.matchAll(/Bitmap Index Scan on (notes_\S+)/g)]
  return [...reads.map(([, read = '']) => read), ...bitmaps.map(([, index]) => `Bitmap Scan of ${index}`)]
}

/** How many pages a statement read, from memory or disk: the topmost node's count holds those below it. */
export function buffersIn(plan: string): number {
  const [line = ''] = plan.match(/Buffers: shared [^\n]*/) ?? []
  const of = (word: string) => Number(line.match(new RegExp(`${word}=(\\d+)`))?.[1] ?? 0)
  return of('hit') + of('read')
}
