import * as calls from '../../../contract/timers.ts'
import { on, type Route, takingRoom } from '../../kernel/http.ts'
import { pauseTimer, resumeTimer } from './commands/pause-timer.ts'
import { discardTimer, saveTime, startTimer, stopTimer } from './commands.ts'
import { getTimer } from './queries.ts'

export const timersRoutes: readonly Route[] = [
  on(calls.getTimer, getTimer),
  on(calls.startTimer, startTimer),
  on(calls.stopTimer, stopTimer),
  on(calls.pauseTimer, pauseTimer),
  on(calls.resumeTimer, resumeTimer),
  on(calls.discardTimer, discardTimer),
  takingRoom(calls.saveTime, on(calls.saveTime, saveTime)),
]
