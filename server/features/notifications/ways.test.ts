import { expect, it, test } from 'vitest'
import { mailModes, notificationTypes, usualWays } from '../../../contract/notification-types.ts'
import { fateOf, isDigestDue, isQuiet, type Wishes } from './commands/choose-way.ts'

const wishes: Wishes = {
  quiet_from: '21:00',
  quiet_until: '07:00',
  quiet_days: [],
  digest_at: '08:00',
  ways: {},
}
// A Tuesday.
const at = (time: string, day = '2026-11-24') => ({ day, time: `${time}:00` })
const by = (mail: (typeof mailModes)[number], push = false): Wishes => ({
  ...wishes,
  ways: { chat_message: { in_app: true, mail, push }, security: { in_app: true, mail: 'now', push } },
})
const chat = { type: 'chat_message', isUrgent: false }

it('quiet hours go over midnight, or hold a day as a whole', () => {
  expect(['20:59', '21:00', '06:59', '07:00'].map((time) => isQuiet(at(time), wishes))).toEqual([
    false,
    true,
    true,
    false,
  ])
  const atNoon = { quiet_from: '12:00', quiet_until: '14:00' }
  expect(['11:59', '12:00', '14:00'].map((time) => isQuiet(at(time), atNoon))).toEqual([false, true, false])
  expect(isQuiet(at('12:00'), { quiet_from: '07:00', quiet_until: '07:00' })).toBe(false)
  expect(isQuiet(at('12:00'), { ...wishes, quiet_days: [2] })).toBe(true)
  expect(isQuiet(at('12:00', '2026-11-25'), { ...wishes, quiet_days: [2] })).toBe(false)
})

test.for(mailModes)('a kind that is mailed %s', (mode) => {
  const wanted = { off: 'never', now: 'now', digest: 'digest' }[mode]
  expect(fateOf('mail', chat, by(mode), at('12:00'))).toBe(wanted)
  expect(fateOf('mail', chat, by(mode), at('22:00'))).toBe(mode === 'now' ? 'wait' : wanted)
  expect(fateOf('push', chat, by(mode), at('12:00'))).toBe('never')
})

test('check 51: quiet hours hold push and mail, and let through what cannot wait', () => {
  expect(fateOf('push', chat, by('off', true), at('12:00'))).toBe('now')
  expect(fateOf('push', chat, by('off', true), at('22:00'))).toBe('wait')
  expect(fateOf('push', { ...chat, isUrgent: true }, by('off', true), at('22:00'))).toBe('now')
  const security = { type: 'security', isUrgent: false }
  expect(fateOf('push', security, by('off', true), at('22:00'))).toBe('now')
  expect(fateOf('mail', security, by('off'), at('22:00'))).toBe('now')
})

it('nothing mutes what nobody has seen, but by day and night as before', () => {
  const unseen = { type: 'hearing_reminder', isUrgent: false, isUnmuted: true }
  const muted = {
    ...wishes,
    ways: { hearing_reminder: { in_app: false, mail: 'off', push: false } as const },
  }
  expect(fateOf('mail', unseen, muted, at('20:00'))).toBe('now')
  expect(fateOf('mail', unseen, muted, at('22:00'))).toBe('wait')
  expect(fateOf('mail', { ...unseen, isUnmuted: false }, muted, at('20:00'))).toBe('never')
})

it('a digest goes at its time, or when the quiet hours end after it', () => {
  expect(['07:59', '08:00', '20:00', '21:00'].map((time) => isDigestDue(wishes, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isDigestDue({ ...wishes, digest_at: '06:00' }, at('06:30'))).toBe(false)
  expect(isDigestDue({ ...wishes, digest_at: '06:00' }, at('07:00'))).toBe(true)
})

it('whoever has chosen nothing gets reminders by mail, what is asked in the digest, and nothing else', () => {
  const mailed = (mode: string) => notificationTypes.filter((type) => usualWays(type).mail === mode)
  expect(mailed('now')).toEqual([
    'hearing_reminder',
    'hearing_outcome',
    'deadline_reminder',
    'no_next_date',
    'note_due',
    'timesheet_due',
    'timesheet_waiting',
    'security',
  ])
  expect(mailed('digest')).toEqual([
    'deadline_sign',
    'hearing_handover',
    'case_people',
    'note_owner',
    'absence_cover',
    'conflict_check',
  ])
  for (const type of notificationTypes) expect(usualWays(type)).toMatchObject({ in_app: true, push: false })
})
