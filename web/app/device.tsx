import { useEffect } from 'react'
import { newer } from '../../contract/words/device.ts'
import { keepDay, offlineSince, useKeeping, useKeptDay } from '../features/kept-day/public.tsx'
import { QueueStrip, useKeepingQueue } from '../features/queue/public.tsx'
import { dayAndTime } from '../lib/format.ts'
import { deviceStore, keptDayKey } from '../lib/storage.ts'
import { connectionIcons } from '../ui/connection-icons.ts'
import { StatusStrip } from '../ui/status-strip.tsx'
import { useToasts } from '../ui/toast.tsx'
import { onReconnect, useConnection, useLost } from './connection.ts'
import { keepWorker } from './worker.ts'

let isKept = false

/** What the site is on this device beside its pages: the word on the connection, the worker, the kept day. It comes after the first paint. */
export function Device() {
  const connection = useConnection()
  const { say } = useToasts()
  useEffect(() => {
    // In development every file is new with every change; over plain http there are no workers.
    if (isKept || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    isKept = true
    void keepWorker((reload) => {
      const action = { label: newer.reload, undoes: false, run: reload }
      say({ kind: 'news', title: newer.isReady, message: '', stays: true, action })
    })
  }, [say])
  useEffect(() => {
    // What shows a kept day is there before it is needed, as it cannot be fetched then.
    if (deviceStore.getItem(keptDayKey)) void import('../features/kept-day/public.tsx')
  }, [])
  useKeeping(onReconnect)
  // What was sent is no longer as the kept day has it.
  useKeepingQueue(onReconnect, () => void keepDay().catch(() => undefined))
  const copy = useKeptDay(useLost())
  const shown = copy && offlineSince(dayAndTime(copy.at, copy.time_zone))
  return (
    <>
      <StatusStrip connection={copy ? 'offline' : connection} meanwhile={shown} icons={connectionIcons} />
      <QueueStrip />
    </>
  )
}
