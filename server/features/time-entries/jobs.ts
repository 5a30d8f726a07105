import { sql } from 'kysely'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'

const step = 5000

/** Makes an entry of each work log from before there were any: a step at a time, so that whatever ends it, it goes on. */
export function moveLogs(transact: Transact): JobDefinition {
  return {
    name: 'move-logs',
    cron: '* * * * *',
    work: async () => {
      const move = () =>
        transact({ kind: 'system' }, async ({ db }) => {
          const { rows } = await sql<{ moved: number }>`select move_logs(${step}) as moved`.execute(db)
          return rows[0]?.moved ?? 0
        })
      while ((await move()) > 0);
    },
  }
}
