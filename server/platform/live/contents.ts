import type { SystemContext } from '../../kernel/context.ts'
import type { Hint } from './queries.ts'

/** By topic: what some of its rows are now, by id. Only for rows that everybody who is told may see whole. */
export type LiveContents = Readonly<
  Record<string, (ctx: SystemContext, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>>
>

/**
 * Hints with what the rows of some topics are at this moment, null where they are gone. It is read when it is
 * told and kept nowhere, so nothing that was deleted meanwhile is told.
 */
export async function withContents(
  ctx: SystemContext,
  hints: readonly Hint[],
  contents: LiveContents,
): Promise<Hint[]> {
  const found = new Map<string, ReadonlyMap<string, unknown>>()
  for (const [topic, read] of Object.entries(contents)) {
    const ids = hints.flatMap((hint) => (hint.topic === topic && hint.subject_id) || [])
    if (ids.length > 0) found.set(topic, await read(ctx, [...new Set(ids)]))
  }
  return hints.map((hint) => {
    const rows = hint.subject_id === null ? undefined : found.get(hint.topic)
    return rows ? { ...hint, content: rows.get(hint.subject_id ?? '') ?? null } : hint
  })
}
