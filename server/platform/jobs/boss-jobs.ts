import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { DB } from '../../db/types.ts'
import type { Connection, Database } from '../../kernel/database.ts'
import { type Log, onceAMinute } from '../../kernel/log.ts'
import { countJobs, dueJobs, newBoss, prepareSchema } from './boss-schema.ts'
import type { JobDefinition, Jobs } from './jobs.ts'
import { deadJobs, prepareQueues } from './queues.ts'
import { startWorker, type Worker, workOffOnce } from './worker.ts'

const longestGoodbyeMs = 8000
const longestSilenceMs = 3000

/** Jobs in the database itself, so that they share its transactions and its backups. Their tables are the owner's. */
export function openJobs(database: Database, owner: Connection, zone: string, log: Log): Jobs {
  const workers = new Map<string, Worker>()
  const known = new Set<string>()
  const onLost = onceAMinute(log, 'the job queue cannot work')
  const boss = openedOnce(() => openBoss(database, owner, log, onLost))

  return {
    enqueue: async (db, job, data) => {
      const opened = await boss.open()
      await ensureQueue(opened, known, job)
      await opened.insert(job, [{ data }], { db: within(db) })
    },
    counts: () => boss.open().then(() => countJobs(database.pool)),
    due: () => boss.open().then(() => dueJobs(database.pool)),
    wake: (job) => workers.get(job)?.wake(),
    start: async (definitions) => {
      const opened = await boss.open()
      const all = [...definitions, deadJobs(log)]
      await opened.start()
      await prepareQueues(opened, all, zone)
      await learn(opened, known, all)
      for (const definition of all) workers.set(definition.name, startWorker(opened, definition, onLost))
    },
    drain: async (definitions, { ignoreWaits = false } = {}) => {
      const opened = await boss.open()
      const all = [...definitions, deadJobs(log)]
      await prepareQueues(opened, all)
      return workOff(opened, all, ignoreWaits)
    },
    stop: async () => {
      const opened = await boss.forget()
      const leaving = [...workers.values()].map((worker) => worker.stop())
      workers.clear()
      await Promise.race([Promise.all(leaving), wait(longestGoodbyeMs, undefined, { ref: false })])
      // The queue waits for what it asks the database just now, which may be silent.
      await Promise.race([
        opened?.stop({ graceful: false }),
        wait(longestSilenceMs, undefined, { ref: false }),
      ])
    },
  }
}

/** What the first one who needs it opens; a failure is not kept. */
function openedOnce(open: () => Promise<PgBoss>) {
  let opened: Promise<PgBoss> | undefined
  return {
    open: () => {
      opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    forget: () => {
      const last = opened
      opened = undefined
      return last
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

async function ensureQueue(boss: PgBoss, known: Set<string>, name: string): Promise<void> {
  if (known.has(name)) return
  if (!(await boss.getQueue(name))) await prepareQueues(boss, [{ name }])
  known.add(name)
}

/**
 * Learns the queues before anybody adds to them: who adds holds a connection and often a lock, and would wait
 * for a second connection that only those who wait for the lock can give back.
 */
async function learn(boss: PgBoss, known: Set<string>, all: readonly JobDefinition[]): Promise<void> {
  for (const { name } of all) {
    await boss.insert(name, [])
    known.add(name)
  }
}

/** Works off what is due, and what comes of it, until nothing is left; answers how much it was. */
async function workOff(boss: PgBoss, all: readonly JobDefinition[], ignoreWaits: boolean): Promise<number> {
  let done = 0
  for (let before = -1; before !== done; ) {
    before = done
    for (const definition of all) while (await workOffOnce(boss, definition, ignoreWaits)) done++
  }
  return done
}

/** Runs the queue's statement inside a transaction that somebody else begins and ends. */
function within(db: Kysely<DB>) {
  return {
    executeSql: (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
}
