import { createContext, useContext } from 'react'
import type { DayRow } from '../../../../contract/day.ts'

/** What can be done with a row; which of it may be, the row says. */
export interface DayActs {
  done: (row: DayRow) => void
  move: (row: DayRow) => void
  assign: (row: DayRow) => void
  time: (row: DayRow) => void
  hours: (row: DayRow) => void
  record: (row: DayRow) => void
  mark: (row: DayRow) => void
  answer: (row: DayRow, accept: boolean) => void
  /** The task that the timer runs on. */
  timed: string | undefined
}

export const DayActsContext = createContext<DayActs | undefined>(undefined)

export function useDayActs(): DayActs {
  const acts = useContext(DayActsContext)
  if (acts === undefined) throw new Error('a row of a day needs its acts above it')
  return acts
}
