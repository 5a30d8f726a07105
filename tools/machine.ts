import type { SystemContext } from '../server/kernel/context.ts'
import { makeLog } from '../server/kernel/log.ts'
import { Refusal } from '../server/kernel/refusal.ts'
import { readSettings, type Settings, WrongSetting } from '../server/kernel/settings.ts'
import { transactions } from '../server/kernel/transaction.ts'
import { CannotStartDatabase } from '../server/platform/postgres/paths.ts'
import { openRuntime, type Runtime } from '../server/platform/runtime.ts'

/** What was typed cannot be understood; the message says which part. */
export class WrongCommand extends Error {}

/**
 * Does one thing as the machine, on the same settings as the server and beside one that runs, and prints what it
 * answers. Open pages hear of it at once.
 */
export async function actOnMachine(
  act: (settings: Settings) => (ctx: SystemContext, runtime: Runtime) => Promise<string>,
): Promise<void> {
  const settings = readSettings(process.env)
  const work = act(settings)
  // Only what fails is worth a line here: the answer is for people and for scripts.
  const runtime = await openRuntime(settings, makeLog('error'))
  try {
    console.log(await transactOn(runtime)({ kind: 'system' }, (ctx) => work(ctx, runtime)))
  } finally {
    await runtime.close()
  }
}

function transactOn({ database, clock, settings, log, jobs, bell }: Runtime) {
  return transactions({
    database,
    clock,
    settings,
    log,
    reactions: [],
    enqueue: ({ db }, job, payload) => jobs.enqueue(db, job, payload),
    ring: bell.ring,
  })
}

/** Ends such a command with a sentence for the person; what nobody foresaw keeps its trace. */
export function sayWrong(usage: string) {
  return (error: unknown): void => {
    process.exitCode = 1
    if (error instanceof WrongCommand) console.error(`${error.message}\n\n${usage}`)
    else if (error instanceof Refusal) console.error(error.detail.fields?.[0]?.message ?? error.message)
    else if (error instanceof WrongSetting || error instanceof CannotStartDatabase)
      console.error(error.message)
    else throw error
  }
}
