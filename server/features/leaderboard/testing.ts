import type { RightsLine } from '../../kernel/testing-rights.ts'

/** The roll-up: nobody's to touch. Staff learn of it through functions that leave out who has left. */
export const rightsOfLeaderboard: readonly RightsLine[] = [
  {
    table: 'worked_hours',
    expects: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'rcu' },
    seed: async (world, owner) => {
      await world.rows(`insert into worked_hours values ('2001-01', $1, 1)`, [owner.user_id])
      return {
        row: `user_id = '${owner.user_id}' and month = '2001-01'`,
        create: (actor) => `insert into worked_hours values ('2001-02', '${actor}', 1)`,
        change: 'hours = 2',
      }
    },
  },
  {
    table: 'worked_hours_changes',
    // Settled and gone when the transaction of the seed ends, so there never is a row to see or to change.
    expects: { right: 'nobody', owner: '', colleague: '', partner: '', stranger: '', system: 'c' },
    seed: async () => ({
      row: 'true',
      create: (actor) =>
        `insert into worked_hours_changes (month, user_id, hours) values ('2001-03', '${actor}', 1)`,
      change: 'hours = 2',
    }),
  },
]
