import { expect, it, test } from 'vitest'
import { notificationTypes, reminderTypes, usualWays } from '../../../contract/notification-types.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import { aFirm } from '../../kernel/testing-firm.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { assign } from '../tasks/testing.ts'
import { deliverNow } from './testing.ts'

const { world, partner, other, associate } = aFirm(
  'users, cases, notes, notifications, notification_settings, notification_hours, notification_digests, note_counts',
  {
    partner: ['partner', 'Nusrat Jahan'],
    other: ['partner', 'Tanvir Ahmed'],
    associate: ['associate', 'Farhan Kabir'],
  },
)

const at = (day: string, time: string) => world.clock.set(new Date(`${day}T${time}:00+06:00`))
const now = (who: TestPerson) => world.again(who)
async function choose(who: TestPerson, kind: string, ways: object): Promise<void> {
  const items = [{ kind, in_app: true, mail: 'off', push: false, ...ways }]
  expect((await (await now(who)).call('PUT', '/rest/v1/notification_settings', { items })).status).toBe(200)
}
const listed = async (who: TestPerson) =>
  (await (await now(who)).call('GET', '/rest/v1/notifications')).body.items.length
const unread = async (who: TestPerson) =>
  (await (await now(who)).call('GET', '/rest/v1/rpc/unread_notifications')).body.count

/** What the mails since the last time said. */
async function mailed(): Promise<string[][]> {
  await deliverNow(world)
  return (await world.deliver()).map(({ letter }) => [
    letter.subject,
    ...letter.paragraphs,
    ...(letter.sections ?? []).flatMap(({ title, lines }) => [`# ${title}`, ...lines]),
  ])
}

/** One of a type for somebody, as the features make it. */
const tell = (
  who: TestPerson,
  type: string,
  { title = 'Title', params = {}, case_ref = null as string | null } = {},
) =>
  world.rows(`select notify_people(array[$1::uuid], $2, $3, '', null, $4, $5::jsonb, $6::uuid)`, [
    who.user_id,
    type,
    title,
    world.clock.now().toISOString(),
    JSON.stringify(params),
    case_ref,
  ])

test.for(['off', 'now', 'digest'] as const)('check 48: a kind whose mail is %s', async (mail) => {
  at('2026-11-24', '10:00')
  await choose(partner, 'note_created', { mail })
  await aNote(await now(associate), { title: 'Bail petition' })
  const line = 'New task created: Farhan Kabir created “Bail petition”'
  const said = (...head: string[]) => [[...head, line]]
  const [first, again] = [await mailed(), await mailed()]
  expect(first).toEqual(mail === 'now' ? said('Notifications from TRW') : [])
  expect(again).toEqual([])
  at('2026-11-25', '07:59')
  expect(await mailed()).toEqual([])
  at('2026-11-25', '08:00')
  expect(await mailed()).toEqual(mail === 'digest' ? said('Your day at TRW', '# Tasks') : [])
  expect(await world.rows('select 1 from notification_queue')).toEqual([])
  expect(await listed(partner)).toBe(1)
})

test('a mail says titles and days, and not what people wrote beside them', async () => {
  at('2026-11-24', '10:00')
  for (const kind of ['step_done', 'timesheet_returned']) await choose(partner, kind, { mail: 'now' })
  const actor = 'Farhan Kabir'
  const step = { kind: 'note.step_done', actor, title: 'Plaint', step: 'Ask Rahima for her passport' }
  await tell(partner, 'step_done', { params: step })
  const returned = { kind: 'timesheet.returned', actor, day: '2026-11-15', reason: 'Not for Rahima' }
  await tell(partner, 'timesheet_returned', { params: returned })
  const said = (await mailed()).flat().join('\n')
  expect(said).toContain('Step done: Farhan Kabir did a step of “Plaint”')
  expect(said).toContain('Week returned: Farhan Kabir returned your week of Nov 15, 2026')
  expect(said).not.toMatch(/Rahima/)
})

