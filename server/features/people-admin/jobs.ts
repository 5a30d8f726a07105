import { z } from 'zod'
import { workParts } from '../../../contract/work-moves.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { carryOutPart, finishMove, moveJob } from './commands/move-work.ts'

const work = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  session_id: z.uuid(),
  doing: z.enum(['move', 'undo']),
})

const longestMs = 4 * 60_000

/**
 * Moves work or gives it back, each part in a transaction of its own as whoever asked for it: with the rights and the sight
 * that they have then, and no more once their session has ended. A part that was done is not done again.
 */
export function moveSomebodysWork(transact: Transact): JobDefinition {
  return {
    name: moveJob,
    work: async (payload) => {
      const { id, user_id, session_id, doing } = work.parse(payload)
      const claim = { kind: 'session', user_id, session_id } as const
      try {
        for (const part of workParts)
          await transact(
            claim,
            (ctx) => carryOutPart(ctx, id, { doing, part }),
            `${doing} ${part}`,
            longestMs,
          )
        await transact(claim, (ctx) => finishMove(ctx, id, doing))
      } catch (error) {
        // Their session has ended: what was moved stays, and can be undone.
        if (!(error instanceof Refusal) || error.kind !== 'unauthenticated') throw error
      }
    },
  }
}
