import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { mergeParties as call, Party } from '../../../../contract/parties.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { parties } from '../rows.ts'
import { partFromHidden } from './part-party.ts'
import { readNamesOf } from './read-names.ts'
import { tellOfParties } from './tell-of-parties.ts'

/**
 * Makes two parties that the caller sees one: names, relations and cases of `drop` go to `keep`. Of a party of which they see a
 * case its hidden ones go, too.
 */
export async function mergeParties(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Party> {
  const asked = [
    { id: body.keep, version: body.keep_version },
    { id: body.drop, version: body.drop_version },
  ]
  // In the order of their ids, so that two who merge the same two wait for each other.
  for (const { id, version } of asked.sort((a, b) => a.id.localeCompare(b.id)))
    await parties.hold(ctx, id, version)
  await partFromHidden(ctx, [body.keep, body.drop])
  await tellOfParties(ctx, [body.drop])
  await sql`select merge_parties(${body.keep}, ${body.drop}, ${ctx.now.toISOString()})`.execute(ctx.db)
  await readNamesOf(ctx, body.keep)
  await record(ctx, { type: 'party.merged', subject_id: body.keep, merged_ref: body.drop })
  await tellOfParties(ctx, [body.keep])
  return parties.get(ctx, { params: { id: body.keep } })
}
