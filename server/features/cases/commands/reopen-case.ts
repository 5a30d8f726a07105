import type { reopenCase as call } from '../../../../contract/case-file.ts'
import type { LegalCase } from '../../../../contract/cases.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { holdCase } from './hold-case.ts'
import { putLife } from './put-life.ts'

const opened = { status: 'open', disposed_on: null, closed_on: null, closed_by: null, close_note: null }

/** Opens a case again that was closed or disposed; of one that is open nothing changes and nothing is told. */
export async function reopenCase(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<LegalCase> {
  const before = await holdCase(ctx, body, 'close')
  if (before.status === 'open') return before
  return putLife(ctx, before, opened, { type: 'case.reopened', reason: body.reason })
}
