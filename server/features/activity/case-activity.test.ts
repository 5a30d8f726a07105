import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ActivityArea, activityAreas } from '../../../contract/activity-kinds.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aCost } from '../costing/testing.ts'
import { aNote } from '../notes/testing.ts'

const { world, partner, associate, colleague } = aFirm('users, notes, cases, case_costing', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

interface Event {
  type: string
  actor: { full_name: string } | null
  is_actor_told: boolean
  changes: { field: string }[]
}

/** What happens in these on a case is told to everybody who sees it; in any other, to whom a right or the row says. */
const toldToAll: readonly ActivityArea[] = [
  ...(['case', 'case_message', 'client_message', 'case_costing', 'case_timeline', 'calendar_event'] as const),
  ...(['case_party', 'party', 'party_alias', 'party_relation', 'hearing', 'deadline'] as const),
  ...(['cause_list', 'import'] as const),
]

const page = async (who: TestPerson, id: string, query = '') =>
  (await who.call('GET', `/rest/v1/rpc/case_activity?id=${id}${query}`)).body
const types = async (who: TestPerson, id: string, query = '') =>
  (await page(who, id, query)).items.map(({ type }: Event) => type)
/** The events of a case's rows name it. */
const onCase = ({ id }: { id: string }) =>
  world.rows(`update activity_events set case_ref = $1 where area <> 'auth'`, [id])

describe('what happened on a case', () => {
  it('is everybody’s who sees it, of tasks only of those who may read them', async () => {
    const row = await aCase(partner)
    await aNote(associate, { case_id: row.case_id })
    await aNote(partner, { case_id: row.case_id })
    await aCost(associate, { case_id: row.case_id })
    const { id: note_id } = await aNote(associate, { case_id: row.case_id })
    const again = { every: 1, unit: 'week', closed_days: 'keep', starts_on: '2062-01-02' }
    await associate.call('POST', '/rest/v1/note_recurrences', { note_id, ...again })
    await associate.call('POST', '/rest/v1/task_templates', { note_id, name: 'Plaint' })
    await onCase(row)
    const made = ['task_template.created', 'note_recurrence.created', 'note.created', 'case_costing.created']
    expect(await types(partner, row.id)).toEqual([...made, 'note.created', 'note.created', 'case.created'])
    expect(await types(associate, row.id)).toEqual([...made, 'note.created', 'case.created'])
    expect(await types(colleague, row.id)).toEqual(['case_costing.created', 'case.created'])
    expect((await colleague.call('GET', `/rest/v1/rpc/case_activity?id=${randomUUID()}`)).status).toBe(404)
  })

  it('tells of time whose it is, the owner of its task and whoever approves time', async () => {
    const row = await aCase(partner)
    const note = await aNote(colleague, { case_id: row.case_id })
    const entries = '/rest/v1/time_entries'
    const log = async (who: TestPerson, body: object) =>
      (await who.call('POST', entries, { seconds: 600, case_ref: row.id, ...body })).body
    const { id, version } = await log(associate, { description: 'secret' })
    await associate.call('PATCH', `${entries}/${id}`, { version, description: 'still secret' })
    await associate.call('DELETE', `${entries}/${(await log(associate, {})).id}`)
    const time = async (who: TestPerson) =>
      (await types(who, row.id)).filter((type: string) => type.startsWith('time_entry'))
    const all = ['deleted', 'created', 'modified', 'created'].map((action) => `time_entry.${action}`)
    for (const who of [partner, associate]) expect(await time(who)).toEqual(all)
    expect(await time(colleague)).toEqual([])
    const { id: of } = await log(partner, { note_id: note.id })
    expect((await colleague.call('GET', `${entries}/${of}`)).status).toBe(200)
    expect(await time(colleague)).toEqual(['time_entry.created'])
    expect(await time(associate)).toEqual(all)
  })

  it('tells of a wall to whoever may raise one, and to nobody else', async () => {
    const row = await aCase(partner)
    const { user_id } = await world.aPerson('associate')
    const walls = [{ user_id, reason: 'Works for the other side' }]
    const given = { ...{ id: row.id, version: row.version }, access: 'firm', people: [], walls }
    expect((await partner.call('POST', '/rest/v1/rpc/set_case_access', given)).status).toBe(200)
    expect(await types(partner, row.id)).toEqual(['case.access_changed', 'case.created'])
    expect(await types(associate, row.id)).toEqual(['case.created'])
  })

  it('tells of each area whom it is for, and of one that nobody thought of only who did it', async () => {
    const row = await aCase(partner)
    const areas = [...Object.keys(activityAreas), 'thought_of_by_nobody']
    await world.rows(
      `insert into activity_events (type, actor_id, subject_id, request_id, happened_at, case_ref)
         select area || '.made_up', $1, $2, 'test', now(), $3 from unnest($4::text[]) as area`,
      [partner.user_id, randomUUID(), row.id, areas],
    )
    const told = async (who: TestPerson) =>
      (await types(who, row.id, '&limit=200')).filter((type: string) => type.endsWith('.made_up')).sort()
    expect(await told(colleague)).toEqual(toldToAll.map((area) => `${area}.made_up`).sort())
    expect(await told(partner)).toEqual(areas.map((area) => `${area}.made_up`).sort())
  })

  it('says of costs who did it to whoever manages cases alone', async () => {
    const row = await aCase(partner)
    await aCost(associate, { case_id: row.case_id })
    await onCase(row)
    const [cost, made] = (await page(colleague, row.id)).items
    expect([cost.actor, cost.is_actor_told]).toEqual([null, false])
    expect([made.actor.full_name, made.is_actor_told]).toEqual(['Nusrat Jahan', true])
    const [told] = (await page(partner, row.id)).items
    expect([told.actor.full_name, told.is_actor_told]).toEqual(['Farhan Kabir', true])
  })

  it('tells of the fee nobody but its lead and whoever manages cases', async () => {
    const row = await aCase(partner, { lead_id: associate.user_id })
    const change = { fee_kind: 'hourly', fee_note: 'Secret', title: 'A v B', version: 1 }
    await partner.call('PATCH', `/rest/v1/cases/${row.id}`, change)
    await onCase(row)
    const fields = async (who: TestPerson) =>
      (await page(who, row.id)).items[0].changes.map(({ field }: { field: string }) => field)
    expect(await fields(colleague)).toEqual(['title'])
    for (const who of [partner, associate])
      expect(await fields(who)).toEqual(['title', 'fee_kind', 'fee_note'])
  })

  it('is read in pages, and of a row that moved once on either case', async () => {
    const [one, other] = [
      await aCase(partner, { case_id: 'One' }),
      await aCase(partner, { case_id: 'Other' }),
    ]
    for (let at = 0; at < 5; at++) await aCost(partner, { case_id: 'One' })
    await world.rows(
      `update activity_events set case_ref = $1, former_case_ref = $2 where area = 'case_costing'`,
      [one.id, other.id],
    )
    for (const { id } of [one, other]) {
      const seen: number[] = []
      let next: string | null = ''
      while (next !== null) {
        const found = await page(partner, id, `&limit=2${next && `&after=${next}`}`)
        seen.push(...found.items.map((event: { id: number }) => event.id))
        next = found.next
      }
      // With that it was added.
      expect([seen.length, new Set(seen).size]).toEqual([6, 6])
    }
    // Whoever may not see where it went is told nothing of it.
    await world.rows(`update cases set access = 'restricted' where id = $1`, [one.id])
    expect((await page(await world.again(colleague), other.id)).items.map(({ type }: Event) => type)).toEqual(
      ['case.created'],
    )
  })
})
