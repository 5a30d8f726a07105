import * as z from 'zod/mini'
import { type Connection, type Database, openDatabase } from './database.ts'

// The database explains every statement that it runs on such a connection, to the connection itself.
const explaining = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
  'client_min_messages=notice',
]

const explained = z.object({
  'Query Text': z.string(),
  Plan: z.looseObject({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
})

export interface Touched {
  statement: string
  /** Pages of the database, read or found in memory, of the statement and of what it calls. */
  pages: number
  plan: string
}

/** How plans are made: for the values at hand, or without knowing them, as a kept plan is. */
export type Planning = 'literals' | 'parameters'

export interface Explained {
  database: Database
  /** What ran since it was last asked, in order. */
  take(): Promise<Touched[]>
  plan(by: Planning): void
}

/** A database that tells of each statement how many pages it touched. */
export function openExplained(connection: Connection): Explained {
  const options = explaining.map((setting) => `-c ${setting}`).join(' ')
  const database = openDatabase({ ...connection, options }, 4)
  let mode = 'auto'
  const said: Touched[] = []
  database.pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{')
      if (message.startsWith('duration:') && at > 0) said.push(touched(message.slice(at)))
    })
  })
  // Queued on the connection before whatever it was fetched for.
  database.pool.on('acquire', (client) => void client.query(`set plan_cache_mode = ${mode}`))
  return {
    database,
    take: async () => {
      // What a read ended with comes after its answer, and the plan of its last statement with it.
      await database.pool.query('select')
      return said.splice(0)
    },
    plan: (by) => {
      mode = by === 'parameters' ? 'force_generic_plan' : 'auto'
    },
  }
}

function touched(plan: string): Touched {
  const { 'Query Text': statement, Plan } = z.parse(explained, JSON.parse(plan))
  return { statement, pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], plan }
}
