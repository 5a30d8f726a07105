import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { rescueTimers } from './commands/rescue-timers.ts'
import { endTimer } from './commands.ts'
import { findHiddenTimers } from './queries.ts'

/**
 * Stops and books timers on tasks that their people see no more: of whoever began one in the moment in which a wall was
 * raised, or lost sight with their role. They could not stop them themselves.
 */
export function endHiddenTimers(transact: Transact): JobDefinition {
  return {
    name: 'end-hidden-timers',
    cron: '* * * * *',
    work: () =>
      transact({ kind: 'system' }, async (ctx) => {
        for (const { id } of await findHiddenTimers(ctx)) await endTimer(ctx, id)
      }),
  }
}

/** Asks people about timers that they seem to have forgotten, and pauses those that ran long. */
export function askAboutTimers(transact: Transact): JobDefinition {
  return {
    name: 'ask-about-timers',
    cron: '*/5 * * * *',
    work: () => transact({ kind: 'system' }, rescueTimers),
  }
}
