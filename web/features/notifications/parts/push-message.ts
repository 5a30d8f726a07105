import type { PushMessage } from '../../../../contract/push.ts'
import { anyPush } from '../../../../contract/words/pushes.ts'
import { said } from '../labels.ts'

/** What a worker shows of a push: `showNotification(title, options)`, and where a press on it leads. */
interface ShownPush {
  title: string
  options: { body: string; tag: string; icon: string; data: { path: string } }
}

/**
 * Words what came. The server has worded it in its reader's language; what cannot be read still shows something, since
 * a browser ends the pushes of whoever shows nothing. It leads to an address of ours and to no other.
 */
export function wordPush(payload: unknown): ShownPush {
  const { title, body, tag, path } = isMessage(payload) ? payload : unknown
  return { title, options: { body, tag, icon: '/icon.svg', data: { path: ownPath(path) } } }
}

const unknown: PushMessage = { title: said.title, body: anyPush, tag: 'waiting', path: '/' }

const isMessage = (payload: unknown): payload is PushMessage =>
  typeof payload === 'object' &&
  payload !== null &&
  ['title', 'body', 'tag', 'path'].every(
    (name) => typeof (payload as Record<string, unknown>)[name] === 'string',
  )

const ownPath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : '/')
