import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { In, InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import * as ownerCalls from '../../../contract/note-owners.ts'
import type { DueSpan, Note } from '../../../contract/notes.ts'
import { listNotes } from '../../../contract/notes.ts'
import { listProfiles } from '../../../contract/people.ts'
import * as repeatCalls from '../../../contract/recurrences.ts'
import * as templateCalls from '../../../contract/task-templates.ts'
import * as calls from '../../../contract/tasks.ts'
import { call } from '../../lib/client.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'
import { hideNote, keepNote, noteQuery } from '../notes/public.tsx'

const topics = ['notes'] as const

/** The steps of a task, in their order. */
export const stepsQuery = (note_id: string) =>
  queryOptions({
    queryKey: ['notes', 'steps', note_id],
    queryFn: ({ signal }) => call(calls.listSteps, { query: { note_id } }, { signal }),
  })

/** The first tasks of one's own, and of others that one works on, that are due in a span. */
/** So many tasks of a span are fetched. */
export const mostDue = 50

export const dueQuery = (due: DueSpan) =>
  queryOptions({
    queryKey: ['notes', 'due', due],
    queryFn: ({ signal }) => call(listNotes, { query: { due, scope: 'both', limit: mostDue } }, { signal }),
  })

/** Everybody of the firm, to be asked. */
export const everybodyQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})

/** What is done with many tasks, each as it was seen, and what is answered of each. */
type Bulk = InputOf<typeof calls.bulkNotes>['body']

/** Does the same with many tasks. */
export function useBulk() {
  return useWrite<Bulk, ReplyOf<typeof calls.bulkNotes>>({
    run: (body) => call(calls.bulkNotes, { body }),
    topics,
  })
}

/** How a task comes again: one, or none. */
export const recurrenceQuery = (note_id: string) =>
  queryOptions({
    queryKey: ['notes', 'recurrence', note_id],
    queryFn: ({ signal }) => call(repeatCalls.listRecurrences, { query: { note_id } }, { signal }),
  })

/** Lets a task come again. */
export function useRepeat() {
  return useWrite<repeatCalls.RecurrenceDraft, repeatCalls.Recurrence>({
    run: (body, idempotencyKey) => call(repeatCalls.createRecurrence, { body }, { idempotencyKey }),
    topics,
  })
}

/** Changes when a task comes again, or lets that rest. */
export function useChangeRepeating() {
  return useWrite<{ id: string; body: RecurrenceChange }, repeatCalls.Recurrence>({
    run: ({ id, body }) => call(repeatCalls.updateRecurrence, { params: { id }, body }),
    topics,
  })
}

type RecurrenceChange = In<(typeof repeatCalls.updateRecurrence)['body']>

export function useStopRepeating() {
  return useWrite<Pick<repeatCalls.Recurrence, 'id'>, undefined>({
    run: ({ id }) => call(repeatCalls.deleteRecurrence, { params: { id } }),
    topics,
  })
}

/** One's own templates, and those that others share. */
export const templatesQuery = queryOptions({
  queryKey: ['notes', 'templates'],
  queryFn: ({ signal }) => call(templateCalls.listTemplates, {}, { signal }),
})

interface NewTemplate {
  note_id: string
  name: string
  is_shared: boolean
}

export function useSaveTemplate() {
  return useWrite<NewTemplate, templateCalls.TaskTemplate>({
    run: (body, idempotencyKey) => call(templateCalls.createTemplate, { body }, { idempotencyKey }),
    topics,
  })
}

export function useDeleteTemplate() {
  return useWrite<Pick<templateCalls.TaskTemplate, 'id'>, undefined>({
    run: ({ id }) => call(templateCalls.deleteTemplate, { params: { id } }),
    topics,
  })
}

/** Makes a task of a template, with its days from a day on. */
export function useMakeFromTemplate() {
  const client = useQueryClient()
  return useWrite<{ template_id: string; day: string }, Note>({
    run: async (body, idempotencyKey) => {
      const note = await call(templateCalls.makeFromTemplate, { body }, { idempotencyKey })
      keepNote(client, note)
      return note
    },
    topics,
  })
}

interface OnNote {
  note_id: string
  user_id: string
}

/** Asks somebody to work on a task. */
export function useAssign() {
  const client = useQueryClient()
  return useWrite<OnNote, Note>({
    run: async (body, idempotencyKey) => {
      const note = await call(calls.assignNote, { body }, { idempotencyKey })
      keepNote(client, note)
      return note
    },
    topics,
  })
}

/** Who is asked to take a task. */
export const ownerAsksQuery = (note_id: string) =>
  queryOptions({
    queryKey: ['notes', 'owner-asks', note_id],
    queryFn: ({ signal }) => call(ownerCalls.listOwnerAsks, { query: { note_id } }, { signal }),
  })

/** Gives a task to somebody, or asks them to take it. */
export function useMakeOwner() {
  const client = useQueryClient()
  return useWrite<InputOf<typeof ownerCalls.makeOwner>['body'], Note>({
    run: async (body) => {
      const note = await call(ownerCalls.makeOwner, { body })
      keepNote(client, note)
      return note
    },
    topics,
  })
}

export function useWithdrawAsk() {
  return useWrite<{ note_id: string }, unknown>({
    run: ({ note_id }) => call(ownerCalls.answerOwner, { body: { note_id, accept: false } }),
    topics,
  })
}

/** Takes somebody off a task. */
export function useUnassign() {
  return useWrite<OnNote, undefined>({ run: (query) => call(calls.unassignNote, { query }), topics })
}

/** Leaves a task, of which nothing is asked any more. */
export function useLeave() {
  const client = useQueryClient()
  return useWrite<OnNote, undefined>({
    run: async (query) => {
      await call(calls.unassignNote, { query })
      hideNote(client, query.note_id)
      client.removeQueries({ queryKey: stepsQuery(query.note_id).queryKey })
      client.removeQueries({ queryKey: noteQuery(query.note_id).queryKey })
    },
    topics,
  })
}

export function useAddStep() {
  return useWrite<{ note_id: string; title: string }, calls.Step>({
    run: (body, idempotencyKey) => call(calls.createStep, { body }, { idempotencyKey }),
    topics,
  })
}

/** What is typed of a step, or its tick. */
type StepChange = Omit<In<(typeof calls.updateStep)['body']>, 'version'>

export function useChangeStep() {
  return useWrite<{ step: calls.Step; change: StepChange }, calls.Step>({
    run: ({ step: { id, version }, change }) =>
      call(calls.updateStep, { params: { id }, body: { ...change, version } }),
    topics,
  })
}

export function useDeleteStep() {
  return useWrite<calls.Step, undefined>({
    run: ({ id }) => call(calls.deleteStep, { params: { id } }),
    topics,
  })
}

export function useTakeStep() {
  return useWrite<calls.Step, calls.Step>({
    run: ({ id, version }) => call(calls.takeStep, { body: { id, version } }),
    topics,
  })
}

/** Puts a step right after another one, or first. */
export function useMoveStep() {
  return useWrite<{ id: string; after: string | null }, { items: calls.Step[] }>({
    run: (body) => call(calls.reorderSteps, { body }),
    topics,
  })
}
