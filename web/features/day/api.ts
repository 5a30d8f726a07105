import { queryOptions } from '@tanstack/react-query'
import { type DayRow, type DaySpan, myDay } from '../../../contract/day.ts'
import { answerHandover } from '../../../contract/hearing-handovers.ts'
import type { Clash } from '../../../contract/hearings.ts'
import { answerOwner } from '../../../contract/note-owners.ts'
import { type NoteStatus, updateNote } from '../../../contract/notes.ts'
import { markRead } from '../../../contract/notifications.ts'
import { listProfiles } from '../../../contract/people.ts'
import { assignNote, updateStep } from '../../../contract/tasks.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { steadyQuery, useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

interface Asked {
  span: DaySpan
  /** Left out: today, by the server's clock. */
  day?: string | undefined
  /** Left out: one's own. */
  user_id?: string | undefined
}

/** Whatever changes what a day holds. */
const shown = [
  ...['notes', 'hearings', 'deadlines', 'meetings', 'calendar_events', 'notifications', 'conflict_checks'],
  ...['career_applications', 'cases', 'parties', 'courts', 'case_stages', 'profiles', 'absences'],
]

/** What somebody has on a day or in a week. */
export const dayQuery = (asked: Asked) => steadyQuery(['my_day', asked], myDay, asked, { topics: shown })

/** Everybody of the firm, to look at their day or to ask them. */
export const peopleQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})

const topics = ['notes', 'my_day'] as const

/** What an act on a task or a step is made on. */
type Versioned = Pick<DayRow, 'kind' | 'id' | 'version'>

interface Made {
  version: number
}

const changed = (
  { kind, id, version }: Versioned,
  change: { status?: NoteStatus; due_on?: string },
): Promise<Made> => {
  const on = { params: { id } }
  const { status, ...rest } = change
  if (kind === 'step')
    return call(updateStep, {
      ...on,
      body: { ...rest, ...(status && { done: status === 'done' }), version: version ?? 1 },
    })
  return call(updateNote, { ...on, body: { ...change, version: version ?? 1 } })
}

/** Says that a task or a step is done, or takes that back; answers what it then stands on. */
export const useSetStatus = () =>
  useWrite<{ row: Versioned; status: NoteStatus }, Made>({
    run: ({ row, status }) => changed(row, { status }),
    topics,
  })

/** Moves what is due to another day. */
export const useMoveTo = () =>
  useWrite<{ row: Versioned; due_on: string }, Made>({
    run: ({ row, due_on }) => changed(row, { due_on }),
    topics,
  })

/** Asks somebody to work on a task. */
export const useAssignTo = () =>
  useWrite<{ note_id: string; user_id: string }, Made>({
    run: (body, idempotencyKey) => call(assignNote, { body }, { idempotencyKey }),
    topics,
  })

/** Marks the notification of a mention read. */
export const useMarkDone = () =>
  useWrite<string, unknown>({
    run: (id) => call(markRead, { params: { id }, body: { is_read: true } }),
    topics: ['notifications', 'my_day'],
  })

/** Says whether one will appear where one is asked to, or takes a task; answers to which hearings that brings one too near. */
export const useAnswer = () =>
  useWrite<{ row: Pick<DayRow, 'kind' | 'id'>; accept: boolean }, readonly Clash[]>({
    run: async ({ row: { kind, id }, accept }) => {
      if (kind !== 'owner_ask') return (await call(answerHandover, { body: { id, accept } })).warnings.clash
      await call(answerOwner, { body: { note_id: id, accept } })
      return []
    },
    topics: ['hearings', 'cases', 'notes', 'notifications', 'my_day'],
  })

export const prefetched = (): Prefetched => ({ '/my-day': [dayQuery({ span: 'day' })] })
