import { useEffect, useState } from 'react'
import type { Connection } from '../../../ui/status-strip.tsx'

const goodNewsMilliseconds = 4000

/** The browser's own word on the network, as a person is told of it. */
export function useNetwork(): Connection {
  const [connection, setConnection] = useState<Connection>(navigator.onLine ? 'online' : 'offline')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const gone = () => {
      clearTimeout(timer)
      setConnection('offline')
    }
    const back = () => {
      setConnection('restored')
      timer = setTimeout(() => setConnection('online'), goodNewsMilliseconds)
    }
    addEventListener('offline', gone)
    addEventListener('online', back)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', gone)
      removeEventListener('online', back)
    }
  }, [])
  return connection
}
