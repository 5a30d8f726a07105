import * as calls from '../../../contract/day.ts'
import { on, type Route } from '../../kernel/http.ts'
import { getMyDay } from './queries.ts'

export const dayRoutes: readonly Route[] = [on(calls.myDay, getMyDay)]
