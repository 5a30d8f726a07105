import { v7 as uuidv7 } from 'uuid'
import { type ChatDraft, type ChatFile, chatFilePart, uploadChatFile } from '../../../contract/chat.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'
import { formOf } from '../../platform/files/testing-contents.ts'

/** A message sent through the front door. */
export async function aMessage(who: TestPerson, draft: ChatDraft | string) {
  const body = typeof draft === 'string' ? { message_text: draft } : draft
  const answer = await who.call('POST', '/rest/v1/community_chat', body)
  if (answer.status !== 201) throw new Error(`no message: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Sends a file as the web does, and answers whatever comes back. */
export async function sendFile(world: World, who: TestPerson | undefined, name: string, content: Buffer) {
  const { payload, headers } = formOf([{ name: chatFilePart, file_name: name, content }])
  const token: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {}
  const url = uploadChatFile.path
  const answer = await world.app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...token },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** A file that waits for its message. */
export async function aChatFile(
  world: World,
  who: TestPerson,
  name: string,
  content: Buffer,
): Promise<ChatFile> {
  const { status, body } = await sendFile(world, who, name, content)
  if (status !== 201) throw new Error(`no file: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Runs what the chat has put into the job queue. */
export async function runChatJobs(world: World): Promise<void> {
  for (const { job, payload } of world.enqueued.splice(0)) {
    await world.app.jobs.find(({ name }) => name === job)?.work(payload, { id: uuidv7(), attempt: 1 })
  }
}

const insert = (id: string, person: string) =>
  `insert into community_chat (id, client_id, user_id, message_text, created_at)
     values ('${id}', '${uuidv7()}', '${person}', 'x', now())`

export const rightsOfChat: readonly RightsLine[] = [
  {
    table: 'community_chat',
    expects: {
      right: 'chat.clear',
      owner: 'rcd',
      colleague: 'rc',
      partner: 'rcd',
      stranger: '',
      system: 'rd',
    },
    seed: async (world, owner) => {
      const id = uuidv7()
      await world.rows(insert(id, owner.user_id))
      return { row: `id = '${id}'`, create: (actor) => insert(uuidv7(), actor), change: `message_text = 'y'` }
    },
  },
  {
    table: 'chat_horizon',
    expects: { right: 'chat.clear', owner: 'r', colleague: 'r', partner: 'ru', stranger: '', system: 'r' },
    seed: async () => ({
      row: 'true',
      create: () => 'insert into chat_horizon default values',
      change: 'cleared_seq = 1',
    }),
  },
]
