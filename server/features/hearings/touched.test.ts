import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from './testing.ts'

const { world, partner, associate, colleague } = aFirm('users, cases, courts', {
  partner: ['partner', 'Nusrat Jahan'],
  associate: ['associate', 'Farhan Kabir'],
  colleague: ['associate', 'Sadia Rahman'],
})

/** A court on a calendar of its own: Fridays and Saturdays off. */
async function aSittingCourt() {
  const calendar_ref = (
    await partner.call('POST', '/rest/v1/court_calendars', { name: `Own ${Math.random()}` })
  ).body.id as string
  return { calendar_ref, court_ref: await aCourt(world, { calendar_ref }) }
}
const close = (calendar_ref: string, from: string, until = from) =>
  partner.call('POST', '/rest/v1/rpc/set_court_days', {
    ...{ calendar_ref, from, until, court_sits: false, office_open: false },
    ...{ kind: 'holiday', name_en: 'Eid' },
  })
const touched = async (who: TestPerson, calendar_ref: string, more = '') =>
  (await who.call('GET', `/rest/v1/rpc/hearings_touched_by_calendar?calendar_ref=${calendar_ref}${more}`))
    .body
const said = ({ items }: { items: { id: string; sits_on: string }[] }) =>
  items.map(({ id, sits_on }) => [id, sits_on])
const change = (who: TestPerson, id: string, body: object) =>
  who.call('PATCH', `/rest/v1/hearings/${id}`, body)

