import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { clockTime } from '../../../lib/format.ts'
import { useSecond } from '../../../lib/now.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { entitleRunning } from '../../../lib/title.ts'
import { keys } from '../labels.ts'
import { elapsed, shortClock } from '../logic.ts'
import { type Running, type TimerDesk, useTimerDesk } from './use-timer-desk.ts'

const DeskContext = createContext<TimerDesk | undefined>(undefined)

/** The one timer of whoever is signed in, on every page. */
export function useTimer(): TimerDesk {
  const desk = useContext(DeskContext)
  if (desk === undefined) throw new Error('useTimer needs a TimerProvider above it')
  return desk
}

/** Holds the running timer for all pages: its dialog, its place in the title, and the key that stops it. */
export function TimerProvider({ children }: { children: ReactNode }) {
  const { desk, dialog } = useTimerDesk()
  useShortcut('s', desk.stop, desk.running && keys.stop)
  return (
    <DeskContext value={desk}>
      {children}
      {desk.running && <InTitle running={desk.running} />}
      {dialog}
    </DeskContext>
  )
}

/** Milliseconds that the running timer has run, growing by the second. */
export function useElapsed(running: Running): number {
  return elapsed(running, useSecond().getTime())
}

function InTitle({ running }: { running: Running }) {
  const text = `${clockTime(shortClock(useElapsed(running)))} ${running.note_title}`
  useEffect(() => {
    entitleRunning(text)
    return () => entitleRunning('')
  }, [text])
  return null
}
