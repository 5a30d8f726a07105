import * as calls from '../../../contract/leaderboard.ts'
import { onReport, type Route } from '../../kernel/http.ts'
import {
  getAlltimeLeaderboard,
  getHoursBreakdown,
  getMonthlyLeaderboard,
  listMonthHours,
  listNoteHours,
} from './queries.ts'

export const leaderboardRoutes: readonly Route[] = [
  onReport(calls.getMonthlyLeaderboard, getMonthlyLeaderboard),
  onReport(calls.getAlltimeLeaderboard, getAlltimeLeaderboard),
  onReport(calls.getHoursBreakdown, getHoursBreakdown),
  onReport(calls.listNoteHours, listNoteHours),
  onReport(calls.listMonthHours, listMonthHours),
]