describe('hearings on days on which their court does not sit by now', () => {
  it('are listed with the next day on which it sits, the nearest first, and stay where they are', async () => {
    const { calendar_ref, court_ref } = await aSittingCourt()
    const { id: case_ref } = await aCase(associate)
    const on = async (on_day: string) =>
      (await aHearing(associate, { case_ref, on_day, court_ref })).id as string
    const [later, first, sitting] = [await on('2026-12-10'), await on('2026-12-08'), await on('2026-12-13')]
    expect(said(await touched(associate, calendar_ref))).toEqual([])
    await close(calendar_ref, '2026-12-08', '2026-12-10')
    const found = await touched(associate, calendar_ref)
    // The 11th and the 12th are the week's days off.
    expect(said(found)).toEqual([
      [first, '2026-12-13'],
      [later, '2026-12-13'],
    ])
    expect(found.items[0]).toMatchObject({ on_day: '2026-12-08', version: 1 })
    const pages = await touched(associate, calendar_ref, '&limit=1')
    expect(said(pages)).toEqual([[first, '2026-12-13']])
    expect(said(await touched(associate, calendar_ref, `&limit=1&after=${pages.next}`))).toEqual([
      [later, '2026-12-13'],
    ])
    expect((await associate.call('GET', `/rest/v1/hearings/${sitting}`)).body.on_day).toBe('2026-12-13')
  })

  it('are no longer listed once they were kept, closed, deleted or moved; on another closed day they are again', async () => {
    const { calendar_ref, court_ref } = await aSittingCourt()
    const rows = []
    for (let n = 0; n < 4; n++) {
      const { id: case_ref } = await aCase(associate, { case_id: `TOUCHED-${n}` })
      rows.push(await aHearing(associate, { case_ref, on_day: '2026-12-08', court_ref }))
    }
    const [kept, moved, deleted, vacated] = rows
    await close(calendar_ref, '2026-12-08')
    expect((await touched(associate, calendar_ref)).items).toHaveLength(4)
    expect(await change(associate, kept.id, { version: 1, keep: true })).toMatchObject({
      status: 200,
      body: { on_day: '2026-12-08', version: 2, warnings: { court_closed: 'Eid' } },
    })
    expect((await change(associate, moved.id, { version: 1, on_day: '2026-12-09' })).status).toBe(200)
    expect((await associate.call('DELETE', `/rest/v1/hearings/${deleted.id}`)).status).toBe(204)
    const closing = { id: vacated.id, version: 1, state: 'vacated', next: { kind: 'awaited' } }
    expect((await associate.call('POST', '/rest/v1/rpc/close_hearing', closing)).status).toBe(200)
    expect(said(await touched(associate, calendar_ref))).toEqual([])
    await close(calendar_ref, '2026-12-09')
    expect(said(await touched(associate, calendar_ref))).toEqual([[moved.id, '2026-12-10']])
    expect((await change(associate, kept.id, { version: 2, on_day: '2026-12-09', keep: true })).status).toBe(
      200,
    )
    expect(said(await touched(associate, calendar_ref))).toEqual([[moved.id, '2026-12-10']])
  })

  it('kept once, and set to a day on which a court sits, are listed when that one is closed', async () => {
    const [{ calendar_ref, court_ref }, other] = [await aSittingCourt(), await aSittingCourt()]
    const { id: case_ref } = await aCase(associate)
    await close(calendar_ref, '2026-12-08')
    const { id } = await aHearing(associate, { case_ref, on_day: '2026-12-08', court_ref, keep: true })
    expect((await change(associate, id, { version: 1, court_ref: other.court_ref })).status).toBe(200)
    await close(other.calendar_ref, '2026-12-08')
    expect(said(await touched(associate, other.calendar_ref))).toEqual([[id, '2026-12-09']])
    expect((await change(associate, id, { version: 2, keep: true })).status).toBe(200)
    expect((await change(associate, id, { version: 3, purpose: 'Argument' })).status).toBe(200)
    expect(said(await touched(associate, other.calendar_ref))).toEqual([])
  })

  it('added on a closed day on purpose are kept from the start', async () => {
    const { calendar_ref, court_ref } = await aSittingCourt()
    await close(calendar_ref, '2026-12-08')
    const { id: case_ref } = await aCase(associate)
    await aHearing(associate, { case_ref, on_day: '2026-12-08', court_ref, keep: true })
    const before = await aHearing(associate, { case_ref, on_day: '2026-12-01', court_ref })
    const next = { kind: 'date', on_day: '2026-12-11', keep: true }
    const closing = { id: before.id, version: 1, state: 'held', next }
    expect((await associate.call('POST', '/rest/v1/rpc/close_hearing', closing)).status).toBe(200)
    expect(said(await touched(associate, calendar_ref))).toEqual([])
  })

  it('kept on a day of one calendar are listed again when their court gets another, whoever sees them', async () => {
    const [{ calendar_ref, court_ref }, other] = [await aSittingCourt(), await aSittingCourt()]
    await close(calendar_ref, '2026-12-08')
    await close(other.calendar_ref, '2026-12-08')
    const seen = await aCase(colleague)
    const { id } = await aHearing(colleague, {
      case_ref: seen.id,
      on_day: '2026-12-08',
      court_ref,
      keep: true,
    })
    await wall(world, seen.id, partner, colleague)
    const moved = { version: 1, calendar_ref: other.calendar_ref }
    expect((await partner.call('PATCH', `/rest/v1/courts/${court_ref}`, moved)).status).toBe(200)
    expect(said(await touched(colleague, other.calendar_ref))).toEqual([[id, '2026-12-09']])
    expect((await colleague.call('GET', `/rest/v1/hearings/${id}`)).body.version).toBe(1)
  })

  it('of a hidden case are not there for whoever does not see it', async () => {
    const { calendar_ref, court_ref } = await aSittingCourt()
    const hidden = await aCase(associate)
    await aHearing(associate, { case_ref: hidden.id, on_day: '2026-12-08', court_ref })
    await close(calendar_ref, '2026-12-08')
    await wall(world, hidden.id, colleague, partner)
    expect((await touched(associate, calendar_ref)).items).toHaveLength(1)
    expect((await touched(colleague, calendar_ref)).items).toEqual([])
    const unknown = '00000000-0000-7000-8000-000000000000'
    const path = `/rest/v1/rpc/hearings_touched_by_calendar?calendar_ref=${unknown}`
    expect((await associate.call('GET', path)).body.reason).toBe('row.not_found')
  })
})
