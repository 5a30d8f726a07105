import { sql } from 'kysely'
import { type Position, positions } from '../../../../contract/career-positions.ts'
import type { TestAttempt } from '../../../../contract/careers.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Drawn, endingOf, hashOfToken, presentTest, scoreOf } from '../rules.ts'

export interface Attempt {
  id: string
  email: string
  position: Position
  questions: Drawn[]
  answers: (number | null)[]
  started_at: string
  ends_at: string
  finished_at: string | null
  score: number | null
  total: number
  /** Of the page on which it was started; null: the firm's. */
  language: string | null
}

/** Who says that an attempt is theirs. */
interface Presented {
  attempt_id: string
  token: string
}

const columns = sql`id, email, position, questions, answers, started_at, ends_at, finished_at, score, total, language`

/** The attempt that this token started, held until the end of the transaction, or undefined. */
export async function findAttemptOfToken(
  ctx: SystemContext,
  token_hash: Buffer,
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${columns} from career_attempts where token_hash = ${token_hash} for update`.execute(ctx.db)
  return rows[0]
}

/** The attempt of the device that presents its token, held; one of another device is refused like none. */
export async function holdAttempt(
  ctx: SystemContext,
  secret: Uint8Array,
  { attempt_id, token }: Presented,
): Promise<Attempt> {
  const attempt = await findAttemptOfToken(ctx, hashOfToken(secret, token))
  if (attempt?.id !== attempt_id) throw new Refusal('forbidden', 'careers.attempt_unknown')
  return attempt
}

/** Ends a test that runs, by applicant or clock, and scores what was answered; one that has ended stays as it is. */
export async function endAttempt(ctx: SystemContext, attempt: Attempt): Promise<Attempt> {
  if (attempt.finished_at !== null) return attempt
  const ending = endingOf(attempt.ends_at, ctx.now)
  const score = scoreOf(attempt.questions, attempt.answers)
  const { finished_at } = await ctx.db
    .updateTable('career_attempts')
    .set({ ...ending, score })
    .where('id', '=', attempt.id)
    .returning('finished_at')
    .executeTakeFirstOrThrow()
  return { ...attempt, finished_at, score }
}

/** What the device is told of its attempt; once it has ended there are no questions to see. */
export async function presentAttempt(
  ctx: SystemContext,
  attempt: Attempt,
  token: string,
): Promise<TestAttempt> {
  const sent = await ctx.db
    .selectFrom('career_applications')
    .select('id')
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst()
  const runs = attempt.finished_at === null
  const { position, started_at, ends_at, finished_at } = attempt
  return {
    attempt_id: attempt.id,
    token,
    position: positions.find((known) => known === position) ?? 'intern',
    started_at,
    ends_at,
    now: ctx.now.toISOString(),
    finished_at,
    is_sent: sent !== undefined,
    questions: runs ? presentTest(attempt.questions) : [],
    answers: runs ? givenAnswers(attempt.answers) : [],
  }
}

function givenAnswers(answers: readonly (number | null)[]) {
  return answers.flatMap((option_id, at) => (option_id === null ? [] : [{ question_id: at + 1, option_id }]))
}
