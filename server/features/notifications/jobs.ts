import { sql } from 'kysely'
import { z } from 'zod'
import { daysBefore } from '../../../contract/kernel/days.ts'
import { keptDays } from '../../../contract/notifications.ts'
import type { Log } from '../../kernel/log.ts'
import { readAs } from '../../kernel/read-as.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Settings } from '../../kernel/settings.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { type Mailer, WrongAddress } from '../../platform/mail/mailer.ts'
import { speechOf } from '../people/public.ts'
import { handOut } from './commands/hand-out.ts'
import { letterAbout, type ToSend } from './commands/word-letter.ts'
import { readToSend } from './queries.ts'

/** Forgets notifications older than they are kept, a bounded number at a time. */
export function forgetOldNotifications(transact: Transact): JobDefinition {
  return {
    name: 'forget-old-notifications',
    cron: '17 3 * * *',
    work: async () => {
      let forgotten = batch
      while (forgotten === batch) {
        forgotten = await transact({ kind: 'system' }, async (ctx) => {
          const before = daysBefore(ctx.now, keptDays).toISOString()
          const gone = await sql`
            delete from notifications where id in (
              select id from notifications where created_at < ${before} order by created_at limit ${batch})`.execute(
            ctx.db,
          )
          return Number(gone.numAffectedRows ?? 0)
        })
      }
    },
  }
}

const batch = 5000

/** Gives what people want mailed or pushed to the jobs that do it, when the hours permit. */
export function deliverNotifications(transact: Transact): JobDefinition {
  return {
    name: 'deliver-notifications',
    cron: '* * * * *',
    retries: 0,
    work: () => transact({ kind: 'system' }, handOut),
  }
}

const handedOut = z.object({ user_id: z.string(), ids: z.array(z.string()), is_digest: z.boolean() })

/** What is still there for a reader, with their rights of this moment; nothing for somebody who has left. */
async function stillToSend(transact: Transact, user_id: string, ids: string[]): Promise<ToSend[]> {
  try {
    return await readAs(transact, user_id, (ctx) => readToSend(ctx, ids))
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not_found') return []
    throw error
  }
}

interface Parts {
  mailer: Mailer
  settings: Settings
  log: Log
}

/** Mails a person what was handed out for them, as they may see it now. */
export function mailNotifications(transact: Transact, { mailer, settings, log }: Parts): JobDefinition {
  return {
    name: 'mail-notifications',
    retries: 10,
    work: async (given, { id }) => {
      const { user_id, ids, is_digest } = handedOut.parse(given)
      const news = await stillToSend(transact, user_id, ids)
      if (news.length === 0) return
      const [reader] = await transact({ kind: 'system' }, async (ctx) => {
        const found = await sql<{ email: string; language: string | null }>`
          select u.email, p.language from users u join profiles p on p.user_id = u.id
            where u.id = ${user_id} and u.deactivated_at is null`.execute(ctx.db)
        return found.rows
      })
      if (!reader) return
      const { language } = speechOf({ language: reader.language, digits: null }, settings)
      const letter = letterAbout(news, { is_digest, language, firm: settings.FIRM_NAME, site: settings.site })
      try {
        await mailer.send({ letter, to: reader.email, id })
      } catch (error) {
        if (!(error instanceof WrongAddress)) throw error
        log.warn({ id, user_id }, error.message)
      }
    },
  }
}

/** Forgets on which days digests went, of long ago: a day that is gone needs none. */
export function forgetOldDigests(transact: Transact): JobDefinition {
  return {
    name: 'forget-old-digests',
    cron: '37 3 * * *',
    work: async () => {
      await transact({ kind: 'system' }, async (ctx) => {
        const before = daysBefore(ctx.now, 7).toISOString()
        await sql`delete from notification_digests where for_day < ${before}::date`.execute(ctx.db)
      })
    },
  }
}
