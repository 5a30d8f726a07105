import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import {
  closePassing,
  countOverlays,
  leaveForAnother,
  leaveOverlays,
  subscribeToOverlays,
} from '../ui/overlay-stack.ts'
import { scrollKeyOf } from './scroll-key.ts'

/** The browser's own side of a history, as far as it is needed here. */
export interface BrowserSide {
  history: Pick<History, 'state' | 'go'>
  takePops: (taker: (event: Pick<PopStateEvent, 'state'>) => boolean) => void
}

// A step back that the browser never takes must not hold up the page.
const patienceMilliseconds = 1000
const ignoreBlocker = { ignoreBlocker: true }

/**
 * Gives each overlay an entry in the history, so that the back button closes the top one and nothing else
 * (docs/decisions/055). An entry is only a place to come back from: the address, whatever it holds by then, comes
 * along. An overlay from which somebody goes to another address leaves no entry behind. Ends with the returned call.
 */
export function keepOverlayEntries(history: RouterHistory, browser: BrowserSide): () => void {
  const { push, replace } = history
  /** Where the history stood before its latest change. */
  let last = history.location
  /** A step back of ours is on its way; what would go somewhere waits for its end. */
  let step: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []

  const stepBack = (entries: number) => {
    step = setTimeout(endStep, patienceMilliseconds)
    history.go(-entries, ignoreBlocker)
  }
  const endStep = () => {
    clearTimeout(step)
    step = undefined
    const next = waiting
    waiting = []
    for (const go of next) go()
    settleSoon(true)
  }
  const settle = (mayStepBack: boolean) => {
    history.flush()
    // While a step that was refused is taken back, the browser is at another entry than the router.
    const isThere = browser.history.state?.__TSR_key === history.location.state.__TSR_key
    if (step !== undefined || !isThere) return
    const page = scrollKeyOf(history.location)
    for (let depth = depthOf(history) + 1; depth <= countOverlays(); depth += 1) {
      push(history.location.href, { overlays: depth, page }, ignoreBlocker)
      history.flush()
    }
    const above = depthOf(history) - countOverlays()
    if (above > 0 && mayStepBack) stepBack(above)
  }
  // Not at once: what closes may open something else or go somewhere in the same breath.
  const settleSoon = (mayStepBack: boolean) => void setTimeout(() => settle(mayStepBack))

  history.push = (path, state, how) => {
    if (step !== undefined) return void waiting.push(() => history.push(path, state, how))
    const above = depthOf(history) - countOverlays('ofPage')
    if (above <= 0) return push(path, state, how)
    leaveForAnother({ page: false })
    waiting.push(() => push(path, state, how))
    stepBack(above)
  }
  history.replace = (path, state, how) => {
    const { location } = history
    const isSamePage = path.split(/[?#]/)[0] === location.pathname
    if (isSamePage) return replace(path, { ...ownState(location), ...state }, how)
    if (step !== undefined) return void waiting.push(() => history.replace(path, state, how))
    replace(path, state, how)
  }

  history.subscribe(({ location, action }) => {
    const before = last
    last = location
    const isMoved = location.pathname !== before.pathname
    if (isMoved) leaveForAnother({ page: true })
    if (action.type === 'PUSH' || action.type === 'REPLACE') return
    const depth = depthOf(history)
    if (step !== undefined || countOverlays() > depth) takeAlong(before)
    if (step !== undefined) return endStep()
    if (countOverlays() > depth) {
      leaveOverlays(depth)
      // What asks first stays open meanwhile, and gets its entry back.
      settle(false)
    } else if (action.type === 'BACK' && isSpent(before, location)) history.back()
  })
  /** The entry below goes on with the address that the one above had in the end. */
  const takeAlong = (from: HistoryLocation) => {
    const { href, state } = history.location
    const page = scrollKeyOf(history.location)
    if (from.state.page !== page || from.href === href) return
    replace(from.href, { ...state, page }, ignoreBlocker)
    history.flush()
  }

  keepPassing(history, browser, () => step === undefined, settleSoon)
  settleSoon(false)
  return subscribeToOverlays(settleSoon)
}

/** The back button closes what is open for a moment, and the router never hears of it. */
function keepPassing(
  history: RouterHistory,
  browser: BrowserSide,
  isIdle: () => boolean,
  settleSoon: (mayStepBack: boolean) => void,
): void {
  let isReturning = false
  browser.takePops(({ state }) => {
    if (isReturning) {
      isReturning = false
      return true
    }
    const index: unknown = state?.__TSR_index
    const by = history.location.state.__TSR_index - Number(index ?? Number.NaN)
    if (isIdle() && Number.isInteger(by) && by !== 0 && closePassing()) {
      isReturning = true
      browser.history.go(by)
      return true
    }
    settleSoon(false)
    return false
  })
}

/** Nothing stood open at the upper entry any more, as after a reload: nobody should have to press twice. */
function isSpent(upper: HistoryLocation, lower: HistoryLocation): boolean {
  return upper.state.page === scrollKeyOf(lower) && upper.href === lower.href
}

function depthOf({ location }: RouterHistory): number {
  return location.state.overlays ?? 0
}

function ownState({ state }: HistoryLocation) {
  return { ...(state.overlays && { overlays: state.overlays }), ...(state.page && { page: state.page }) }
}
