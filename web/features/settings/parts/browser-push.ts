/** What this browser can do with pushes, before the server is asked. */
type BrowserPush = 'unsupported' | 'blocked' | 'off' | 'on'

const registration = async () =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** Whether this browser takes pushes; without a worker of ours that shows them it cannot. */
export async function browserPush(): Promise<BrowserPush> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported'
  const registered = await registration()
  if (!registered) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await registered.pushManager.getSubscription()) ? 'on' : 'off'
}

/** What the server is told of a browser. */
interface OwnAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** Subscribes this browser, which asks the person: it must follow a press of theirs. Nothing when they say no. */
export async function subscribeBrowser(key: string): Promise<OwnAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  // One of another key takes no messages of ours.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { p256dh, auth } = made.toJSON().keys ?? {}
  if (!p256dh || !auth) throw new Error('a subscription without keys')
  return { endpoint: made.endpoint, p256dh, auth }
}

/** Ends this browser's subscription, whatever the server still knows. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
}
