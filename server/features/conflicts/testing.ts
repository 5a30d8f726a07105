import { v7 as uuidv7 } from 'uuid'
import type { World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

const insertCheck = (id: string, by: string) =>
  `insert into conflict_checks (id, why, subjects, ran_by, ran_at, created_at, updated_at)
     values ('${id}', 'by_hand', '[{"name": "x"}]', '${by}', now(), now(), now())`
const insertHit = (id: string, check: string, by: string) =>
  `insert into conflict_hits (id, check_ref, subject_no, found_by, name, score, level, why, source, flag, pair_key, created_at, updated_at)
     values ('${id}', '${check}', 0, '${by}', 'x', 1, 'strong', 'name', 'staff', 'name_only', '${id}', now(), now())`

/** A check is its runner's, and of whoever decides; nobody deletes one. */
export const rightsOfConflicts: readonly RightsLine[] = [
  {
    table: 'conflict_checks',
    expects: {
      right: 'conflicts.decide',
      owner: 'rc',
      colleague: 'c',
      partner: 'rcu',
      stranger: '',
      system: 'rcud',
      bare: '',
      alone: { 'cases.write': 'c', 'conflicts.decide': 'ru' },
    },
    seed: async (world: World, owner) => {
      const id = uuidv7()
      await world.rows(insertCheck(id, owner.user_id))
      return {
        row: `id = '${id}'`,
        create: (actor) => insertCheck(uuidv7(), actor),
        change: `decision_note = 'y'`,
      }
    },
  },
  {
    table: 'conflict_hits',
    expects: {
      right: 'conflicts.decide',
      owner: 'rc',
      colleague: '',
      partner: 'rcu',
      stranger: '',
      system: 'rcud',
    },
    seed: async (world: World, owner) => {
      const [check, id] = [uuidv7(), uuidv7()]
      await world.rows(insertCheck(check, owner.user_id))
      await world.rows(insertHit(id, check, owner.user_id))
      return {
        row: `id = '${id}'`,
        create: (actor) => insertHit(uuidv7(), check, actor),
        change: `note = 'y'`,
      }
    },
  },
]
