import type { Reaction } from '../../kernel/transaction.ts'
import { endFeedOf } from './commands.ts'

/** A new password ends the address of the calendar: whoever had the old one may have read it too. */
export const endFeedWithPassword: Reaction = async (ctx, event) => {
  if (event.type === 'auth.password_changed') await endFeedOf(ctx, event.subject_id)
}
