import { tabStore } from './storage.ts'

const key = 'sereshta.said-after-reload'

/** Reloads the page, which then says what had worked: a toast would go with the page that is left. */
export function reloadSaying(message: string): void {
  tabStore.setItem(key, message)
  location.reload()
}

/** What the page that was left wanted said, once. */
export function takeSaid(): string | undefined {
  const message = tabStore.getItem(key) ?? undefined
  tabStore.removeItem(key)
  return message
}
