import { Clock } from 'lucide-react'
import {
  logThis,
  timeWords,
  useLoggedNotice,
  useLogTime,
  useReading,
} from '../features/time-entries/public.ts'
import { logTimeWords } from '../lib/labels.ts'
import { openLogTime } from '../lib/log-time.ts'
import { useToasts } from '../ui/toast.tsx'
import type { CommandGroup } from './palette-commands.ts'

/** What was typed, where it begins with an amount of time: it is logged, and where that fails the line is kept. */
export function usePaletteTime(typed: string): CommandGroup {
  const { reading: read } = useReading(typed, /\p{Nd}/u.test(typed))
  const { mutateAsync: log } = useLogTime()
  const notice = useLoggedNotice()
  const toasts = useToasts()
  if ('reason' in read) return { value: logTimeWords, items: [] }
  const run = () =>
    void log({ line: typed }).then(notice, (error: unknown) => {
      toasts.error(timeWords.logFailed, error)
      openLogTime({ line: typed })
    })
  const label = logThis(read.seconds, [read.description, read.after_comma ?? ''].filter(Boolean))
  return { value: logTimeWords, items: [{ label, Icon: Clock, words: typed, isPassing: true, run }] }
}
