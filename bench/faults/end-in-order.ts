import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { chatFilePart, uploadChatFile } from '../../contract/chat.ts'
import { createNote } from '../../contract/notes.ts'
import { formOf } from '../../server/platform/files/testing-contents.ts'
import type { Drill } from './drill.ts'
import type { Stage } from './stage.ts'

const usualDawdleMs = 2000
const longestEndMs = 15_000

/**
 * The server is asked to end while calls, uploads and live streams are open: what was begun is finished, though the
 * rest of it comes only a while after the signal.
 */
export const endInOrder = (times: number, dawdleMs = usualDawdleMs): Drill => ({
  name: 'end-in-order',
  what: `SIGTERM ${times} times with open requests, uploads and live streams`,
  wanted: (seed) => ({ seed }),
  disturb: async (stage) => {
    const [server] = stage.instances
    if (!server) throw new Error('there is no server to end')
    let worst = 0
    for (let time = 0; time < times; time++) {
      const open = await Promise.all([beginNote(stage, time), beginUpload(stage, time)])
      const ended = server.end()
      await wait(dawdleMs)
      const statuses = await Promise.all(open.map((begun) => begun.finish()))
      const { code, ms } = await ended
      if (code !== 0) stage.manners.rude.push(`the server ended with ${code}`)
      if (ms > longestEndMs) stage.manners.rude.push(`the server took ${ms.toFixed(0)} ms to end`)
      for (const status of statuses)
        if (status !== 201) stage.manners.rude.push(`an open request was answered ${status}`)
      const back = stage.untilWell()
      await server.start()
      worst = Math.max(worst, await back)
    }
    return worst
  },
})

interface Begun {
  /** Sends the rest; answers the status, or why there is none. */
  finish(): Promise<number | string>
}

async function beginNote(stage: Stage, time: number): Promise<Begun> {
  const mark = `ending-${time}`
  const note = { sentRevision: 0, ackedRevision: -1, deleted: undefined, sentHours: 0, ackedHours: 0 }
  stage.ledger.notes.set(mark, { created: 'sent', ...note })
  const payload = Buffer.from(JSON.stringify({ title: `${mark} r0` }))
  const begun = await begin(stage, createNote.path, { 'content-type': 'application/json' }, payload)
  return {
    finish: async () => {
      const status = await begun.finish()
      if (status === 201) stage.ledger.notes.set(mark, { ...note, created: 'acked', ackedRevision: 0 })
      return status
    },
  }
}

function beginUpload(stage: Stage, time: number): Promise<Begun> {
  stage.ledger.looseFiles++
  const content = `ending ${time}\n`.repeat(20_000)
  const { payload, headers } = formOf([{ name: chatFilePart, file_name: 'ending.txt', content }])
  return begin(stage, uploadChatFile.path, headers, payload)
}

/** Sends half of a request, and waits until the server has taken it up. */
async function begin(
  stage: Stage,
  path: string,
  headers: Record<string, string>,
  payload: Buffer,
): Promise<Begun> {
  const [person] = stage.people
  const site = stage.instances[0]?.site ?? ''
  if (!person) throw new Error('nobody is there')
  const asking = request(`${site}${path}`, {
    method: 'POST',
    headers: {
      ...{ ...headers, 'content-length': payload.length, 'x-forwarded-for': '10.9.9.9' },
      authorization: `Bearer ${await stage.tokenOf(person)}`,
    },
  })
  const answer = answerTo(asking)
  const half = Math.floor(payload.length / 2)
  await new Promise<void>((resolve) => asking.write(payload.subarray(0, half), () => resolve()))
  // Connections are read in their order: an answer to a later one means that the first bytes of this one were. A
  // connection that is kept from before would be a former one.
  await answerTo(request(`${site}/healthz`, { agent: false }).end())
  return {
    finish: async () => {
      asking.end(payload.subarray(half))
      const heard = await answer
      return typeof heard === 'string' ? heard : (heard.statusCode ?? 0)
    },
  }
}

function answerTo(asking: ClientRequest): Promise<IncomingMessage | string> {
  return new Promise((resolve) => {
    asking.once('response', (answer) => {
      answer.resume()
      resolve(answer)
    })
    asking.once('error', ({ message }) => resolve(message))
  })
}
