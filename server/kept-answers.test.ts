import { expect, it } from 'vitest'
import { aCase, wall } from './features/cases/testing.ts'
import { aFirm } from './kernel/testing-firm.ts'

/* A call that is sent again answers as it did, unless what it made is hidden from the caller by now. */

const { world, partner, walled } = aFirm('cases, notes, case_costing, calendar_events, meetings', {
  partner: ['partner', 'Nusrat Jahan'],
  walled: ['partner', 'Rafiq Khan'],
})

it('an answer of a row whose case is hidden meanwhile is not given again, of whatever kind', async () => {
  const on = await aCase(partner, { case_id: 'K-1' })
  const sent: [string, object][] = []
  const make = async (path: string, body: object) => {
    const answer = await walled.call('POST', `/rest/v1/${path}`, body, {
      'idempotency-key': `key-of-${path}`,
    })
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(201)
    sent.push([path, body])
    return answer.body
  }
  const again = ([path, body]: [string, object]) =>
    walled.call('POST', `/rest/v1/${path}`, body, { 'idempotency-key': `key-of-${path}` })

  const { id: note_id } = await make('notes', { title: 'Secret', category: 'Litigation', case_id: 'K-1' })
  await make('note_steps', { note_id, title: 'Secret step' })
  await make('note_assignees', { note_id, user_id: partner.user_id })
  const rule = { every: 1, unit: 'week', closed_days: 'keep', starts_on: '2062-01-02' }
  await make('note_recurrences', { note_id, ...rule })
  await make('task_templates', { note_id, name: 'Secret template' })
  await make('daily_work_logs', { note_id, work_date: '2026-11-20', hours_worked: 1 })
  await make('case_costing', { case_id: 'K-1', description: 'Secret fee', amount: '5.00' })
  await make('case_timeline', { case_id: 'K-1', title: 'Secret day', timeline_date: '2026-11-20' })
  // These come to the case only later, and their kept answers do not say it.
  const free = { title: 'Secret talk', location: 'Room', start_time: '10:00', end_time: '11:00' }
  const meeting = await make('meetings', { ...free, meeting_date: '2026-11-24' })
  const event = await make('calendar_events', { title: 'Secret event', event_date: '2026-11-23' })
  for (const [table, { id }] of Object.entries({ meetings: meeting, calendar_events: event }))
    await world.rows(`update ${table} set case_ref = $1 where id = $2`, [on.id, id])
  for (const one of sent) expect((await again(one)).status, one[0]).toBe(201)

  await wall(world, on.id, walled, partner)
  const visible = await make('saved_views', { page: '/', name: 'Mine', query: 'month=all' })
  for (const one of sent.filter(([path]) => path !== 'saved_views'))
    expect((await again(one)).body.reason, one[0]).toBe('row.not_found')
  expect((await again(['saved_views', { page: '/', name: 'Mine', query: 'month=all' }])).body).toEqual(
    visible,
  )
})
