import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Waiting, Written } from './outbox.ts'

const written = (message_text: string): Written => ({ message_text, file: null, mentioned_users: [] })
const away = () => Promise.reject(new Error('away'))
const texts = (outbox: { all(): readonly Waiting[] }) => outbox.all().map((one) => one.message_text)

let tabs: EventTarget[]
let kept: Storage

beforeEach(() => {
  tabs = []
  kept = aStorage()
})
afterEach(() => vi.unstubAllGlobals())

/** The text kept of one browser, whose keys are its own properties as a browser's are. */
function aStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  })
  return storage
}

/** A tab of its own: modules, memory and events that no other tab has; all share what is kept. */
async function aTab(deliver: (message: Waiting) => Promise<unknown>) {
  const tab = new EventTarget()
  tabs.push(tab)
  vi.resetModules()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  vi.stubGlobal('localStorage', tellingOthers(tab))
  const { createOutbox } = await import('./outbox.ts')
  return createOutbox(deliver)
}

function tellingOthers(tab: EventTarget): Storage {
  const tell = (key: string) => {
    for (const other of tabs)
      if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  return new Proxy(kept, {
    get: (_target, name) => {
      const real: unknown = Reflect.get(kept, name)
      if (name !== 'setItem' && name !== 'removeItem') return real
      return (key: string, value: string) => {
        kept[name](key, value)
        tell(key)
      }
    },
  })
}

test('nothing of somebody who has left is sent or kept', async () => {
  const sent: string[] = []
  const first = Promise.withResolvers<void>()
  const outbox = await aTab((message) => {
    sent.push(message.message_text)
    return first.promise
  })
  outbox.send(written('on its way'))
  outbox.send(written('next in line'))
  await expect.poll(() => sent).toEqual(['on its way'])
  outbox.close()
  for (const key of Object.keys(kept)) kept.removeItem(key)
  first.reject(new Error('signed out'))
  await first.promise.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  expect([sent, Object.keys(kept)]).toEqual([['on its way'], []])
})

test('two tabs keep what each could not send, and see it of each other', async () => {
  const one = await aTab(away)
  const other = await aTab(away)
  one.send(written('from one'))
  await vi.waitFor(() => expect(one.all()[0]?.state).toBe('failed'))
  other.send(written('from the other'))
  await vi.waitFor(() => expect(other.all().every(({ state }) => state === 'failed')).toBe(true))

  expect(texts(one)).toEqual(['from one', 'from the other'])
  expect(texts(other)).toEqual(['from one', 'from the other'])
  expect(texts(await aTab(away))).toEqual(['from one', 'from the other'])
})

test('what one tab delivers or gives up is gone in the other, and only that', async () => {
  const one = await aTab(away)
  one.send(written('a'))
  one.send(written('b'))
  await vi.waitFor(() => expect(one.all().map(({ state }) => state)).toEqual(['failed', 'failed']))
  const other = await aTab(() => Promise.resolve())
  const [a, b] = other.all()

  other.retry(a?.client_id ?? '')
  await vi.waitFor(() => expect(texts(other)).toEqual(['b']))
  expect(texts(one)).toEqual(['b'])
  one.drop(b?.client_id ?? '')
  expect([texts(other), Object.keys(kept)]).toEqual([[], []])
})
