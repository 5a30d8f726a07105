import { useSyncExternalStore } from 'react'
import type { Connection } from '../../../ui/status-strip.tsx'

const goodNewsMilliseconds = 4000

let connection: Connection = 'online'

/** The browser's own word on the network, as a person is told of it. */
export function useNetwork(): Connection {
  return useSyncExternalStore(subscribe, () => connection)
}

function subscribe(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (next: Connection) => {
    clearTimeout(timer)
    connection = next
    tell()
  }
  const gone = () => become('offline')
  const back = () => {
    become('restored')
    timer = setTimeout(() => become('online'), goodNewsMilliseconds)
  }
  become(navigator.onLine ? 'online' : 'offline')
  addEventListener('offline', gone)
  addEventListener('online', back)
  return () => {
    clearTimeout(timer)
    removeEventListener('offline', gone)
    removeEventListener('online', back)
  }
}
