import type { resumeTest as call, TestAttempt } from '../../../../contract/careers.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import { type CareersParts, isOver } from '../rules.ts'
import { endAttempt, holdAttempt, presentAttempt } from './hold-attempt.ts'

/** The attempt of this device as it stands; one whose time is over is ended and scored. */
export async function resumeTest(
  open: Open,
  { secret }: CareersParts,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<TestAttempt> {
  return open.transact(
    { kind: 'system' },
    async (ctx) => {
      const attempt = await holdAttempt(ctx, secret, body)
      const current = isOver(attempt.ends_at, ctx.now) ? await endAttempt(ctx, attempt) : attempt
      return presentAttempt(ctx, current, body.token)
    },
    open.request_id,
  )
}
