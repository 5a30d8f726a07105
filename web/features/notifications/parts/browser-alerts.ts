import { useSyncExternalStore } from 'react'
import { logProblem } from '../../../lib/log.ts'

/** What the browser may show of us beside the page: nothing at all, nothing yet, or whatever arrives unseen. */
export type Alerts = 'unsupported' | 'blocked' | 'off' | 'on'

// A cookie, because signing out empties the storage and the choice belongs to the browser, not to the session.
const oneYearSeconds = 365 * 24 * 60 * 60
const isChosen = () => /(?:^|; )sereshta_alerts=on(?:;|$)/.test(document.cookie)

function remember(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `sereshta_alerts=on; path=/; max-age=${on ? oneYearSeconds : 0}; samesite=strict`
}

const listeners = new Set<() => void>()

function alertsNow(): Alerts {
  if (!('Notification' in globalThis)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && isChosen() ? 'on' : 'off'
}

/** Whether notifications are shown beside the page in this browser. */
export function useAlerts(): Alerts {
  return useSyncExternalStore(subscribe, alertsNow)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Switches them on or off in this browser. Switching on asks the person, so it must follow a click of theirs. */
export async function chooseAlerts(on: boolean): Promise<void> {
  remember(on && (await Notification.requestPermission()) === 'granted')
  for (const listener of listeners) listener()
}

export interface Alert {
  /** One of several open pages shows it, not each. */
  id: string
  title: string
  message: string
  onOpen: () => void
}

/** Shows something beside the page, where that was chosen and nobody is looking at it. */
export function alertUnseen({ id, title, message, onOpen }: Alert): void {
  if (document.visibilityState !== 'hidden' || alertsNow() !== 'on') return
  try {
    const shown = new Notification(title, { body: message, tag: id, icon: '/icon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onOpen()
    }
  } catch (error) {
    // Some phones know the word and refuse to show one from a page.
    logProblem('A notification could not be shown beside the page', error)
  }
}
