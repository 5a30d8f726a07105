import { sql } from 'kysely'
import type { Context, StaffContext } from '../../../kernel/context.ts'
import { keysOfName, romanOfName } from '../../../kernel/names/keys.ts'
import { type KeptGroups, readGroups } from '../search.ts'

interface Unread {
  id: string
  name: string
}

/** Writes what names are found by. */
export async function keepKeys(
  ctx: Context,
  unread: readonly Unread[],
  { groups, state }: KeptGroups,
): Promise<void> {
  if (unread.length === 0) return
  const read = unread.map(({ id, name }) => ({
    id,
    name,
    roman: romanOfName(name, groups),
    keys: keysOfName(name, groups),
  }))
  await sql`select keep_name_keys(${state}, ${JSON.stringify(read)}::jsonb)`.execute(ctx.db)
}

/** Reads the names that a party has just got, so that they are found from the next call on. */
export async function readNamesOf(ctx: StaffContext, party_ref: string): Promise<void> {
  const { rows } = await sql<Unread>`select id, name from unread_names_of(${party_ref})`.execute(ctx.db)
  if (rows.length > 0) await keepKeys(ctx, rows, await readGroups(ctx))
}
