import { type signChatFile as call, chatLimits } from '../../../../contract/chat.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import type { FileLinks } from '../../../platform/tokens/file-links.ts'
import { getFile } from '../queries.ts'
import { addressOfFile } from '../rules.ts'

/** A link to a file for the caller's session and one minute; whether it may be opened is asked again when it is. */
export async function signFile(
  ctx: StaffContext,
  { params }: InputOf<typeof call>,
  links: FileLinks,
): Promise<{ signed_url: string; expires_at: string }> {
  await getFile(ctx, { params })
  const until = new Date(ctx.now.getTime() + chatLimits.linkSeconds * 1000)
  const address = addressOfFile(params)
  const token = links.sign(ctx.actor, address, until)
  return { signed_url: `${address}?token=${token}`, expires_at: until.toISOString() }
}
