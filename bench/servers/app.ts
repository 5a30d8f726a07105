import { type App, buildApp } from '../../server/app.ts'
import { systemClock } from '../../server/kernel/clock.ts'
import type { Database } from '../../server/kernel/database.ts'
import { usualLimits } from '../../server/kernel/http-limits.ts'
import { makeLog } from '../../server/kernel/log.ts'
import { readSettings } from '../../server/kernel/settings.ts'
import { openFiles } from '../../server/platform/files/files.ts'
import { localBell } from '../../server/platform/live/bell.ts'
import type { BenchPerson } from '../firm.ts'

/** The product as it is, with its rights, limits and validation; only the limits on how much one asks are out of the way. */
export function buildMeasured(
  database: Database,
  dataDir: string,
  /** Hears of work that is put off; nobody does it. */
  enqueued: (job: string, payload: Record<string, unknown>) => void = () => undefined,
): Promise<App> {
  const settings = readSettings({ DATA_DIR: dataDir })
  return buildApp({
    database,
    clock: systemClock,
    settings,
    files: openFiles(settings),
    log: makeLog('warn'),
    jobs: {
      enqueue: async (_, job, payload) => enqueued(job, payload),
      wake: () => undefined,
      counts: async () => ({}),
      due: async () => ({}),
    },
    mailer: { send: async () => undefined, close: () => undefined },
    secret: new TextEncoder().encode('a secret of the bench, long enough to sign with'),
    bell: localBell(),
    limits: {
      ...usualLimits,
      callsPerMinute: Number.MAX_SAFE_INTEGER,
      createsPerHour: Number.MAX_SAFE_INTEGER,
    },
  })
}

/** An access token of a person's session, from now on for ten minutes. */
export function tokenFor(app: App, { user_id, session_id, email }: BenchPerson): Promise<string> {
  return app.tokens.sign({ user_id, session_id }, { email, role: 'authenticated' }, systemClock.now())
}
