import { sql } from 'kysely'
import { chatLimits, mentionKey, mentionsIn, namesIn } from '../../../../contract/chat.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { idShape } from '../../../kernel/cursor.ts'

export interface Mentioned {
  users: string[]
  /** The words of the text that name somebody. */
  names: string[]
}

// Whatever a list holds, so much of it is looked at.
const mostAsked = 1000

/**
 * Whom a message mentions: those whom its text names, name without spaces; each once and at most 20. Of several
 * with one name, the sender's list says which; nobody else in it counts.
 */
export async function findMentioned(
  ctx: StaffContext,
  text: string,
  listed: readonly string[],
): Promise<Mentioned> {
  const words = mentionsIn(text)
  const ids = [...new Set(listed)].filter((id) => idShape.test(id)).slice(0, mostAsked)
  if (words.length === 0) return { users: [], names: [] }

  const asked = [...new Set(words.flatMap(namesIn).map(mentionKey))]
  const { rows } = await sql<{ user_id: string; name: string }>`
    select user_id, mention_name(full_name) as name from profiles
      where mention_name(full_name) = any(${asked}::text[])`.execute(ctx.db)

  const known = new Set(rows.map(({ name }) => name))
  const names = words.flatMap((word) => namesIn(word).find((name) => known.has(mentionKey(name))) ?? [])
  const named = new Set(names.map(mentionKey))
  const chosen = new Set(rows.filter(({ user_id }) => ids.includes(user_id)).map(({ name }) => name))
  const users = rows
    .filter(({ user_id, name }) => named.has(name) && (ids.includes(user_id) || !chosen.has(name)))
    .map(({ user_id }) => user_id)
  return {
    users: users.slice(0, chatLimits.mentions),
    names: [...new Set(names)].slice(0, chatLimits.mentions),
  }
}
