import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { DB } from '../../db/types.ts'
import type { Connection, Database } from '../../kernel/database.ts'
import type { Log } from '../../kernel/log.ts'
import { countJobs, dueJobs, newBoss, prepareSchema } from './boss-schema.ts'
import type { JobDefinition, Jobs } from './jobs.ts'
import { deadJobs, prepareQueues } from './queues.ts'
import { startWorker, type Worker, workOffOnce } from './worker.ts'

const longestGoodbyeMs = 8000
const longestSilenceMs = 3000
const lossLoggedEveryMs = 60_000

/** Jobs in the database itself, so that they share its transactions and its backups. Their tables are the owner's. */
export function openJobs(database: Database, owner: Connection, zone: string, log: Log): Jobs {
  const workers = new Map<string, Worker>()
  const known = new Set<string>()
  const onLost = reportLoss(log)
  let opened: Promise<PgBoss> | undefined

  /** The queue with its tables in place; the first one who needs it opens it. */
  function open(): Promise<PgBoss> {
    opened ??= openBoss(database, owner, log, onLost).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function ensureQueue(boss: PgBoss, name: string): Promise<void> {
    if (known.has(name)) return
    if (!(await boss.getQueue(name))) await prepareQueues(boss, [{ name }])
    known.add(name)
  }

  /**
   * Learns the queues before anybody adds to them: who adds holds a connection and often a lock, and would wait
   * for a second connection that only those who wait for the lock can give back.
   */
  async function remember(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
    for (const { name } of definitions) {
      await boss.insert(name, [])
      known.add(name)
    }
  }

  return {
    enqueue: async (db, job, data) => {
      const boss = await open()
      await ensureQueue(boss, job)
      await boss.insert(job, [{ data }], { db: within(db) })
    },
    counts: async () => {
      await open()
      return countJobs(database.pool)
    },
    due: async () => {
      await open()
      return dueJobs(database.pool)
    },
    wake: (job) => workers.get(job)?.wake(),
    start: async (definitions) => {
      const boss = await open()
      const all = [...definitions, deadJobs(log)]
      await boss.start()
      await prepareQueues(boss, all, zone)
      await remember(boss, all)
      for (const definition of all) workers.set(definition.name, startWorker(boss, definition, onLost))
    },
    drain: async (definitions, { ignoreWaits = false } = {}) => {
      const boss = await open()
      const all = [...definitions, deadJobs(log)]
      await prepareQueues(boss, all)
      let done = 0
      for (let before = -1; before !== done; ) {
        before = done
        for (const definition of all) while (await workOffOnce(boss, definition, ignoreWaits)) done++
      }
      return done
    },
    stop: async () => {
      const boss = await opened
      opened = undefined
      const leaving = [...workers.values()].map((worker) => worker.stop())
      workers.clear()
      await Promise.race([Promise.all(leaving), wait(longestGoodbyeMs, undefined, { ref: false })])
      // The queue waits for what it asks the database just now, which may be silent.
      await Promise.race([boss?.stop({ graceful: false }), wait(longestSilenceMs, undefined, { ref: false })])
    },
  }
}

async function openBoss(
  database: Database,
  owner: Connection,
  log: Log,
  onLost: (error: unknown) => void,
): Promise<PgBoss> {
  await prepareSchema(owner, database)
  const boss = await newBoss(database.pool, { migrate: false })
  boss.on('error', onLost)
  boss.on('warning', ({ message }) => log.warn({ message }, 'the job queue warns'))
  return boss
}

/** Every worker notices a lost database every few seconds; once a minute is news enough. */
function reportLoss(log: Log): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + lossLoggedEveryMs
    log.error({ error }, 'the job queue cannot work')
  }
}

/** Runs the queue's statement inside a transaction that somebody else begins and ends. */
function within(db: Kysely<DB>) {
  return {
    executeSql: (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
}
