import type { RightsLine } from '../../kernel/testing-rights.ts'
import { makeKey } from './files.ts'

const insert = (key: string, person: string) =>
  `insert into files (key, bucket, path, user_id, name, ending, size, created_at)
     values ('${key}', 'chat-files', '${key.slice(-32)}', '${person}', 'a.txt', 'txt', 1, now())`

/** A file of the chat that no message carries yet: only its sender sees it, and nobody else changes anything. */
export const rightsOfFiles: RightsLine = {
  table: 'files',
  expects: { right: 'staff', owner: 'rcud', colleague: 'c', partner: 'c', stranger: '', system: 'rcud' },
  seed: async (world, owner) => {
    const key = makeKey('chat-files')
    await world.rows(insert(key, owner.user_id))
    return {
      row: `key = '${key}'`,
      create: (actor) => insert(makeKey('chat-files'), actor),
      change: 'used_at = now()',
    }
  },
}
