import type {
  createCase as createCall,
  LegalCase,
  updateCase as updateCall,
} from '../../../contract/cases.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { cases } from './rows.ts'

/** Adds a case to the firm's list, in the caller's name. */
export async function createCase(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<LegalCase> {
  return cases.create(ctx, body)
}

/** Changes the given fields of a case, if it still is as the caller saw it. */
export async function updateCase(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<LegalCase> {
  const before = await cases.hold(ctx, params.id, body.version)
  return cases.change(ctx, before, body)
}
