import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { StaffContext } from './context.ts'
import type { TestPerson, World } from './testing.ts'

/**
 * How the database answers what `read` asks in plain SQL, as a person: the plans with the pages that they touched,
 * one a statement. The statements run for real; `read` itself is given no rows.
 */
export async function plansOf(
  world: World,
  person: TestPerson,
  read: (ctx: StaffContext) => Promise<unknown>,
): Promise<Plan[]> {
  const plans: Plan[] = []
  const explain: KyselyPlugin = {
    transformQuery: ({ node }) => explained(node),
    transformResult: async ({ result }) => {
      const lines = result.rows.flatMap((row) => ('QUERY PLAN' in row ? [String(row['QUERY PLAN'])] : []))
      if (lines.length === 0) return result
      plans.push({ text: lines.join('\n'), pages: pagesOf(lines) })
      return { ...result, rows: [] }
    },
  }
  const claim = { kind: 'session', user_id: person.user_id, session_id: person.session_id } as const
  await world.app.transact(claim, (ctx) => read({ ...ctx, db: ctx.db.withPlugin(explain) }))
  return plans
}

export interface Plan {
  text: string
  /** How many pages of the database were looked at. */
  pages: number
}

function explained(node: RootOperationNode): RootOperationNode {
  if (node.kind !== 'RawNode') return node
  const [first = '', ...rest] = node.sqlFragments
  return { ...node, sqlFragments: [`explain (analyze, buffers, costs off, timing off) ${first}`, ...rest] }
}

/** The first line about pages is the sum of all that stand below it. */
function pagesOf(lines: readonly string[]): number {
  const line = lines.find((text) => /Buffers: shared/.test(text)) ?? ''
  const counts = [...line.matchAll(/(?:hit|read)=(\d+)/g)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}
