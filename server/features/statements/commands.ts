import { complaint } from '../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  createStatement as createCall,
  Statement,
  updateStatement as updateCall,
} from '../../../contract/statements.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { statements } from './rows.ts'
import { keepsCategoryOfType } from './rules.ts'

/** Enters an income or an expense, in the caller's name. */
export async function createStatement(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<Statement> {
  return statements.create(ctx, body)
}

/** Changes the given fields of an entry, if it still is as the caller saw it. */
export async function updateStatement(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<Statement> {
  const before = await statements.hold(ctx, params.id, body.version)
  if (!keepsCategoryOfType(before, body)) throw invalidField('category', complaint('category_of_type'))
  return statements.change(ctx, before, body)
}
