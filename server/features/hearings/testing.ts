import { v7 as uuidv7 } from 'uuid'
import type { HearingDraft } from '../../../contract/hearings.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import { aCase } from '../cases/testing.ts'

/** A court past every call; without a calendar it sits on every day. */
export async function aCourt(
  world: World,
  { name_en = 'District Judge', place = null as string | null, calendar_ref = null as string | null } = {},
): Promise<string> {
  const id = uuidv7()
  await world.rows(
    `insert into courts (id, name_en, level, place, calendar_ref, created_at, updated_at)
       values ($1, $2, 'district', $3, $4, now(), now())`,
    [id, name_en, place, calendar_ref],
  )
  return id
}

/** A hearing added through the front door. */
export async function aHearing(creator: TestPerson, draft: HearingDraft) {
  const answer = await creator.call('POST', '/rest/v1/hearings', draft)
  if (answer.status !== 201) throw new Error(`no hearing: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Somebody is asked through the front door; answers the hearing. */
export async function anAsk(asker: TestPerson, hearing_ref: string, to: TestPerson, note?: string) {
  const draft = { hearing_ref, to_id: to.user_id, ...(note && { note }) }
  const answer = await asker.call('POST', '/rest/v1/rpc/hand_over_hearing', draft)
  if (answer.status !== 201) throw new Error(`not asked: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Who asked takes it back, as does whoever manages cases; the one who is asked is none of these here. */
const rightsOfHandovers: RightsLine = {
  table: 'hearing_handovers',
  expects: {
    right: 'cases.manage',
    owner: 'rcu',
    colleague: 'rc',
    partner: 'rcu',
    stranger: '',
    system: 'ru',
    bare: 'r',
    alone: { 'hearings.write': 'rc', 'cases.manage': 'r' },
  },
  seed: async (world, owner) => {
    const court_ref = await aCourt(world)
    const wanted = await world.aPerson('associate', 'Rafiq Khan')
    const [case_ref, asked, free, id] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at) values ($1, 'H', $2, now(), now())`,
      [case_ref, owner.user_id],
    )
    for (const [at, hearing] of [asked, free].entries())
      await world.rows(
        `insert into hearings (id, case_ref, on_day, court_ref, created_by, created_at, updated_at)
           values ($1, $2, $3, $4, $5, now(), now())`,
        [hearing, case_ref, `2026-12-0${at + 1}`, court_ref, owner.user_id],
      )
    const insert = (as: string, hearing: string, by: string) =>
      `insert into hearing_handovers (id, hearing_ref, from_id, to_id, created_at)
         values ('${as}', '${hearing}', '${by}', '${wanted.user_id}', now())`
    await world.rows(insert(id, asked, owner.user_id))
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), free, actor),
      change: `state = 'withdrawn'`,
    }
  },
}

/** A deletion is a change here: it hides the row and keeps who did it. */
const rightsOfDays: RightsLine = {
  table: 'hearings',
  expects: {
    right: 'hearings.write',
    owner: 'rcu',
    colleague: 'rcu',
    partner: 'rcu',
    stranger: '',
    system: 'rud',
    bare: 'r',
  },
  seed: async (world, owner) => {
    const [court, on, id] = [await aCourt(world), uuidv7(), uuidv7()]
    await world.rows(
      `insert into cases (id, case_id, created_by, created_at, updated_at) values ('${on}', 'C', '${owner.user_id}', now(), now())`,
    )
    const insert = (as: string, by: string, day: string) =>
      `insert into hearings (id, case_ref, on_day, court_ref, created_by, created_at, updated_at)
         values ('${as}', '${on}', ${day}, '${court}', '${by}', now(), now())`
    await world.rows(insert(id, owner.user_id, `'2026-12-01'`))
    const another = `date '2027-01-01' + floor(random() * 10000)::int`
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor, another),
      change: `room = '12'`,
    }
  },
}

const rightsOfTemplates: RightsLine = {
  table: 'message_templates',
  expects: { right: 'courts', owner: 'r', colleague: 'r', partner: 'rcud', stranger: '', system: 'rcud' },
  seed: async (world) => {
    const id = uuidv7()
    const insert = (as: string) =>
      `insert into message_templates (id, language, text, created_at, updated_at)
         values ('${as}', 'en', 'Case {number}', now(), now())`
    await world.rows(insert(id))
    return { row: `id = '${id}'`, create: () => insert(uuidv7()), change: `text = 'x'` }
  },
}

export const rightsOfHearings = [rightsOfDays, rightsOfHandovers, rightsOfTemplates]

export const table = '/rest/v1/hearings'
export const rpc = '/rest/v1/rpc'

/** A firm with its cases in court, and what its tests ask of it; for the top of a test file. */
export function aFirmInCourt() {
  const people = aFirm('users, cases, parties, courts, court_days, activity_events', {
    partner: ['partner', 'Nusrat Jahan'],
    associate: ['associate', 'Farhan Kabir'],
    colleague: ['associate', 'Sadia Rahman'],
  })
  const { world, associate } = people

  const inCourt = async (draft: object = {}) => aCase(associate, { court_ref: await aCourt(world), ...draft })
  const read = (who: TestPerson, path: string) => who.call('GET', path)
  const told = (type: string) =>
    world.rows<{ detail: object }>('select detail from activity_events where type = $1', [type])
  const nextOf = async (id: string) =>
    (await world.rows<{ on: string }>('select next_hearing_on as on from cases where id = $1', [id]))[0]?.on
  const close = (who: TestPerson, hearing: { id: string; version: number }, body: object) =>
    who.call('POST', `${rpc}/close_hearing`, {
      ...{ id: hearing.id, version: hearing.version, state: 'held' },
      ...body,
    })
  const onDate = (on_day: string, more: object = {}) => ({ next: { kind: 'date', on_day, ...more } })
  const days = async (case_ref: string) =>
    (await read(associate, `${table}?case_ref=${case_ref}`)).body.items.map(
      ({ on_day, state }: { on_day: string; state: string }) => `${on_day} ${state}`,
    )
  const board = async (who: TestPerson, query: string) => (await read(who, `${rpc}/diary_${query}`)).body
  return { ...people, inCourt, read, told, nextOf, close, onDate, days, board }
}
