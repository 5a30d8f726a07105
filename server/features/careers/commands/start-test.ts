import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { careerTest } from '../../../../contract/career-test.ts'
import type { startTest as call, TestAttempt } from '../../../../contract/careers.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Language } from '../../../../contract/kernel/languages.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, tooMany } from '../../../kernel/limits.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import {
  type CareersParts,
  drawTest,
  drawToken,
  endOf,
  foldAddress,
  hashOfToken,
  isOver,
  startLimits,
} from '../rules.ts'
import { type Attempt, endAttempt, findAttemptOfToken, presentAttempt } from './hold-attempt.ts'

type Body = InputOf<typeof call>['body']

/**
 * Starts a test for an e-mail and a position. A device that asks again with its token gets the attempt that
 * it has. Nothing in the answer depends on whether the e-mail is known.
 */
export async function startTest(
  open: Open,
  { secret }: CareersParts,
  { body }: { body: Body },
): Promise<TestAttempt> {
  if (body.website !== '') throw new Refusal('invalid', 'careers.hidden_field')
  const token = body.token ?? drawToken()
  const token_hash = hashOfToken(secret, token)
  const email = foldAddress(body.email)
  const { address, language = null } = open.client
  const limits = startLimits(secret, email, address)
  const started = await open.transact({ kind: 'system' }, async (ctx) => {
    await holdToken(ctx, token_hash)
    const before = await findAttemptOfToken(ctx, token_hash)
    if (before) return answerAgain(ctx, before, token, { email, position: body.position })
    const wait = await countTry(ctx, limits)
    if (wait > 0) return wait
    await addAttempt(ctx, { token_hash, email, position: body.position, language })
    const attempt = await findAttemptOfToken(ctx, token_hash)
    if (!attempt) throw new Refusal('unavailable', 'server.unavailable', { retryAfter: 1 })
    return presentAttempt(ctx, attempt, token)
  })
  // Thrown out here, so that what was counted stays counted.
  if (typeof started === 'number') throw tooMany(started, 'careers.too_many_tries')
  return started
}

/** Starts with one token pass one after the other: those after the first find its attempt and count no try. */
async function holdToken(ctx: SystemContext, token_hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${token_hash.toString('hex')}, 0))`.execute(ctx.db)
}

async function answerAgain(
  ctx: SystemContext,
  attempt: Attempt,
  token: string,
  applicant: { email: string; position: string },
): Promise<TestAttempt> {
  if (attempt.email !== applicant.email || attempt.position !== applicant.position)
    throw new Refusal('forbidden', 'careers.another_applicant')
  const current = isOver(attempt.ends_at, ctx.now) ? await endAttempt(ctx, attempt) : attempt
  return presentAttempt(ctx, current, token)
}

async function addAttempt(
  ctx: SystemContext,
  applicant: { token_hash: Buffer; email: string; position: string; language: Language | null },
): Promise<void> {
  const questions = drawTest()
  await ctx.db
    .insertInto('career_attempts')
    .values({
      id: uuidv7(),
      ...applicant,
      questions: JSON.stringify(questions),
      answers: nothingAnswered,
      started_at: ctx.now.toISOString(),
      ends_at: endOf(ctx.now).toISOString(),
      total: questions.length,
    })
    .execute()
}

// The column holds nulls, which its generated type does not know.
const nothingAnswered = `{${Array(careerTest.questions).fill('null').join(',')}}` as unknown as number[]
