import { describe, expect, it } from 'vitest'
import type { Answer, TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { aHearing } from '../hearings/testing.ts'
import { hides } from '../parties/testing.ts'
import { aDeadline } from './testing.ts'

const { world, partner, walled } = aFirm('cases, parties, deadlines, hearings', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
})

const made = async (who: TestPerson, table: string, draft: object) => {
  const { status, body } = await who.call('POST', `/rest/v1/${table}`, draft)
  expect(status, `${table}: ${JSON.stringify(body)}`).toBe(201)
  return body
}
const names = { act: 'An Act', provision: 's.1', trigger: 'Judgment' }
let nth = 0

/** A case with a row of each kind behind it. */
async function used() {
  const code = `U-${++nth}`
  const calendar = await made(partner, 'court_calendars', { name: code, filled_until: '2063-12-31' })
  const court = await made(partner, 'courts', { name_en: code, level: 'other', calendar_ref: calendar.id })
  const type = await made(partner, 'case_types', { code, name_en: code, side: 'civil' })
  const stage = await made(partner, 'case_stages', { name_en: code, place_in_order: 90 })
  const rule = await made(partner, 'deadline_rules', { code, title: code, ...names })
  const on = await aCase(partner, {
    ...{ case_id: code, court_ref: court.id, type_ref: type.id, stage_ref: stage.id },
  })
  const counted = { rule_ref: rule.id, trigger_day: '2026-11-20', calendar_ref: calendar.id }
  const deadline = await made(partner, 'deadlines', { case_ref: on.id, ...counted })
  const day = { case_ref: on.id, court_ref: court.id, on_day: '2026-12-01', purpose_ref: stage.id }
  const hearing = await made(partner, 'hearings', { ...day, keep: true })
  // A court that nobody sees any more follows no calendar.
  const paths = Object.entries({ courts: court, case_types: type, case_stages: stage }).map(
    ([table, { id }]) => `/rest/v1/${table}/${id}`,
  )
  return {
    ...{ code, on, deadline, hearing, counted, calendar, refs: { court, type, stage, rule, calendar } },
    paths: [...paths, `/rest/v1/deadline_rules/${rule.id}`, `/rest/v1/court_calendars/${calendar.id}`],
  }
}

/** All of it deleted by a partner from whom the case is hidden. */
async function deleted() {
  const all = await used()
  await hides(world, all.on.id, walled, partner)
  for (const path of all.paths) expect((await walled.call('DELETE', path)).status, path).toBe(204)
  return all
}

