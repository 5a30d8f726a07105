import * as z from 'zod/mini'
import { hearingLimits as limits } from './hearing-words.ts'
import { hearingRow, writtenHearing } from './hearings.ts'
import { endpoint, type In } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'

/* Somebody is asked to appear at a hearing; until they answer, it names both. */

export const handOverHearing = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/hand_over_hearing',
  summary: 'Asks somebody who sees the case to appear at a hearing that is set',
  access: 'hearings.write',
  body: z.object({
    hearing_ref: f.id,
    to_id: f.id,
    note: z.optional(z.nullable(f.paragraphs(limits.handover_note))),
  }),
  reply: hearingRow,
  refuses: [
    'row.not_found',
    'request.key_reused',
    'cases.closed',
    'hearings.closed',
    'hearings.cannot_see',
    'hearings.handover_asked',
  ],
  creates: true,
})
export type HandOver = In<(typeof handOverHearing)['body']>

const ended = ['row.not_found', 'rights.not_yours', 'hearings.handover_over'] as const

export const answerHandover = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/answer_handover',
  summary:
    'Says whether the caller, who was asked, will appear; if so, the hearing names them, and the reply whom that brings too near to another one',
  access: 'hearings.write',
  body: z.object({ id: f.id, accept: z.boolean() }),
  reply: writtenHearing,
  refuses: [...ended, 'cases.closed'],
})

export const withdrawHandover = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/withdraw_handover',
  summary: 'Asks no more, by who asked or whoever manages cases',
  access: 'hearings.write',
  body: z.object({ id: f.id }),
  reply: hearingRow,
  refuses: ended,
})

export const askedToAppear = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/asked_to_appear',
  summary: 'The hearings at which the caller is asked to appear, the nearest day first',
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(hearingRow),
  refuses: [],
})
