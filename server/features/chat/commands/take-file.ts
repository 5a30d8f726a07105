import { sql } from 'kysely'
import { type ChatFile, chatEndings, chatFilePrefix } from '../../../../contract/chat.ts'
import { tidyFileName } from '../../../../contract/files.ts'
import type { Context, StaffContext } from '../../../kernel/context.ts'
import type { IncomingFile, UploadOpen } from '../../../kernel/http-uploads.ts'
import { checkContent } from '../../../platform/files/content.ts'
import type { Files } from '../../../platform/files/files.ts'
import { keepUpload } from '../../../platform/files/keep-upload.ts'
import { addFile, assertQuota } from '../../../platform/files/rows.ts'
import { typeOf } from '../rules.ts'

/** Refuses who has no room left, before a byte is taken. */
export async function admitFile({ transact, claim }: UploadOpen): Promise<void> {
  await transact(claim, (ctx) => assertQuota(asStaff(ctx), 1))
}

/** Keeps a file for a message that is still to be sent, under the sender's id and the moment. */
export async function takeFile(
  files: Files,
  { transact, claim }: UploadOpen,
  { name: given, received }: IncomingFile,
): Promise<ChatFile> {
  const name = tidyFileName(given)
  const { ending, width, height } = await checkContent(received, name, chatEndings)
  const { size } = received
  return keepUpload(files, 'chat-files', received, (key) =>
    transact(claim, async (any) => {
      const ctx = asStaff(any)
      await assertQuota(ctx, size, true)
      const { user_id } = ctx.actor
      const path = `${user_id}/${await freeMoment(ctx)}.${ending}`
      const row = { key, bucket: 'chat-files', path, user_id, name, ending, size, width, height } as const
      await addFile(ctx, { ...row, used_at: null })
      return {
        path,
        file_url: chatFilePrefix + path,
        file_name: name,
        file_type: typeOf(ending),
        file_size: size,
        file_width: width,
        file_height: height,
      }
    }),
  )
}

/**
 * Now in milliseconds, or the next one that no file of this person has; the quota's lock keeps it free. Files
 * sent together reach a little beyond their moment, so those of the last minute are looked at as well.
 */
async function freeMoment(ctx: StaffContext): Promise<number> {
  const { rows } = await sql<{ latest: number | null }>`
    select max(split_part(split_part(path, '/', 2), '.', 1)::bigint) as latest from files
      where bucket = 'chat-files' and user_id = ${ctx.actor.user_id}
        and created_at > ${ctx.now.toISOString()}::timestamptz - interval '1 minute'`.execute(ctx.db)
  return Math.max(ctx.now.getTime(), (rows[0]?.latest ?? 0) + 1)
}

/** Guaranteed by the endpoint's access: only a signed-in person comes here. */
function asStaff(ctx: Context): StaffContext {
  if (ctx.actor.kind !== 'staff') throw new Error('this call is for staff')
  return ctx as StaffContext
}