describe('what cases name', () => {
  it('is not deleted by who sees one of them', async () => {
    const { paths } = await used()
    for (const path of paths)
      expect(await partner.call('DELETE', path), path).toMatchObject({
        status: 409,
        body: { reason: path.includes('rules') ? 'deadlines.rule_used' : 'courts.in_use' },
      })
  })

  it('is gone once who sees none of them deletes it, and stays where it is named', async () => {
    const { code, on, deadline, paths } = await deleted()
    for (const path of paths) {
      // Whoever sees a deadline that a calendar counts goes on keeping its days.
      const kept = path.includes('calendars') ? [walled] : [walled, partner]
      for (const who of kept) expect((await who.call('GET', path)).status, path).toBe(404)
      for (const who of [walled, partner]) expect((await who.call('DELETE', path)).status, path).toBe(404)
      const table = path.split('/').slice(0, -1).join('/')
      for (const who of kept)
        expect(JSON.stringify((await who.call('GET', `${table}?limit=200`)).body), table).not.toContain(code)
    }
    const file = await partner.call('GET', `/rest/v1/cases/${on.id}`)
    expect(file.body).toMatchObject({
      court: { name_en: code },
      type: { code },
      stage: { name_en: code },
    })
    const read = await partner.call('GET', `/rest/v1/deadlines/${deadline.id}`)
    const rule = { code, status: 'unverified' }
    expect(read.body).toMatchObject({ due_on: deadline.due_on, rule, calendar: { name: code } })
    const hearings = await partner.call('GET', `/rest/v1/hearings?case_ref=${on.id}`)
    expect(hearings.body.items).toMatchObject([{ court: { name_en: code }, stage: { name_en: code } }])
    // What was deleted is free again, as one that no case ever named.
    await made(walled, 'case_types', { code, name_en: code, side: 'civil' })
    await made(walled, 'deadline_rules', { code, title: code, ...names })
  })

  it('is used for nothing new once it is deleted, by nobody, as if it had never been', async () => {
    const { on, counted, refs } = await deleted()
    const free = await aCase(walled, { case_id: `Free of ${on.case_id}` })
    const { id: court_ref } = await made(walled, 'courts', { name_en: 'Free', level: 'other' })
    const sitting = await aHearing(walled, { case_ref: free.id, court_ref, on_day: '2061-12-01' })
    const byHand = { title: 'x', trigger_day: '2026-11-20', due_on: '2026-12-20', extra_reason: 'x' }
    const standing = await aDeadline(walled, { case_ref: free.id, ...byHand })
    const transfer = { bench: null, case_no: '7', case_year: 2026, from_on: '2026-11-20', why: 'transferred' }
    const outcome = { state: 'held', next: { kind: 'ended' } }
    const follows = { code: 'U-F', title: 'x', ...names }
    const of = ({ id, version }: { id: string; version: number }) => ({ id, version })
    const day = { case_ref: free.id, on_day: '2061-12-02' }
    const tries: ['POST' | 'PATCH', string, keyof typeof refs, string, object][] = [
      ['POST', 'cases', 'court', 'court_ref', { case_id: 'U-X' }],
      ['POST', 'cases', 'type', 'type_ref', { case_id: 'U-X' }],
      ['POST', 'cases', 'stage', 'stage_ref', { case_id: 'U-X' }],
      ['PATCH', `cases/${free.id}`, 'court', 'court_ref', { version: free.version }],
      ['POST', 'rpc/transfer_case', 'court', 'court_ref', { ...of(free), ...transfer }],
      ['POST', 'hearings', 'court', 'court_ref', day],
      ['POST', 'hearings', 'stage', 'purpose_ref', { ...day, court_ref }],
      ['PATCH', `hearings/${sitting.id}`, 'court', 'court_ref', { version: sitting.version }],
      ['POST', 'rpc/close_hearing', 'stage', 'stage_ref', { ...of(sitting), ...outcome }],
      ['POST', 'deadlines', 'rule', 'rule_ref', { ...counted, case_ref: free.id, calendar_ref: undefined }],
      ['POST', 'deadlines', 'calendar', 'calendar_ref', { case_ref: free.id, ...byHand }],
      ['PATCH', `deadlines/${standing.id}`, 'calendar', 'calendar_ref', { version: standing.version }],
      ['POST', 'courts', 'calendar', 'calendar_ref', { name_en: 'x', level: 'other' }],
      ['POST', 'deadline_rules', 'rule', 'follows', follows],
      ['POST', 'rpc/compute_deadline', 'rule', 'rule_ref', { trigger_day: '2026-11-20' }],
      ['POST', 'rpc/compute_deadline', 'calendar', 'calendar_ref', { trigger_day: '2026-11-20' }],
    ]
    const plain = ({ status, body }: Answer) => ({ status, ...body, request_id: '' })
    for (const [method, path, ref, field, body] of tries) {
      const send = (who: TestPerson, id: string) =>
        who.call(method, `/rest/v1/${path}`, { ...body, [field]: id })
      const never = plain(await send(walled, '0195b8a0-0000-7000-8000-000000000000'))
      expect(never.status, `${path} ${field}: ${JSON.stringify(never)}`).toBe(404)
      expect(plain(await send(walled, refs[ref].id)), `${path} ${field}`).toEqual(never)
      // Whoever sees what it stands on may look at that anew, and begins nothing with it either.
      if (!path.includes('compute'))
        expect((await send(partner, refs[ref].id)).status, `${path} ${field}`).toBe(404)
    }
  })

  it('goes on to work where it is named', async () => {
    const { code, on, deadline, hearing, counted, calendar } = await deleted()
    const write = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      const answer = await partner.call(method, `/rest/v1/${path}`, body)
      expect([200, 201], `${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      return answer.body
    }
    const { court_ref, purpose_ref } = hearing
    const edit = { version: 1, court_ref, purpose_ref, on_day: '2061-12-03', keep: true }
    const { version } = await write('PATCH', `hearings/${hearing.id}`, edit)
    const next = { kind: 'date', on_day: '2061-12-06', keep: true }
    const outcome = { state: 'held', stage_ref: purpose_ref, next }
    const closed = await write('POST', 'rpc/close_hearing', { id: hearing.id, version, ...outcome })
    expect(closed.next.court).toMatchObject({ name_en: code })
    await write('POST', 'hearings', { case_ref: on.id, on_day: '2061-12-20', keep: true })
    const { version: now } = (await partner.call('GET', `/rest/v1/cases/${on.id}`)).body
    await write('PATCH', `cases/${on.id}`, { bench: '2', court_ref, version: now })
    const later = { ...counted, trigger_day: '2026-11-22', version: deadline.version }
    expect(await write('PATCH', `deadlines/${deadline.id}`, later)).toMatchObject({ rule: { code } })
    await write('POST', 'rpc/compute_deadline', counted)

    const range = { calendar_ref: calendar.id, from: '2062-01-04', until: '2062-01-05' }
    const days = { ...range, court_sits: false, office_open: false, kind: 'holiday', name_en: code }
    expect((await write('POST', 'rpc/set_court_days', days)).days).toBe(2)
    const read = (who: TestPerson) => {
      const { from, until } = range
      return who.call('GET', `/rest/v1/court_days?calendar_ref=${calendar.id}&from=${from}&until=${until}`)
    }
    expect((await read(partner)).body.items).toHaveLength(2)
    expect((await read(walled)).status).toBe(404)
    expect((await walled.call('POST', '/rest/v1/rpc/set_court_days', days)).status).toBe(404)
    const changed = '/rest/v1/activity_events?area=court_calendar&action=changed'
    expect((await partner.call('GET', changed)).body.items).toHaveLength(1)
    expect((await walled.call('GET', changed)).body.items).toEqual([])
  })
})
