import { expect, test } from 'vitest'
import { CallFailure, unreachable } from '../../../lib/failure.ts'
import type { Act, Change, Theirs } from '../logic.ts'
import { onRow, sendAll } from './send-all.ts'

/* The server as far as sending is about it: rows with versions, and answers that are kept under their keys. */

const now = Date.parse('2099-11-20T06:00:00Z')
type Step = Theirs & { done_at: string | null }
const refusal = (kind: 'conflict' | 'rule' | 'bug', reason: string, current?: unknown) =>
  new CallFailure({ ...{ kind, status: 409, message: 'No.', current }, reason: reason as never })

function aServer(steps: number) {
  const rows = new Map<string, Step>()
  for (let n = 0; n < steps; n++) rows.set(`s${n}`, { version: 1, done_at: null })
  const answers = new Map<string, { text: string; row: Step }>()
  const written: string[] = []
  const send = async ({ key, change, version }: Act): Promise<Step> => {
    const kept = answers.get(key)
    const text = JSON.stringify([change, version])
    if (kept && kept.text !== text) throw refusal('rule', 'request.key_reused')
    if (kept) return kept.row
    const row = rows.get(change.id)
    if (!row || change.kind !== 'step') throw refusal('rule', 'row.not_found')
    if (row.version !== version) throw refusal('conflict', 'request.stale_version', row)
    const next = { version: version + 1, done_at: change.done ? 'now' : null }
    rows.set(change.id, next)
    answers.set(key, { text, row: next })
    written.push(change.id)
    return next
  }
  return { rows, written, send, load: async ({ change }: Act) => rows.get(change.id) as Step }
}

function aDevice(count: number, change = (n: number): Change => ({ kind: 'step', id: `s${n}`, done: true })) {
  const made = Array.from({ length: count }, (_, n): Act => {
    return { key: `${Math.random()} ${n}`, change: change(n), version: 1, about: '', at: now }
  })
  let acts: readonly Act[] = made
  const device = {
    acts: async () => acts,
    all: () => acts,
    change: async (to: (acts: readonly Act[]) => Act[]) => {
      acts = to(acts)
    },
    drop: () => {
      acts = []
    },
    now: () => now,
    isHere: () => true,
  }
  return device
}

test('200 acts against rows that others changed arrive once, in their order', async () => {
  const [server, device] = [aServer(200), aDevice(200)]
  for (const [n, row] of [...server.rows.values()].entries()) if (n % 3 === 0) row.version += 5
  await sendAll({ ...server, ...device })
  expect(device.all()).toEqual([])
  expect(server.written).toEqual(Array.from({ length: 200 }, (_, n) => `s${n}`))
})

test('a mention is marked as it is: it has no version, and nothing of it is read first', async () => {
  const device = aDevice(1, () => ({ kind: 'mention', id: 'm' }))
  await device.change((acts) => acts.map((act) => ({ ...act, version: 0 })))
  const sent: string[] = []
  const send = async ({ change }: Act) => void sent.push(change.id)
  const load = () => Promise.reject(new Error('read'))
  await sendAll({ ...device, load, send: (act) => send(act).then(() => undefined) })
  expect([sent, device.all()]).toEqual([['m'], []])
})

test('sending stops at the first answer that does not come, and goes on from there', async () => {
  const [server, device] = [aServer(5), aDevice(5)]
  let calls = 0
  const send = async (act: Act) => {
    calls += 1
    if (calls === 3) throw unreachable()
    return server.send(act)
  }
  await sendAll({ ...server, ...device, send })
  expect([server.written, device.all().length, calls]).toEqual([['s0', 's1'], 3, 3])
  await sendAll({ ...server, ...device, send })
  expect(server.written).toEqual(['s0', 's1', 's2', 's3', 's4'])
})

test('an answer that was lost, or a tab that was killed before it noted it, makes nothing twice', async () => {
  const [server, device] = [aServer(3), aDevice(3)]
  const lost = new Set<string>()
  const send = async (act: Act) => {
    const row = await server.send(act)
    if (lost.has(act.key)) return row
    lost.add(act.key)
    throw unreachable()
  }
  for (const row of server.rows.values()) row.version += 1
  for (let n = 0; n < 6; n++) await sendAll({ ...server, ...device, send })
  expect([server.written, device.all()]).toEqual([['s0', 's1', 's2'], []])
})

test('two phones of one person that ticked the same are both done, and it is ticked once', async () => {
  const server = aServer(20)
  const phones = [aDevice(20), aDevice(20)]
  await Promise.all(phones.map((phone) => sendAll({ ...server, ...phone })))
  expect(phones.map((phone) => phone.all())).toEqual([[], []])
  expect(server.written).toHaveLength(20)
})

test.each([
  ['signing out, which takes the queue', true, 0],
  ['the end of the session, which leaves it', false, 6],
])(
  'in the middle of it %s, lets nothing more be sent, and the answer brings nothing back',
  async (_, drops, left) => {
    const [server, device] = [aServer(10), aDevice(10)]
    let isHere = true
    const send = async (act: Act) => {
      const row = await server.send(act)
      if (server.written.length === 4) {
        isHere = false
        if (drops) device.drop()
      }
      return row
    }
    await sendAll({ ...server, ...device, send, isHere: () => isHere })
    expect([server.written.length, device.all().length]).toEqual([4, left])
  },
)

test('what is refused stays with its sentence, and those behind it go on', async () => {
  const [server, device] = [aServer(3), aDevice(3)]
  server.rows.delete('s1')
  await sendAll({ ...server, ...device })
  expect(device.all()).toMatchObject([{ change: { id: 's1' }, refused: 'No.' }])
  expect(server.written).toEqual(['s0', 's2'])
})

test('what the server always fails on holds up the others three times, and is said then', async () => {
  const [server, device] = [aServer(2), aDevice(2)]
  const send = async (act: Act) => {
    if (act.change.id === 's0') throw refusal('bug', 'server.bug')
    return server.send(act)
  }
  for (const left of [2, 2, 1]) {
    await sendAll({ ...server, ...device, send })
    expect(device.all()).toHaveLength(left)
  }
  expect(device.all()).toMatchObject([{ refused: 'No.' }])
})

test('a conflict waits for a word, which is then made on the row as it stands', async () => {
  const row = { version: 4, status: 'waiting' } as const
  const server = aServer(1)
  const sent: number[] = []
  const send = async (act: Act) => {
    if (act.change.kind !== 'status') return server.send(act)
    sent.push(act.version)
    if (act.version !== row.version) throw refusal('conflict', 'request.stale_version', row)
    return { version: 5 }
  }
  const change = (n: number): Change =>
    n === 0
      ? { kind: 'status', id: 'n', status: 'done', from: 'todo' }
      : { kind: 'step', id: 's0', done: true }
  const device = aDevice(2, change)
  await sendAll({ ...server, ...device, send })
  expect(device.all()).toMatchObject([{ theirs: row }])
  expect(server.written).toEqual(['s0'])
  await device.change((acts) => acts.map((act) => onRow(act, row)))
  await sendAll({ ...server, ...device, send })
  expect([device.all(), sent]).toEqual([[], [1, 4]])
})
