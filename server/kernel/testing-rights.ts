import type { Right } from '../../contract/rights.ts'
import type { TestPerson, World } from './testing.ts'

/** Which verbs touch the row for whom: r reads it, c makes one for themselves, u changes it, d deletes it. */
export interface ExpectedRights {
  /** What opens more of it than any colleague has; `staff`: nothing does, `nobody`: only the product works in it. */
  right: Right | 'staff' | 'nobody'
  /** The associate whose row it is. */
  owner: string
  /** Another associate. */
  colleague: string
  /** Who holds that right. */
  partner: string
  stranger: string
  system: string
  /** Who holds none of the rights that all staff hold, where that is less than a colleague. */
  bare?: string
  /** Who holds that right and no other, where it opens something else than is said above. */
  alone?: Partial<Record<Right, string>>
}

/** How to try each verb on a table: a condition that finds the owner's row, an actor's own one, a change. */
export interface RightsTrial {
  row: string
  create: (actor: string) => string
  change: string
}

/** One table's line of the rights matrix. A feature exports its lines from its `testing.ts`. */
export interface RightsLine {
  table: string
  expects: ExpectedRights
  seed: (world: World, owner: TestPerson) => Promise<RightsTrial>
}
