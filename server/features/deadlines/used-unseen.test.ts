import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase } from '../cases/testing.ts'
import { hides } from '../parties/testing.ts'

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
  const calendar = await made(partner, 'court_calendars', { name: code, filled_until: '2027-12-31' })
  const court = await made(partner, 'courts', { name_en: code, level: 'other', calendar_ref: calendar.id })
  const type = await made(partner, 'case_types', { code, name_en: code, side: 'civil' })
  const stage = await made(partner, 'case_stages', { name_en: code, place_in_order: 90 })
  const rule = await made(partner, 'deadline_rules', { code, title: code, ...names })
  const on = await aCase(partner, {
    ...{ case_id: code, court_ref: court.id, type_ref: type.id, stage_ref: stage.id },
  })
  const counted = { rule_ref: rule.id, trigger_day: '2026-11-20', calendar_ref: calendar.id }
  const deadline = await made(partner, 'deadlines', { case_ref: on.id, ...counted })
  const hearing = { case_ref: on.id, court_ref: court.id, on_day: '2026-12-01', purpose_ref: stage.id }
  await made(partner, 'hearings', { ...hearing, keep: true })
  // A court that nobody sees any more follows no calendar.
  const paths = Object.entries({ courts: court, case_types: type, case_stages: stage }).map(
    ([table, { id }]) => `/rest/v1/${table}/${id}`,
  )
  return {
    ...{ code, on, deadline },
    paths: [...paths, `/rest/v1/deadline_rules/${rule.id}`, `/rest/v1/court_calendars/${calendar.id}`],
  }
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

  it('is gone for all once who sees none of them deletes it, and stays where it is named', async () => {
    const { code, on, deadline, paths } = await used()
    await hides(world, on.id, walled, partner)
    for (const path of paths) {
      expect((await walled.call('DELETE', path)).status, path).toBe(204)
      for (const who of [walled, partner]) expect((await who.call('GET', path)).status, path).toBe(404)
      const table = path.split('/').slice(0, -1).join('/')
      expect(JSON.stringify((await partner.call('GET', `${table}?limit=200`)).body), table).not.toContain(
        code,
      )
    }
    const file = await partner.call('GET', `/rest/v1/cases/${on.id}`)
    expect(file.body).toMatchObject({
      court: { name_en: code },
      type: { code },
      stage: { name_en: code },
    })
    const read = await partner.call('GET', `/rest/v1/deadlines/${deadline.id}`)
    expect(read.body).toMatchObject({ due_on: deadline.due_on, rule: { code }, calendar: { name: code } })
    const hearings = await partner.call('GET', `/rest/v1/hearings?case_ref=${on.id}`)
    expect(hearings.body.items).toMatchObject([{ court: { name_en: code }, stage: { name_en: code } }])
    // What was deleted is free again, as one that no case ever named.
    await made(walled, 'case_types', { code, name_en: code, side: 'civil' })
    await made(walled, 'deadline_rules', { code, title: code, ...names })
  })
})
