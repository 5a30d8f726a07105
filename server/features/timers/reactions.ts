import type { Reaction } from '../../kernel/transaction.ts'
import { endTimersOf } from './commands.ts'

/** A task that comes to another case takes no time any more of those from whom that is hidden. */
export const endTimersOfMoved: Reaction = async (ctx, event) => {
  if (ctx.actor.kind !== 'staff') return
  const isMoved = event.type === 'note.modified' && event.case_ref !== event.former_case_ref
  const isLinked = event.type === 'case.text_linked' && event.kind === 'note'
  if (event.case_ref && (isMoved || isLinked))
    await endTimersOf({ ...ctx, actor: ctx.actor }, { case_ref: event.case_ref })
}
