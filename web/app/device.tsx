import { StatusStrip } from '../ui/status-strip.tsx'
import { useConnection } from './connection.ts'

/** What the site is on this device beside its pages: the word on the connection. It comes after the first paint. */
export function Device() {
  return <StatusStrip connection={useConnection()} />
}
