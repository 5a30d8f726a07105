import * as calls from '../../../contract/people-admin.ts'
import * as moves from '../../../contract/work-moves.ts'
import { on, type Route } from '../../kernel/http.ts'
import { deactivatePerson } from './commands/deactivate-person.ts'
import { moveWork, undoMoveWork } from './commands/move-work.ts'
import { reactivatePerson } from './commands/reactivate-person.ts'
import { setRole } from './commands/set-role.ts'
import { getMember, listPeople, listWorkMoves } from './queries.ts'

export const peopleAdminRoutes: readonly Route[] = [
  on(calls.listPeople, listPeople),
  on(moves.moveWork, moveWork),
  on(moves.undoMoveWork, undoMoveWork),
  on(moves.listWorkMoves, listWorkMoves),
  on(calls.setRole, async (ctx, { body }) => {
    await setRole(ctx, body.user_id, body.role)
    return getMember(ctx, body.user_id)
  }),
  on(calls.deactivatePerson, async (ctx, { body }) => {
    await deactivatePerson(ctx, body.user_id)
    return getMember(ctx, body.user_id)
  }),
  on(calls.reactivatePerson, async (ctx, { body }) => {
    await reactivatePerson(ctx, body.user_id)
    return getMember(ctx, body.user_id)
  }),
]
