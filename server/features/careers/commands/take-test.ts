import { sql } from 'kysely'
import { careerTest } from '../../../../contract/career-test.ts'
import type * as calls from '../../../../contract/careers.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type CareersParts, hashOfToken, isOver } from '../rules.ts'
import { endAttempt, holdAttempt, presentAttempt } from './hold-attempt.ts'

/** Keeps one answer of a test that runs, in one statement: half a thousand people answer at the same time. */
export async function answerQuestion(
  open: Open,
  { secret }: CareersParts,
  { body }: Pick<InputOf<typeof calls.answerQuestion>, 'body'>,
): Promise<{ ends_at: string; now: string }> {
  // The moment at which the answer arrived; how long it then waited is not the applicant's doing.
  const arrived = open.now
  const ends_at = await open.transact({ kind: 'system' }, async (ctx) => {
    const { rows } = await sql<{ ends_at: string }>`
        update career_attempts set answers[${sql.lit(body.question_id)}] = ${body.option_id}
          where id = ${body.attempt_id} and token_hash = ${hashOfToken(secret, body.token)} and finished_at is null
            and ends_at + make_interval(secs => ${careerTest.graceSeconds}) >= ${arrived.toISOString()}::timestamptz
          returning ends_at`.execute(ctx.db)
    if (rows[0]) return rows[0].ends_at
    const attempt = await holdAttempt(ctx, secret, body)
    if (attempt.finished_at === null || isOver(attempt.ends_at, arrived))
      throw new Refusal('rule', 'careers.time_is_up')
    throw new Refusal('conflict', 'careers.test_finished')
  })
  return { ends_at, now: arrived.toISOString() }
}

/** Ends the test and scores it, once; the answer never says how it went. */
export async function finishTest(
  open: Open,
  { secret }: CareersParts,
  { body }: Pick<InputOf<typeof calls.finishTest>, 'body'>,
): Promise<{ finished_at: string }> {
  return open.transact({ kind: 'system' }, async (ctx) => {
    const attempt = await endAttempt(ctx, await holdAttempt(ctx, secret, body))
    return { finished_at: attempt.finished_at ?? ctx.now.toISOString() }
  })
}

/** The attempt of this device as it stands; one whose time is over is ended and scored. */
export async function resumeTest(
  open: Open,
  { secret }: CareersParts,
  { body }: Pick<InputOf<typeof calls.resumeTest>, 'body'>,
): Promise<calls.TestAttempt> {
  return open.transact({ kind: 'system' }, async (ctx) => {
    const attempt = await holdAttempt(ctx, secret, body)
    const current = isOver(attempt.ends_at, ctx.now) ? await endAttempt(ctx, attempt) : attempt
    return presentAttempt(ctx, current, body.token)
  })
}
