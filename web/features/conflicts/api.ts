import { queryOptions } from '@tanstack/react-query'
import type { CheckState } from '../../../contract/conflict-words.ts'
import * as calls from '../../../contract/conflicts.ts'
import { getFirmSettings, updateFirmSettings } from '../../../contract/firm-settings.ts'
import type { In } from '../../../contract/kernel/endpoint.ts'
import { call } from '../../lib/client.ts'
import { newId } from '../../lib/new-id.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'

const topic = 'conflicts'
const topics = [topic, 'cases']

/** The checks that the reader ran or may decide, newest first. */
export function checksQuery(filters: { case_ref?: string | undefined; state?: CheckState | undefined }) {
  return pagedQuery([topic, 'checks', filters] as const, (after, options) =>
    call(calls.listConflictChecks, { query: { ...filters, limit: 50, after } }, options),
  )
}

/** A check with its hits. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'report', id],
    queryFn: ({ signal }) => call(calls.getConflictCheck, { params: { id } }, { signal }),
  })
}

/**
 * Looks again for whoever opens a waiting check to decide it: they may see what the one who ran it did not. Once each time
 * that it is opened; under a key of its own, because looking is itself a change of what the reports show.
 */
export function freshQuery(id: string) {
  return queryOptions({
    queryKey: ['conflicts looked at', id],
    queryFn: async ({ client }) => {
      const report = await call(
        calls.runConflictCheck,
        { body: { check_ref: id } },
        { idempotencyKey: newId() },
      )
      client.setQueryData(reportQuery(id).queryKey, report)
      return report.version
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

type RunBody = In<(typeof calls.runConflictCheck)['body']>

/** Has names, or those of a case, looked for. */
export function useRunCheck() {
  return useWrite<RunBody, calls.ConflictReport>({
    run: (body, idempotencyKey) => call(calls.runConflictCheck, { body }, { idempotencyKey }),
    topics,
  })
}

/** Says who a hit is. */
export function useDecideHit() {
  return useWrite({
    run: ({ id, ...body }: { id: string } & In<(typeof calls.decideConflictHit)['body']>) =>
      call(calls.decideConflictHit, { params: { id }, body }),
    topics: [topic],
  })
}

/** Says what a check comes to. */
export function useDecideCheck() {
  return useWrite({
    run: (body: In<(typeof calls.decideConflictCheck)['body']>) => call(calls.decideConflictCheck, { body }),
    topics,
  })
}

const settingsTopic = 'firm_settings'

/** What the firm has decided for everybody. */
export const firmSettingsQuery = queryOptions({
  queryKey: [settingsTopic],
  queryFn: ({ signal }) => call(getFirmSettings, {}, { signal }),
})

/** Changes that. */
export function useChangeSettings() {
  return useWrite({
    run: (body: In<(typeof updateFirmSettings)['body']>) => call(updateFirmSettings, { body }),
    topics: [settingsTopic],
  })
}

export const prefetched = (): Prefetched => ({ '/conflicts': [checksQuery({})] })