test('what shows in the product is what was chosen, and the rest is mailed all the same', async () => {
  at('2026-11-24', '10:00')
  await choose(partner, 'note_created', { in_app: false, mail: 'now' })
  await aNote(await now(associate))
  expect([await listed(partner), await unread(partner)]).toEqual([0, 0])
  expect([await listed(other), await unread(other)]).toEqual([1, 1])
  expect(await mailed()).toHaveLength(1)
})

it('whoever has chosen nothing is mailed what the contract says: what the database queues is the same', async () => {
  at('2026-11-24', '10:00')
  for (const type of notificationTypes) await tell(partner, type)
  const queued = await world.rows<{ type: string }>(
    `select n.type from notification_queue q join notifications n on n.id = q.notification_id order by 1`,
  )
  const asked = notificationTypes.filter(
    (type) => !reminderTypes.includes(type) && usualWays(type).mail !== 'off',
  )
  expect(queued.map(({ type }) => type)).toEqual([...asked].sort())
})

it('a digest is one mail a day over two instances and a restart, by section and kind, and only if there is something', async () => {
  at('2026-11-24', '10:00')
  await choose(partner, 'chat_message', { mail: 'digest' })
  await tell(partner, 'chat_message', { title: 'New message' })
  await choose(partner, 'note_modified', { mail: 'digest' })
  await choose(partner, 'note_due', { mail: 'digest' })
  await choose(partner, 'hearing_outcome', { mail: 'digest' })
  await tell(partner, 'note_modified', { title: 'Task updated' })
  await tell(partner, 'note_due', { title: 'Due today' })
  await tell(partner, 'hearing_outcome', { title: 'Outcome missing' })
  await tell(partner, 'hearing_handover', { title: 'Sadia Rahman asks you to appear' })
  at('2026-11-25', '08:00')
  await tell(partner, 'hearing_handover', { title: 'Tomorrow’s' })
  await Promise.all([deliverNow(world), deliverNow(world)])
  await deliverNow(world)
  const [digest, ...others] = (await world.deliver()).map(({ letter }) => letter)
  expect(others).toEqual([])
  expect(digest?.sections).toEqual([
    { title: 'Overdue', lines: ['Outcome missing'] },
    { title: 'Tasks', lines: ['Due today', 'Task updated'] },
    { title: 'Waiting for me', lines: ['Sadia Rahman asks you to appear'] },
    { title: 'Besides', lines: ['New message'] },
  ])
  expect(digest?.action?.link).toMatch(/\/my-day$/)
  // Another time for it is no second one on the same day.
  const later = { quiet_from: null, quiet_until: null, quiet_days: [], digest_at: '12:00', details: false }
  await (await now(partner)).call('PUT', '/rest/v1/notification_hours', later)
  at('2026-11-25', '20:00')
  expect(await mailed()).toEqual([])
  await (await now(partner)).call('PUT', '/rest/v1/notification_hours', { ...later, digest_at: '08:00' })
  at('2026-11-26', '08:00')
  expect(await mailed()).toEqual([['Your day at TRW', '# Waiting for me', 'Tomorrow’s']])
  at('2026-11-27', '08:00')
  expect(await mailed()).toEqual([])
})

it('check 51: quiet hours hold a mention, which comes with the others as one mail when they end', async () => {
  at('2026-11-24', '22:00')
  await choose(partner, 'case_mention', { mail: 'now' })
  await choose(partner, 'chat_message', { mail: 'now' })
  await tell(partner, 'case_mention', { title: 'Sadia mentioned you' })
  await tell(partner, 'chat_message', { title: 'New message' })
  expect(await mailed()).toEqual([])
  await tell(partner, 'security', { title: 'Your password was changed' })
  expect(await mailed()).toEqual([['Notifications from TRW', 'Your password was changed']])
  at('2026-11-25', '06:59')
  expect(await mailed()).toEqual([])
  at('2026-11-25', '07:00')
  expect(await mailed()).toEqual([['Notifications from TRW', 'Sadia mentioned you', 'New message']])
})

