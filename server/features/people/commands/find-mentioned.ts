import { type RawBuilder, sql } from 'kysely'
import { chatLimits, foldCase, mentionKey, mentionsIn } from '../../../../contract/chat.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { idShape } from '../../../kernel/cursor.ts'

interface Mentioned {
  users: string[]
  /** The words of the text that name somebody. */
  names: string[]
}

// Whatever a list holds, so much of it is looked at.
const mostAsked = 1000

/**
 * Whom a message mentions: those whom its text names, name without spaces; each once and at most 20. Of several
 * with one name, the sender's list says which; nobody else in it counts. `among` narrows who can be mentioned at all.
 */
export async function findMentioned(
  ctx: StaffContext,
  text: string,
  listed: readonly string[],
  among: RawBuilder<unknown> = sql`true`,
): Promise<Mentioned> {
  if (!text.includes('@')) return { users: [], names: [] }
  const ids = [...new Set(listed)].filter((id) => idShape.test(id)).slice(0, mostAsked)

  // Whoever stands behind an @ at all; where the name ends is looked at below, as the screen does.
  const { rows } = await sql<{ user_id: string; full_name: string }>`
    select user_id, full_name from profiles
      where left_at is null and ${among} and strpos(${foldCase(text)}, '@' || mention_name(full_name)) > 0`.execute(
    ctx.db,
  )

  const people = rows.map(({ user_id, full_name }) => ({ user_id, name: mentionKey(full_name) }))
  const names = mentionsIn(
    text,
    people.map(({ name }) => name),
  ).map(({ name }) => name)
  const named = new Set(names.map(mentionKey))
  const chosen = new Set(people.filter(({ user_id }) => ids.includes(user_id)).map(({ name }) => name))
  const users = people
    .filter(({ user_id, name }) => named.has(name) && (ids.includes(user_id) || !chosen.has(name)))
    .map(({ user_id }) => user_id)
  return {
    users: users.slice(0, chatLimits.mentions),
    names: [...new Set(names)].slice(0, chatLimits.mentions),
  }
}
