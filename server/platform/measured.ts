import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Clock } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import type { Live } from '../kernel/http-live.ts'
import type { Measured } from '../kernel/http-metrics.ts'
import type { Replica } from '../kernel/replica.ts'
import type { Settings } from '../kernel/settings.ts'
import type { Transact } from '../kernel/transaction.ts'
import { lastBackup } from './backup/last-backup.ts'
import type { Due, Jobs } from './jobs/jobs.ts'

interface Parts {
  database: Database
  replica?: Replica | undefined
  jobs: Pick<Jobs, 'counts' | 'due'>
  live: Live
  transact: Transact
  clock: Clock
  settings: Settings
}

/** What is measured beside the requests, each when somebody asks. Names of states and queues are ours, so they are few. */
export function measuredIn(parts: Parts): Record<string, Measured> {
  return { ...ofTheProcess(parts), ...ofTheJobs(parts), ...ofTheReplica(parts), ...ofWhatIsKept(parts) }
}

function ofTheProcess({ database: { pool }, live }: Parts): Record<string, Measured> {
  return {
    live_streams: { help: 'Open live streams.', read: live.size },
    live_behind_seconds: {
      help: 'Since when the open live streams were not brought up to date; 0 while none is open.',
      read: live.behind,
    },
    database_connections: {
      help: 'Connections of the pool, and requests that wait for one.',
      read: () => ({
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    },
  }
}

function ofTheJobs({ jobs }: Parts): Record<string, Measured> {
  const ofEach = async (read: (due: Due) => number) =>
    Object.fromEntries(Object.entries(await jobs.due()).map(([queue, due]) => [queue, read(due)]))
  return {
    jobs: { help: 'Jobs, by state.', read: jobs.counts },
    jobs_due: {
      help: 'Jobs that are due and not begun, by queue; the mails that wait are those of the queue mail.',
      label: 'queue',
      read: () => ofEach(({ jobs: count }) => count),
    },
    jobs_due_oldest_seconds: {
      help: 'For how long the oldest of them has been due.',
      label: 'queue',
      read: () => ofEach(({ oldest_seconds }) => oldest_seconds),
    },
  }
}

function ofTheReplica({ replica }: Parts): Record<string, Measured> {
  if (!replica) return {}
  return {
    replica_usable: {
      help: 'Whether the read replica answers reports.',
      read: () => Number(replica.wasUsable()),
    },
    replica_reports_total: {
      help: 'Reports that the read replica answered, or could not and the primary did.',
      counts: true,
      read: replica.counts,
    },
  }
}

function ofWhatIsKept({ transact, clock, settings: { DATA_DIR } }: Parts): Record<string, Measured> {
  const secondsSince = (moment: Date) => Math.round((clock.now().getTime() - moment.getTime()) / 1000)
  return {
    auto_archive_age_seconds: {
      help: 'Since a month was archived last; none before the first.',
      read: async () => {
        const { rows } = await transact({ kind: 'system' }, ({ db }) => lastArchive.execute(db), 'metrics')
        const at = rows[0]?.archived_at
        return at ? secondsSince(new Date(at)) : undefined
      },
    },
    backup_age_seconds: {
      help: 'Since npm run backup was done last with this data folder; none before the first.',
      read: async () => {
        const at = await lastBackup(DATA_DIR)
        return at && secondsSince(at)
      },
    },
    disk_free_bytes: {
      help: 'What is free where the data folder lies.',
      read: async () => {
        const { bavail, bsize } = await statfs(DATA_DIR)
        return bavail * bsize
      },
    },
  }
}

const lastArchive = sql<{
  archived_at: string | null
}>`select max(archived_at) as archived_at from archived_months`
