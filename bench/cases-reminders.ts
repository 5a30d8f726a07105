import { type Clock, queueReminders } from '../server/features/reminders/commands/queue-reminders.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { openExplained } from '../server/kernel/testing-pages.ts'
import { pagesOf, type Rare, slowest } from './cases-lists.ts'
import type { Kept } from './grown.ts'
import { buildMeasured } from './servers/app.ts'

/**
 * What finding what is due takes on a day with 300 hearings, with the reminders of all days before: each minute, when
 * everything that has come was taken down already. Nothing is kept of it.
 */
export async function findDue({ owner, connection, dataDir }: Kept, today: string): Promise<Rare[]> {
  const clock: Clock = { today, time: '08:00:00', escalate_at: '20:00:00' }
  const explained = openExplained(owner)
  const plain = openDatabase(connection, 2)
  const [counted, timed] = [
    await buildMeasured(explained.database, dataDir),
    await buildMeasured(plain, dataDir),
  ]
  let [first, pages, p99] = [0, 0, 0]
  await undone(counted.transact, async (ctx) => {
    first = await pagesOf(explained, () => queueReminders(ctx, clock))
    pages = await pagesOf(explained, () => queueReminders(ctx, clock))
  })
  await undone(timed.transact, async (ctx) => {
    await queueReminders(ctx, clock)
    p99 = await slowest(() => queueReminders(ctx, clock))
  })
  for (const app of [counted, timed]) await app.http.close()
  for (const each of [explained.database, plain]) await each.close()
  console.log(
    `The first look at what is due on a day took ${first.toLocaleString('en')} pages, with what it wrote.`,
  )
  return [{ name: 'what is due, each minute', most: 20_000, pages, p99 }]
}

type Transact = Awaited<ReturnType<typeof buildMeasured>>['transact']
type Work = Parameters<typeof queueReminders>[0]

async function undone(transact: Transact, work: (ctx: Work) => Promise<void>): Promise<void> {
  const undo = new Error('nothing is kept')
  await transact({ kind: 'system' }, async (ctx) => {
    await work(ctx)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
}
