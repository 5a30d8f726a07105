import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countOverlays, type Overlay, openOverlay, openPassing } from '../ui/overlay-stack.ts'
import { type BrowserSide, keepOverlayEntries } from './overlay-entries.ts'

let browser: ReturnType<typeof createBrowser>
let history: RouterHistory
let stop: () => void
/** What stands open, by name, and how it is closed. */
let close: Map<string, () => void>

beforeEach(async () => {
  vi.useFakeTimers()
  browser = createBrowser('/costing')
  begin()
  close = new Map()
  await go('/chat')
})

afterEach(async () => {
  for (const end of close.values()) end()
  await rest()
  stop()
  vi.useRealTimers()
})

describe('the back button', () => {
  it('closes what was opened last, one at a time, and then leaves', async () => {
    await open('dialog')
    await open('question')
    expect(browser.list()).toEqual(['/costing', '/chat', '/chat', '/chat'])
    await back()
    expect(standing()).toEqual(['dialog'])
    await back()
    expect(standing()).toEqual([])
    expect(browser.at()).toBe('/chat')
    await back()
    expect(browser.at()).toBe('/costing')
  })

  it('asks where something was typed, and asks again after a no', async () => {
    let asked = 0
    await open('form', { asks: () => true, leave: () => (asked += 1) })
    await back()
    await back()
    expect(asked).toBe(2)
    expect(standing()).toEqual(['form'])
    expect(history.location.state.overlays).toBe(1)
  })

  it('leaves the page as it is by then: what was chosen in a sheet of filters stays', async () => {
    await open('sheet')
    history.replace('/chat?q=court')
    await back()
    expect(browser.list()).toEqual(['/costing', '/chat?q=court', '/chat?q=court'])
    expect(history.location.state.overlays).toBeUndefined()
  })

  it('passes by an entry at which nothing stands open any more, as after a reload', async () => {
    await open('palette')
    stop()
    close.get('palette')?.()
    browser.reload()
    begin()
    await back()
    expect(browser.at()).toBe('/costing')
  })

  it('closes a menu and stays, and the router does not hear of it', async () => {
    const heard = vi.fn()
    history.subscribe(heard)
    const shut: () => void = openPassing(() => shut())
    await back()
    expect(browser.at()).toBe('/chat')
    expect(heard).not.toHaveBeenCalled()
    await back()
    expect(browser.at()).toBe('/costing')
  })
})

describe('what is closed by its button', () => {
  it('takes its entry along, and leaves the address as it is by then', async () => {
    await open('dialog')
    history.replace('/chat?q=court')
    close.get('dialog')?.()
    await rest()
    expect(browser.at()).toBe('/chat?q=court')
    await back()
    expect(browser.at()).toBe('/costing')
  })

  it('hands its entry to what opens in the same breath', async () => {
    await open('palette')
    close.get('palette')?.()
    void open('shortcuts')
    await rest()
    expect(browser.list()).toEqual(['/costing', '/chat', '/chat'])
  })

  it('gives way to what opens a moment later, while its entry is being taken back', async () => {
    await open('day')
    close.get('day')?.()
    await vi.advanceTimersByTimeAsync(1)
    await open('form')
    expect(history.location.state.overlays).toBe(1)
    await back()
    await back()
    expect(browser.at()).toBe('/costing')
  })
})

describe('going somewhere from an overlay', () => {
  it('leaves no entry of it behind', async () => {
    await open('dialog')
    await open('palette')
    await go('/archive')
    expect(standing()).toEqual([])
    expect(browser.list()).toEqual(['/costing', '/chat', '/archive'])
    await back()
    expect(browser.at()).toBe('/chat')
  })

  it('waits for the entry of one that has just been closed', async () => {
    await open('notifications')
    close.get('notifications')?.()
    await vi.advanceTimersByTimeAsync(1)
    await go('/archive')
    expect(browser.list()).toEqual(['/costing', '/chat', '/archive'])
  })

  it('keeps the entry of what belongs to the page', async () => {
    await open('form', { ofPage: true })
    await open('palette')
    await go('/archive')
    expect(browser.list()).toEqual(['/costing', '/chat', '/chat', '/archive'])
  })
})

it('needs as many steps back as things are open, whatever happened before', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = numbersFrom(seed)
    const story: string[] = []
    for (let act = 0; act < 12; act += 1) {
      const name = `${seed}.${act}`
      const acts = {
        open: () => void open(name),
        close: () => close.get(standing().at(-1) ?? '')?.(),
        back: () => browser.history.back(),
        forward: () => browser.history.forward(),
        filter: () => history.replace(`/chat?q=${name}`),
        go: () => history.push(`/chat?p=${name}`),
      }
      const choices = Object.entries(acts)
      const [what, run] = choices[Math.floor(random() * choices.length)] ?? ['', () => undefined]
      story.push(what)
      run()
      if (random() < 0.7) await rest()
    }
    await rest()
    const told = `${seed}: ${story.join(' ')}`
    const address = browser.at()
    const count = countOverlays()
    for (let left = count; left > 0; left -= 1) {
      expect(standing(), told).toHaveLength(left)
      await back()
      expect(browser.at(), told).toBe(address)
    }
    expect(standing(), told).toEqual([])
    await go('/chat')
  }
})

function begin(): void {
  history = createBrowserHistory({ window: browser })
  stop = keepOverlayEntries(history, browser)
}

async function open(name: string, how: Partial<Overlay> = {}): Promise<void> {
  const end = openOverlay({ leave: () => close.get(name)?.(), ...how })
  close.set(name, () => {
    close.delete(name)
    end()
  })
  await rest()
}

function standing(): string[] {
  return [...close.keys()]
}

async function go(path: string): Promise<void> {
  history.push(path, {})
  await rest()
}

async function back(): Promise<void> {
  browser.history.back()
  await rest()
}

async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(300)
}

function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** The history of a tab: a step back or forward is taken a moment after it was asked for. */
function createBrowser(first: string) {
  let entries = [{ href: first, state: null as unknown }]
  let index = 0
  let heard: ((event: object) => void)[] = []
  let take: Parameters<BrowserSide['takePops']>[0] = () => false
  const location = {
    get pathname() {
      return entries[index]?.href.split('?')[0] ?? ''
    },
    get search() {
      const [, search] = entries[index]?.href.split('?') ?? []
      return search === undefined ? '' : `?${search}`
    },
    hash: '',
  }
  const go = (by = 0) =>
    void setTimeout(() => {
      if (entries[index + by] === undefined || by === 0) return
      index += by
      const event = { state: entries[index]?.state }
      if (!take(event)) for (const listener of heard) listener(event)
    }, 5)
  return {
    location,
    history: {
      get state() {
        return entries[index]?.state
      },
      get length() {
        return entries.length
      },
      pushState: (state: unknown, _: string, href?: string) => {
        entries = [...entries.slice(0, index + 1), { href: href ?? '', state }]
        index += 1
      },
      replaceState: (state: unknown, _: string, href?: string) => {
        entries = entries.with(index, { href: href ?? entries[index]?.href ?? '', state })
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'popstate') heard = [...heard, listener]
    },
    takePops: (taker: typeof take) => {
      take = taker
    },
    removeEventListener: () => undefined,
    reload: () => {
      heard = []
    },
    list: () => entries.map(({ href }) => href),
    at: () => entries[index]?.href,
  }
}
