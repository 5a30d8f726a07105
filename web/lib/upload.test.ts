import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../contract/kernel/endpoint.ts'
import { upload } from './upload.ts'

const send = endpoint({
  method: 'POST',
  path: '/storage/v1/object/test',
  summary: 'Takes a file',
  access: 'public',
  refuses: [],
})

type Outcome = { status: number; text: string } | 'broken' | 'pending'
let outcomes: Outcome[]
let sent: FakeRequest[]

/** Answers by the list, in order. */
class FakeRequest {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  send() {
    sent.push(this)
    const outcome = outcomes.shift() ?? 'pending'
    if (outcome === 'pending') return
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 5, total: 10 })
      if (outcome === 'broken') this.onerror?.()
      else {
        this.status = outcome.status
        this.responseText = outcome.text
        this.onload?.()
      }
      this.onloadend?.()
    })
  }
}

beforeEach(() => {
  outcomes = []
  sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

const refusal = (kind: string, reason: string) =>
  JSON.stringify({ kind, reason, message: 'No.', request_id: 'r' })

test('answers the reply and says how far it is', async () => {
  outcomes = [{ status: 201, text: '{"path":"x"}' }]
  const parts: number[] = []
  await expect(upload(send, new FormData(), { onProgress: (part) => parts.push(part) })).resolves.toEqual({
    path: 'x',
  })
  expect(parts).toEqual([0.5])
})

test('tries a broken line once more, and only once', async () => {
  outcomes = ['broken', { status: 201, text: '{}' }]
  await upload(send, new FormData(), { pause: 0 })
  outcomes = ['broken', 'broken', { status: 201, text: '{}' }]
  await expect(upload(send, new FormData(), { pause: 0 })).rejects.toMatchObject({ kind: 'offline' })
  expect(sent).toHaveLength(4)
})

test('a refusal is final', async () => {
  outcomes = [{ status: 413, text: refusal('too_large', 'files.too_large') }]
  await expect(upload(send, new FormData(), { pause: 0 })).rejects.toMatchObject({
    reason: 'files.too_large',
  })
  expect(sent).toHaveLength(1)
})

test('is given up when the person says so, also between two tries', async () => {
  const first = new AbortController()
  outcomes = ['pending']
  const sending = upload(send, new FormData(), { signal: first.signal })
  await vi.waitUntil(() => sent.length === 1)
  first.abort()
  await expect(sending).rejects.toThrow('abort')
  const second = new AbortController()
  outcomes = ['broken', { status: 201, text: '{}' }]
  const waiting = upload(send, new FormData(), { signal: second.signal, pause: 60_000 })
  await vi.waitUntil(() => sent.length === 2)
  setTimeout(() => second.abort(), 5)
  await expect(waiting).rejects.toThrow('abort')
  expect(sent).toHaveLength(2)
})
