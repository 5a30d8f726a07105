import { queryOptions } from '@tanstack/react-query'
import * as calendars from '../../../contract/court-calendars.ts'
import * as calls from '../../../contract/courts.ts'
import { getFirmSettings, updateFirmSettings } from '../../../contract/firm-settings.ts'
import type { In } from '../../../contract/kernel/endpoint.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { useWrite } from '../../lib/query.ts'
import { plainRowQueries } from '../../lib/rows/row-queries.ts'

const settings = 'firm_settings'

/** What the firm has decided for everybody. */
export const firmSettingsQuery = queryOptions({
  queryKey: [settings],
  queryFn: ({ signal }) => call(getFirmSettings, {}, { signal }),
})

/** Changes that, made on a version. */
export const useChangeSettings = () =>
  useWrite({
    run: ({ body }: { id: string; body: In<(typeof updateFirmSettings)['body']> }) =>
      call(updateFirmSettings, { body }),
    topics: [settings],
  })

/** The courts that the firm goes to, by name. */
export const courts = plainRowQueries({
  topic: 'courts',
  list: calls.listCourts,
  one: calls.getCourt,
  create: calls.createCourt,
  update: calls.updateCourt,
  remove: calls.deleteCourt,
})

/** The types of cases, by name. */
export const caseTypes = plainRowQueries({
  topic: 'case_types',
  list: calls.listCaseTypes,
  one: calls.getCaseType,
  create: calls.createCaseType,
  update: calls.updateCaseType,
  remove: calls.deleteCaseType,
})

/** The stages of cases, in their order. */
export const caseStages = plainRowQueries({
  topic: 'case_stages',
  list: calls.listCaseStages,
  one: calls.getCaseStage,
  create: calls.createCaseStage,
  update: calls.updateCaseStage,
  remove: calls.deleteCaseStage,
})

/** The calendars of the courts, by name. */
export const courtCalendars = plainRowQueries({
  topic: 'court_calendars',
  list: calendars.listCourtCalendars,
  one: calendars.getCourtCalendar,
  create: calendars.createCourtCalendar,
  update: calendars.updateCourtCalendar,
  remove: calendars.deleteCourtCalendar,
})

/** The days of a year on which a calendar differs from its week. */
export const courtDaysQuery = (calendar_ref: string, year: string) =>
  queryOptions({
    queryKey: ['court_calendars', 'days', calendar_ref, year],
    queryFn: ({ signal }) => {
      const query = { calendar_ref, from: `${year}-01-01`, until: `${year}-12-31` }
      return call(calendars.listCourtDays, { query }, { signal })
    },
  })

const topics = ['court_calendars']
const set = ({ body }: { body: calendars.CourtDaysDraft }) => call(calendars.setCourtDays, { body })
const clear = ({ body }: { body: In<typeof calendars.clearCourtDays.body> }) =>
  call(calendars.clearCourtDays, { body })
const copy = ({ body }: { body: In<typeof calendars.copyCourtYear.body> }) =>
  call(calendars.copyCourtYear, { body })

/** What changes the days of a calendar. */
export const courtDays = {
  useSet: () => useWrite({ run: set, topics }),
  useClear: () => useWrite({ run: clear, topics }),
  useCopy: () => useWrite({ run: copy, topics }),
}

export const prefetched = (): Prefetched => ({ '/courts': [courts.list({})] })
