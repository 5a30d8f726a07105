import * as calls from '../../../contract/chat.ts'
import { on, onFile, onOpenFile, type Route } from '../../kernel/http.ts'
import { onUpload, type UploadRoute } from '../../kernel/http-uploads.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Files } from '../../platform/files/files.ts'
import { fileAnswer } from '../../platform/files/rows.ts'
import { fileLinks } from '../../platform/tokens/file-links.ts'
import { clearChat } from './commands/clear-chat.ts'
import { deleteMessage } from './commands/delete-message.ts'
import { sendMessage } from './commands/send-message.ts'
import { signFile } from './commands/sign-file.ts'
import { admitFile, takeFile } from './commands/take-file.ts'
import { getFile, listMentionable, listMessages } from './queries.ts'
import { addressOfFile } from './rules.ts'

/** The chat's calls; files come from the store, and links are signed with the secret. */
export function chatRoutes({ files, secret }: { files: Files; secret: Uint8Array }): readonly Route[] {
  const links = fileLinks(secret)
  return [
    on(calls.listMessages, listMessages),
    on(calls.sendMessage, sendMessage),
    on(calls.deleteMessage, deleteMessage),
    on(calls.clearChat, clearChat),
    on(calls.listMentionable, listMentionable),
    onFile(calls.getChatFile, async (ctx, input) => fileAnswer(files, await getFile(ctx, input))),
    on(calls.signChatFile, (ctx, input) => signFile(ctx, input, links)),
    onOpenFile(calls.openSignedChatFile, async ({ transact, now }, { params, query }) => {
      const session = links.read(query.token, addressOfFile(params), now)
      if (!session) throw new Refusal('unauthenticated', 'files.link_expired')
      const file = await transact({ kind: 'session', ...session }, (ctx) => getFile(ctx, { params }))
      return fileAnswer(files, file)
    }),
  ]
}

export function chatUploads(files: Files): readonly UploadRoute[] {
  const how = {
    most: calls.chatLimits.bytes,
    tooLarge: 'chat.file_too_large',
    missing: 'files.missing',
    admit: admitFile,
  } as const
  return [onUpload(calls.uploadChatFile, how, (open, _input, file) => takeFile(files, open, file))]
}
