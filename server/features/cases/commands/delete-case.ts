import type { deleteCase as call } from '../../../../contract/cases.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { codeOf } from '../../../kernel/error-code.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { cases } from '../rows.ts'
import { holdSight } from './hold-sight.ts'

const stillNamed = '23503'

/**
 * Deletes a case that nothing needs: neither hearings, deadlines, parties nor messages; one that not everybody sees only
 * when no row at all names it, so that nobody learns of it by its end.
 */
export async function deleteOneCase(ctx: StaffContext, input: InputOf<typeof call>): Promise<undefined> {
  // Its walls and its people go with it.
  await holdSight(ctx)
  try {
    return await cases.delete(ctx, input)
  } catch (error) {
    if (codeOf(error) !== stillNamed) throw error
    throw new Refusal('conflict', 'cases.in_use')
  }
}
