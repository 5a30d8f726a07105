import { expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { anEvent } from '../calendar/testing.ts'
import { aCost } from '../costing/testing.ts'
import { aMeeting } from '../meetings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { assign } from '../tasks/testing.ts'
import { anEvent as aStep } from '../timeline/testing.ts'
import { aCase, wall } from './testing.ts'

/* What moves onto a case is of that case in all that was ever told of it (corrections, point 3). */

const { world, partner, walled, owner } = aFirm('cases, notes, case_costing, notifications, note_counts', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
  owner: ['associate', 'Farhan Kabir'],
})

const told = async (who: TestPerson, id: string) =>
  (await who.call('GET', `/rest/v1/activity_events?subject_id=${id}`)).body.items.length
const news = async (who: TestPerson) => (await who.call('GET', '/rest/v1/notifications')).body.items.length

/** A case that everybody sees, and one that is hidden from a partner. */
async function twoCases() {
  const open = await aCase(partner, { case_id: 'OPEN-1' })
  const hidden = await aCase(partner, { case_id: 'HIDDEN-1' })
  await wall(world, hidden.id, walled, partner)
  return { open, hidden }
}

it.each(['by its text', 'as the caller chose'])(
  'a task that is moved %s leaves nobody what tells of it from whom it is hidden now',
  async (how) => {
    const { open, hidden } = await twoCases()
    const chosen = how === 'by its text' ? {} : { case_ref: hidden.id }
    const note = await aNote(owner, { title: 'Secret plaint', case_id: 'OPEN-1' })
    await assign(owner, note.id, walled)
    const start = { note_id: note.id }
    expect((await walled.call('POST', '/rest/v1/rpc/start_timer', start)).status).toBe(200)
    expect([await news(walled), await news(partner), await told(walled, note.id)]).toEqual([2, 1, 2])
    const timers = () => told(walled, timer ?? '')
    const [{ id: timer } = {}] = await world.rows<{ id: string }>('select id from time_records')
    expect(await timers()).toBe(1)

    const { version } = (await owner.call('GET', `/rest/v1/notes/${note.id}`)).body
    const moved = await owner.call('PATCH', `/rest/v1/notes/${note.id}`, {
      ...{ case_id: 'HIDDEN-1', version },
      ...chosen,
    })
    expect([moved.status, moved.body.case_ref]).toEqual([200, hidden.id])
    expect([await news(walled), await told(walled, note.id), await timers()]).toEqual([0, 0, 0])
    expect([await news(partner), await told(partner, note.id)]).toEqual([1, 3])
    expect(await world.rows('select count(*)::int as n from time_records where ended_at is null')).toEqual([
      { n: 0 },
    ])
    // Each bears both cases.
    const both = await world.rows(
      `select distinct case_ref, former_case_ref from activity_events where subject_id = $1`,
      [note.id],
    )
    expect(both).toEqual([{ case_ref: hidden.id, former_case_ref: open.id }])
  },
)

it('a task that is linked later, and one that goes on to a third case, stay hidden with what was guarded', async () => {
  const note = await aNote(owner, { title: 'Secret plaint', case_id: 'FREE-1' })
  const { hidden } = await twoCases()
  const third = await aCase(partner, { case_id: 'THIRD-1' })
  const move = async (case_id: string) => {
    const { version } = (await owner.call('GET', `/rest/v1/notes/${note.id}`)).body
    const { status } = await owner.call('PATCH', `/rest/v1/notes/${note.id}`, { case_id, version })
    expect(status).toBe(200)
  }
  expect([await news(walled), await told(walled, note.id)]).toEqual([1, 1])
  await move('HIDDEN-1')
  expect([await news(walled), await told(walled, note.id)]).toEqual([0, 0])
  await move('OPEN-1')
  await move('THIRD-1')
  const events = await world.rows<{ refs: string[] }>(
    `select array[case_ref, former_case_ref] as refs from activity_events
       where subject_id = $1 and type <> 'note.modified'`,
    [note.id],
  )
  expect(events).toEqual([{ refs: [third.id, hidden.id] }])
  // What was told of it since is not of the hidden case.
  expect(await told(walled, note.id)).toBe(1)
})

it('costs, timeline, events and meetings alike', async () => {
  const { hidden } = await twoCases()
  const rows = {
    case_costing: await aCost(partner, { case_id: 'OPEN-1', description: 'Secret fee' }),
    case_timeline: await aStep(partner, { case_id: 'OPEN-1', title: 'Secret step' }),
    calendar_events: await anEvent(partner, { title: 'Secret day' }),
    meetings: await aMeeting(partner, { title: 'Secret talk' }),
  }
  for (const [table, { id, version }] of Object.entries(rows)) {
    expect(await told(walled, id), table).toBe(1)
    const to = table.startsWith('case') ? { case_id: 'HIDDEN-1' } : { case_ref: hidden.id }
    const moved = await partner.call('PATCH', `/rest/v1/${table}/${id}`, { ...to, version })
    expect([moved.status, moved.body.case_ref], JSON.stringify(moved.body)).toEqual([200, hidden.id])
    expect([await told(walled, id), await told(partner, id)], table).toEqual([0, 2])
  }
})
