import { queryOptions } from '@tanstack/react-query'
import {
  clientMessage,
  listMessageTemplates,
  recordClientMessage,
} from '../../../../contract/client-messages.ts'
import { type Hearing, hearingsTopic as topic } from '../../../../contract/hearings.ts'
import { createTimelineEvent, deleteTimelineEvent } from '../../../../contract/timeline.ts'
import { call } from '../../../lib/client.ts'
import { newId } from '../../../lib/new-id.ts'
import { steadyQuery, useWrite } from '../../../lib/query.ts'

/* What the dialogs of hearings ask and write, which no page needs before them. */

/** What the firm writes to clients. */
export const messageTemplatesQuery = queryOptions({
  queryKey: ['message_templates', 'all'],
  queryFn: ({ signal }) => call(listMessageTemplates, { query: { limit: 200 } }, { signal }),
})

interface Message {
  hearing_ref: string
  template_ref: string
  order: boolean
}

/** A message for the client of a hearing; asked for anew whenever it is looked at. */
export const clientMessageQuery = (query: Message) =>
  steadyQuery([topic, 'message', query], clientMessage, query, {
    topics: ['message_templates', 'cases', 'courts'],
  })

/** Keeps that a message was copied. */
export const useRecordMessage = () =>
  useWrite({
    run: (body: { hearing_ref: string; language: 'en' | 'bn' }) => call(recordClientMessage, { body }),
    topics: [],
  })

/** What happened on a day in court, as an event of the timeline of its case. */
export async function addToTimeline(
  { case: of, case_ref, on_day }: Hearing,
  title: string,
  description: string,
): Promise<{ id: string }> {
  const event = { case_id: of.case_id, case_ref, title, timeline_date: on_day, status: 'completed' } as const
  const body = { ...event, ...(description && { description }) }
  return call(createTimelineEvent, { body }, { idempotencyKey: newId() })
}

/** Takes such an event away again. */
export async function takeFromTimeline(id: string): Promise<void> {
  await call(deleteTimelineEvent, { params: { id } })
}
