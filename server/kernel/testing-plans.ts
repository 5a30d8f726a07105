import { openDatabase } from './database.ts'
import { aWorld, type World } from './testing.ts'

// The database explains every statement that it runs on such a connection, to the connection itself.
const explaining = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_level=notice',
  'client_min_messages=notice',
]

export interface Explained {
  /** The plans of the statements that name the tables asked for, as the database words them. */
  text: string
  /** How many pages of 8 KiB they read, from memory or disk. */
  pages: number
}

/** A world whose product tells how it reads: `explain` makes calls and answers the plans of what they asked. */
export async function aWorldThatExplains(): Promise<{
  world: World
  explain: (about: RegExp, run: () => Promise<unknown>) => Promise<Explained>
}> {
  const said: string[] = []
  let close = async () => {}
  // What a read ended with comes after its answer, and the plan of its last statement with it.
  let heard = async () => {}
  const world = await aWorld({}, ({ connection }) => {
    const options = explaining.map((setting) => `-c ${setting}`).join(' ')
    const database = openDatabase({ ...connection, options }, 1)
    database.pool.on('connect', (client) => client.on('notice', ({ message = '' }) => said.push(message)))
    close = database.close
    heard = async () => void (await database.pool.query('select'))
    return { database }
  })
  return {
    world: { ...world, end: () => world.end().finally(close) },
    explain: async (about, run) => {
      // The first time a connection also reads the catalogue.
      await run()
      await heard()
      said.length = 0
      await run()
      await heard()
      const plans = said.filter((plan) => about.test(plan))
      return { text: plans.join('\n'), pages: plans.reduce((sum, plan) => sum + pagesOf(plan), 0) }
    },
  }
}

/** The first line of buffers is the topmost node's, which counts those below it. */
function pagesOf(plan: string): number {
  const [line = ''] = plan.match(/Buffers: shared [^\n]*/) ?? []
  const of = (word: string) => Number(line.match(new RegExp(`${word}=(\\d+)`))?.[1] ?? 0)
  return of('hit') + of('read')
}
