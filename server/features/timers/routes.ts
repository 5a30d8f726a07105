import * as calls from '../../../contract/timers.ts'
import { on, type Route, takingRoom } from '../../kernel/http.ts'
import { discardTimer } from './commands/discard-timer.ts'
import { saveTime } from './commands/save-time.ts'
import { startTimer } from './commands/start-timer.ts'
import { stopTimer } from './commands/stop-timer.ts'
import { getTimer } from './queries.ts'

export const timersRoutes: readonly Route[] = [
  on(calls.getTimer, getTimer),
  on(calls.startTimer, startTimer),
  on(calls.stopTimer, stopTimer),
  on(calls.discardTimer, discardTimer),
  takingRoom(calls.saveTime, on(calls.saveTime, saveTime)),
]
