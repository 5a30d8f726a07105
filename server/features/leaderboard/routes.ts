import * as calls from '../../../contract/leaderboard.ts'
import { on, type Route } from '../../kernel/http.ts'
import {
  getAlltimeLeaderboard,
  getHoursBreakdown,
  getMonthlyLeaderboard,
  listMonthHours,
  listNoteHours,
} from './queries.ts'

export const leaderboardRoutes: readonly Route[] = [
  on(calls.getMonthlyLeaderboard, getMonthlyLeaderboard),
  on(calls.getAlltimeLeaderboard, getAlltimeLeaderboard),
  on(calls.getHoursBreakdown, getHoursBreakdown),
  on(calls.listNoteHours, listNoteHours),
  on(calls.listMonthHours, listMonthHours),
]
