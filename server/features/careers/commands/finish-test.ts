import type { finishTest as call } from '../../../../contract/careers.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import type { CareersParts } from '../rules.ts'
import { endAttempt, holdAttempt } from './hold-attempt.ts'

/** Ends the test and scores it, once; the answer never says how it went. */
export async function finishTest(
  open: Open,
  { secret }: CareersParts,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<{ finished_at: string }> {
  return open.transact(
    { kind: 'system' },
    async (ctx) => {
      const attempt = await endAttempt(ctx, await holdAttempt(ctx, secret, body))
      return { finished_at: attempt.finished_at ?? ctx.now.toISOString() }
    },
    open.request_id,
  )
}