it('one’s own quiet hours and days count instead of the firm’s', async () => {
  at('2026-11-24', '22:00')
  const hours = {
    quiet_from: '12:00',
    quiet_until: '13:00',
    quiet_days: [3],
    digest_at: '08:00',
    details: false,
  }
  await (await now(partner)).call('PUT', '/rest/v1/notification_hours', hours)
  await choose(partner, 'chat_message', { mail: 'now' })
  await tell(partner, 'chat_message')
  expect(await mailed()).toHaveLength(1)
  // A Wednesday.
  at('2026-11-25', '10:00')
  await tell(partner, 'chat_message')
  expect(await mailed()).toEqual([])
  at('2026-11-26', '00:00')
  expect(await mailed()).toHaveLength(1)
})

it('a guarded case is named in no mail, and a wall raised before sending leaves nothing to say', async () => {
  at('2026-11-24', '22:00')
  const open = await aCase(await now(partner), { case_id: 'LAND-4' })
  const guarded = await aCase(await now(partner), { case_id: 'SECRET-1' })
  const walled = await aCase(await now(partner), { case_id: 'WALLED-1' })
  await restrict(world, guarded.id, associate)
  await choose(associate, 'case_mention', { mail: 'now' })
  for (const { id, case_id } of [open, guarded, walled])
    await tell(associate, 'case_mention', {
      case_ref: id,
      params: { kind: 'case.mentioned', actor: 'Nusrat Jahan', case_id },
    })
  await wall(world, walled.id, associate, partner)
  at('2026-11-25', '07:00')
  const [[, ...lines] = [], ...others] = await mailed()
  expect(lines.sort()).toEqual([
    'A case with limited access',
    'Nusrat Jahan mentioned you: Nusrat Jahan mentioned you on the case LAND-4',
  ])
  expect(others).toEqual([])
})

it('is worded under the rights of the moment: whoever is no partner any more hears of no application', async () => {
  at('2026-11-24', '22:00')
  await choose(other, 'career_application', { mail: 'now' })
  await tell(other, 'career_application')
  await world.rows(`update profiles set role = 'associate' where user_id = $1`, [other.user_id])
  at('2026-11-25', '07:00')
  expect(await mailed()).toEqual([])
  expect(await world.rows('select 1 from notification_queue')).toEqual([])
})

test('a task that was deleted or taken from its reader is in no mail any more', async () => {
  at('2026-11-24', '10:00')
  await choose(partner, 'note_created', { mail: 'digest' })
  await choose(associate, 'note_assigned', { mail: 'digest' })
  const [gone, kept] = [
    await aNote(await now(other), { title: 'Gone' }),
    await aNote(await now(other), { title: 'Kept' }),
  ]
  for (const { id } of [gone, kept]) await assign(await now(other), id, associate)
  await (await now(other)).call(
    'DELETE',
    `/rest/v1/note_assignees?note_id=${kept.id}&user_id=${associate.user_id}`,
  )
  await (await now(other)).call('DELETE', `/rest/v1/notes/${gone.id}`)
  at('2026-11-25', '08:00')
  const lines = (await mailed()).flat().join()
  expect(lines).toContain('created “Kept”')
  expect(lines).not.toMatch(/Gone|asked you to work/)
})

test('two hearings of which one is guarded are named in no mail', async () => {
  at('2026-11-24', '10:00')
  await choose(partner, 'hearing_reminder', { mail: 'digest' })
  const [plain, secret] = [
    await aCase(await now(partner), { case_id: 'LAND-4' }),
    await aCase(await now(partner), { case_id: 'SECRET-1' }),
  ]
  await restrict(world, secret.id, partner)
  const courts = {
    court: 'District Judge',
    court_bn: 'District Judge',
    other: 'High Court',
    other_bn: 'High Court',
  }
  const params = {
    kind: 'hearing.clash',
    day: '2026-12-09',
    case_id: 'LAND-4',
    other_id: 'SECRET-1',
    other_ref: secret.id,
    ...courts,
  }
  await tell(partner, 'hearing_reminder', { title: 'Clash', params, case_ref: plain.id })
  at('2026-11-25', '08:00')
  const lines = (await mailed()).flat()
  expect(lines).toContain('A case with limited access')
  expect(lines.join()).not.toMatch(/SECRET-1|High Court/)
})
