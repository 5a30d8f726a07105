import type { recordClientMessage as call } from '../../../../contract/client-messages.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { hearings } from '../rows.ts'

/** Keeps that somebody took a message for the client with them; what it said is not kept. */
export async function recordClientMessage(
  ctx: StaffContext,
  { body: { hearing_ref, language } }: InputOf<typeof call>,
): Promise<undefined> {
  const { id, case_ref, on_day } = await hearings.get(ctx, { params: { id: hearing_ref } })
  await record(ctx, { type: 'client_message.copied', subject_id: id, case_ref, on_day, language })
}
