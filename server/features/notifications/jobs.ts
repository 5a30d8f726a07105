import { sql } from 'kysely'
import { z } from 'zod'
import { daysBefore } from '../../../contract/kernel/days.ts'
import { keptDays } from '../../../contract/notifications.ts'
import type { SystemContext } from '../../kernel/context.ts'
import type { Log } from '../../kernel/log.ts'
import { readAs } from '../../kernel/read-as.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Settings } from '../../kernel/settings.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { type Mailer, WrongAddress } from '../../platform/mail/mailer.ts'
import { Gone, isPushHost, type Push, type PushAddress } from '../../platform/push/push.ts'
import { speechOf } from '../people/public.ts'
import { handOut } from './commands/hand-out.ts'
import { letterAbout, type ToSend } from './commands/word-letter.ts'
import { pushOf, testPushIn } from './commands/word-push.ts'
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

const pushed = z.object({
  subscription_id: z.string(),
  user_id: z.string(),
  ids: z.array(z.string()),
  is_test: z.boolean(),
})

const mostFailures = 20

interface Browser extends PushAddress {
  language: string | null
  details: boolean
  failures: number
}

/** Pushes to one browser what was handed out for its person, in the words that they may see now. */
export function pushNotifications(
  transact: Transact,
  push: Push | undefined,
  { settings }: Pick<Parts, 'settings'>,
): JobDefinition {
  return {
    name: 'push',
    // Five tries.
    retries: 4,
    work: async (given) => {
      const { subscription_id, user_id, ids, is_test } = pushed.parse(given)
      const asSystem = <T>(work: (ctx: SystemContext) => Promise<T>) => transact({ kind: 'system' }, work)
      const browser = await asSystem((ctx) => findBrowser(ctx, subscription_id, user_id))
      if (!push || !browser) return
      const news = is_test ? [] : await stillToSend(transact, user_id, ids)
      if (news.length === 0 && !is_test) return
      const { language } = speechOf({ language: browser.language, digits: null }, settings)
      const reader = { language, details: browser.details, firm: settings.FIRM_NAME }
      const message = is_test ? testPushIn(reader) : pushOf(news, reader)
      const end = () =>
        asSystem((ctx) => sql`delete from push_subscriptions where id = ${subscription_id}`.execute(ctx.db))
      if (!isPushHost(browser.endpoint, settings)) return void (await end())
      try {
        await push.send(browser, JSON.stringify(message), message.tag)
      } catch (error) {
        if (error instanceof Gone || browser.failures + 1 >= mostFailures) return void (await end())
        await asSystem((ctx) =>
          sql`update push_subscriptions set failures = failures + 1 where id = ${subscription_id}`.execute(
            ctx.db,
          ),
        )
        throw error
      }
      await asSystem((ctx) =>
        sql`update push_subscriptions set failures = 0, last_ok_at = ${ctx.now.toISOString()}
          where id = ${subscription_id}`.execute(ctx.db),
      )
    },
  }
}

/** A browser whose session goes on, and how its person reads. */
async function findBrowser(ctx: SystemContext, id: string, user_id: string): Promise<Browser | undefined> {
  const { rows } = await sql<Browser>`
    select b.endpoint, b.p256dh, b.auth, b.failures, p.language, coalesce(h.details, false) as details
      from push_subscriptions b
        join sessions s on s.id = b.session_ref and s.ended_at is null and s.expires_at > ${ctx.now.toISOString()}
        join users u on u.id = b.user_id and u.deactivated_at is null
        join profiles p on p.user_id = b.user_id
        left join notification_hours h on h.user_id = b.user_id
      where b.id = ${id} and b.user_id = ${user_id}`.execute(ctx.db)
  return rows[0]
}
