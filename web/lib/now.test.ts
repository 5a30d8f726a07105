import { afterEach, expect, test, vi } from 'vitest'
import { dayOf } from '../../contract/kernel/days.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([25, -25])(
  'a device that is %i hours wrong has the server’s day, and the next page has it before any answer',
  async (hours) => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const answered = new Date('2026-11-28T06:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: answered.getTime() + hours * 3_600_000 })
    const dayHere = async () => dayOf((await import('./now.ts')).serverNow(), 'Asia/Dhaka')
    expect(await dayHere()).not.toBe('2026-11-28')
    const { hearServerClock } = await import('./now.ts')
    hearServerClock(answered.toUTCString())
    expect(await dayHere()).toBe('2026-11-28')
    vi.resetModules()
    expect(await dayHere()).toBe('2026-11-28')
  },
)
