import { keptDay } from '../../../contract/kept-day.ts'
import { on, type Route } from '../../kernel/http.ts'
import { getKeptDay } from './queries.ts'

export const keptDayRoutes: readonly Route[] = [on(keptDay, getKeptDay)]
