import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { followEvents } from '../../contract/live.ts'
import type { Drill } from './drill.ts'
import type { Stage } from './stage.ts'

const badMs = 25_000
const slowEach = 100
const mostGrownMegabytes = 200

/** Clients that are slow, rude or broken, while everybody else works. */
export const badClients: Drill = {
  name: 'bad-clients',
  what: `${slowEach} connections each that dribble headers, bodies, or never read; and garbage of five kinds`,
  wanted: (seed) => ({ seed }),
  disturb: async (stage) => {
    const open: Socket[] = []
    const dribbling = setInterval(() => {
      for (const socket of open) if (socket.writable && !socket.isPaused()) socket.write('a')
    }, 500)
    try {
      await misbehave(stage, open)
    } finally {
      clearInterval(dribbling)
      for (const socket of open) socket.destroy()
    }
    return stage.untilWell()
  },
}

async function misbehave(stage: Stage, open: Socket[]): Promise<void> {
  const [server] = stage.instances
  const [person] = stage.people
  if (!server || !person) throw new Error('there is no server to ask')
  const before = residentMegabytes(server.pid())
  const deaf = `GET ${followEvents.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await stage.tokenOf(person)}\r\n\r\n`
  for (const socket of await openMany(server.site, deaf, open)) socket.pause()
  const slow = [
    ...(await openMany(server.site, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ', open)),
    ...(await openMany(server.site, `POST /rest/v1/notes HTTP/1.1\r\nHost: x\r\n${json}\r\n"`, open)),
  ]
  const { rude } = stage.manners
  rude.push(...(await insults(server.site)))
  const closed = Promise.all(slow.map(untilClosed)).then(() => true)
  const inTime = await Promise.race([closed, wait(badMs, false)])
  if (!inTime) rude.push(`a slow sender was not sent away within ${badMs / 1000} s`)
  const grown = residentMegabytes(server.pid()) - before
  if (grown > mostGrownMegabytes) rude.push(`the server grew by ${grown.toFixed(0)} MB`)
}

/** However it ends: one that is sent away while it speaks hears of it as an error. */
function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

const json = 'Content-Type: application/json\r\nContent-Length: 100000\r\n'

async function openMany(site: string, opening: string, open: Socket[]): Promise<Socket[]> {
  const { hostname, port } = new URL(site)
  const sockets = Array.from({ length: slowEach }, () => connect(Number(port), hostname))
  open.push(...sockets)
  for (const socket of sockets) socket.on('error', () => undefined)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.resume().write(opening)
  return sockets
}

/** Says things that no client says; answers what the server did not answer as it should. */
async function insults(site: string): Promise<string[]> {
  const { hostname, port } = new URL(site)
  const said = async (words: string | Buffer, half = false): Promise<string> => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.on('error', () => undefined)
    socket.write(words)
    if (half) socket.end()
    const heard = await Promise.race([text(socket).catch(() => 'broken'), wait(longestAnswerMs, 'nothing')])
    socket.destroy()
    return heard
  }
  const get = (more = '') => `GET /healthz HTTP/1.1\r\nHost: x\r\n${more}\r\n`
  const last = get('Connection: close\r\n')
  const wanted: [string, Promise<string>, RegExp][] = [
    ['garbage', said(Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256))), / 400 /],
    ['huge headers', said(get(`X-Huge: ${'x'.repeat(200_000)}\r\n`)), / 431 |^$|broken/],
    ['two lengths', said(get('Content-Length: 1\r\nContent-Length: 2\r\n')), / 400 /],
    ['a pipeline', said(get().repeat(49) + last), /^(HTTP\/1\.1 200 [\s\S]*?){50}$/],
    ['a half-closed connection', said(last, true), /^HTTP\/1\.1 200 /],
  ]
  const rude = await Promise.all(
    wanted.map(async ([name, heard, shape]) => {
      const answer = await heard
      return shape.test(answer) ? [] : [`${name} was answered: ${answer.slice(0, 100)}`]
    }),
  )
  return rude.flat()
}

const longestAnswerMs = 15_000

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
}
