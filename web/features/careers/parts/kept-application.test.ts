import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The application as two tabs of one device have it: one storage, each told of what the other one keeps. */
async function twoTabs() {
  const kept = new Map<string, string>()
  const tabs: ((event: { key: string }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { key: string }) => void) => tabs.push(hear))
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const open = async () => {
    vi.resetModules()
    return import('./kept-application.ts')
  }
  const tell = (at: number) =>
    tabs[at]?.({ key: [...kept.keys()].find((key) => key.endsWith('.career')) ?? '' })
  return { open, tell }
}

test('a tab that was left behind does not write its old state over a test that another one began', async () => {
  const { open, tell } = await twoTabs()
  const { hearApplication: hearFirst, ...first } = await open()
  hearFirst(() => undefined)
  const { hearApplication: hearSecond, ...second } = await open()
  hearSecond(() => undefined)
  first.changeApplication({ step: 3, token: 't', attempt_id: 'a', email: 'nadia@example.com' })
  tell(1)
  expect(second.currentApplication()).toMatchObject({ step: 3, attempt_id: 'a' })
  second.changeApplication({ phone: '0171' })
  const afterReload = (await open()).currentApplication()
  expect(afterReload).toMatchObject({ step: 3, token: 't', attempt_id: 'a', phone: '0171' })
})
