import { expect, it } from 'vitest'
import { keptOf, startOf, toggled, withWays } from './logic.ts'

const firm = { quiet_from: '21:00', quiet_until: '07:00' }
const rest = { quiet_days: [5], digest_at: '08:00', details: false }

it('a form begins with the hours of the firm, and keeps none while they are the firm’s', () => {
  const form = startOf({ ...rest, quiet_from: null, quiet_until: null, firm })
  expect(form).toEqual({ ...rest, isFirms: true, ...firm })
  expect(keptOf(form)).toEqual({ ...rest, quiet_from: null, quiet_until: null })
  expect(keptOf({ ...form, isFirms: false, quiet_from: '22:00' })).toEqual({
    ...rest,
    quiet_from: '22:00',
    quiet_until: '07:00',
  })
  const own = startOf({ ...rest, quiet_from: '23:00', quiet_until: '06:00', firm })
  expect(own).toMatchObject({ isFirms: false, quiet_from: '23:00' })
})

it('one type’s choice takes the place of what it had, and days come and go', () => {
  const ways = { in_app: true, mail: 'off', push: false } as const
  const items = [
    { kind: 'chat_message', ...ways },
    { kind: 'security', ...ways },
  ] as const
  expect(withWays(items, { ...items[0], mail: 'now' })).toEqual([{ ...items[0], mail: 'now' }, items[1]])
  expect(toggled([0, 5], 3)).toEqual([0, 3, 5])
  expect(toggled([0, 5], 5)).toEqual([0])
})
