import { sql } from 'kysely'
import { z } from 'zod'
import { careerTest } from '../../../contract/career-test.ts'
import * as bangla from '../../../contract/words/careers.bn.ts'
import * as english from '../../../contract/words/careers.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { letterOf, type MailTemplates } from '../../platform/mail/letter.ts'
import { endAttempt, findAttemptOfToken } from './commands/hold-attempt.ts'
import { attemptKeptDays } from './rules.ts'

const batch = 200

/** Ends and scores the tests whose time is over and whose applicants did not come back. */
export function endCareerTests(transact: Transact): JobDefinition {
  return {
    name: 'end-career-tests',
    cron: '* * * * *',
    work: async () => {
      let ended = batch
      while (ended === batch) {
        ended = await transact({ kind: 'system' }, async (ctx) => {
          const { rows } = await sql<{ token_hash: Buffer }>`
            select token_hash from career_attempts
              where finished_at is null
                and ends_at < ${ctx.now.toISOString()}::timestamptz - make_interval(secs => ${careerTest.graceSeconds})
              order by ends_at limit ${batch} for update skip locked`.execute(ctx.db)
          for (const { token_hash } of rows) {
            const attempt = await findAttemptOfToken(ctx, token_hash)
            if (attempt) await endAttempt(ctx, attempt)
          }
          return rows.length
        })
      }
    },
  }
}

/** Forgets tests of which no application came, once nobody reviews them any more. */
export function purgeCareerTests(transact: Transact): JobDefinition {
  return {
    name: 'purge-career-tests',
    cron: '52 3 * * *',
    work: async () => {
      let forgotten = batch
      while (forgotten === batch) {
        forgotten = await transact({ kind: 'system' }, async (ctx) => {
          const gone = await sql`
            delete from career_attempts where id in (
              select t.id from career_attempts t
                where t.started_at < ${ctx.now.toISOString()}::timestamptz - make_interval(days => ${attemptKeptDays})
                  and not exists (select from career_applications a where a.attempt_id = t.id)
                order by t.started_at limit ${batch})`.execute(ctx.db)
          return Number(gone.numAffectedRows ?? 0)
        })
      }
    },
  }
}

const ofApplication = z.object({ position: z.enum(['intern', 'junior-associate', 'associate']) })

/** The letter to an applicant. Nothing that was typed is in it: anybody can type anybody's address. */
export const careersMails: MailTemplates = {
  'application-received': (params, { settings, letters, language }) => {
    const { position } = ofApplication.parse(params)
    const { positionLabels, responseDays } = wordsIn[language]
    const { FIRM_NAME, FIRM_EMAIL } = settings
    return letterOf(
      letters.applicationReceived(FIRM_NAME, positionLabels[position], responseDays, FIRM_EMAIL),
    )
  },
}

const wordsIn = { en: english, bn: bangla }
