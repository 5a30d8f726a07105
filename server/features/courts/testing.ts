import { v7 as uuidv7 } from 'uuid'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A table that all staff read, and that whoever keeps the courts changes. */
function kept(table: string, columns: string, values: string, change: string): RightsLine {
  const insert = (id: string) =>
    `insert into ${table} (id, ${columns}, created_at, updated_at) values ('${id}', ${values}, now(), now())`
  return {
    table,
    expects: { right: 'courts', owner: 'r', colleague: 'r', partner: 'rcud', stranger: '', system: 'rcud' },
    seed: async (world) => {
      const id = uuidv7()
      await world.rows(insert(id))
      return { row: `id = '${id}'`, create: () => insert(uuidv7()), change }
    },
  }
}

export const rightsOfCourts: readonly RightsLine[] = [
  kept('courts', 'name_en, level', `'Sessions Judge, Dhaka', 'sessions'`, `district = 'Dhaka'`),
  kept(
    'case_types',
    'code, name_en, side',
    `left(gen_random_uuid()::text, 8), 'Suit', 'civil'`,
    `name_en = 'Title suit'`,
  ),
  kept('case_stages', 'name_en, place_in_order', `'Framing of issues', 45`, 'place_in_order = 46'),
  kept('court_calendars', 'name, filled_until', `'Labour courts', '2026-12-31'`, `name = 'Labour court'`),
  {
    table: 'court_days',
    expects: { right: 'courts', owner: 'r', colleague: 'r', partner: 'rcud', stranger: '', system: 'rcud' },
    seed: async (world) => {
      const calendar = uuidv7()
      await world.rows(
        `insert into court_calendars (id, name, filled_until, created_at, updated_at)
           values ('${calendar}', 'Labour courts', '2026-12-31', now(), now())`,
      )
      const insert = (day: string) =>
        `insert into court_days (calendar_ref, day, court_sits, office_open, kind, name_en)
           values ('${calendar}', ${day}, false, true, 'office_only', 'Eid')`
      await world.rows(insert(`'2026-05-27'`))
      return {
        row: `calendar_ref = '${calendar}' and day = '2026-05-27'`,
        create: () => insert(`date '2026-06-01' + floor(random() * 10000)::int`),
        change: 'court_sits = true',
      }
    },
  },
  {
    table: 'firm_settings',
    expects: {
      right: 'conflicts.decide',
      owner: 'r',
      colleague: 'r',
      partner: 'ru',
      stranger: '',
      system: 'ru',
    },
    seed: async () => ({
      row: `id = '00000000-0000-4000-a000-000000000001'`,
      // There is one row, and nobody makes another.
      create: () =>
        'insert into firm_settings (id, created_at, updated_at) values (gen_random_uuid(), now(), now())',
      change: 'is_conflict_check_first = true',
    }),
  },
]
