import { afterEach, expect, it, vi } from 'vitest'
import { forgetPrefetched, takePrefetched } from './prefetched.ts'

const signal = new AbortController().signal

function prefetched(answer: Promise<Response>, stop = () => undefined) {
  vi.stubGlobal('window', {
    sereshtaPrefetched: { token: 'mine', answers: new Map([['/rest/v1/notes', { answer, stop }]]) },
  })
}

afterEach(() => vi.unstubAllGlobals())

it('gives a prefetched answer once, and to the session that asked for it', async () => {
  const answer = new Response('[]')
  prefetched(Promise.resolve(answer))
  expect(await takePrefetched('/rest/v1/cases', 'mine', signal)).toBeUndefined()
  expect(await takePrefetched('/rest/v1/notes', 'another', signal)).toBeUndefined()
  expect(await takePrefetched('/rest/v1/notes', 'mine', signal)).toBe(answer)
  expect(await takePrefetched('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})

it('leaves a call that failed to be made again', async () => {
  prefetched(Promise.reject(new TypeError('no network')))
  expect(await takePrefetched('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})

it('stops the call when its taker is stopped', async () => {
  const stop = vi.fn()
  prefetched(new Promise(() => undefined), stop)
  const taker = new AbortController()
  void takePrefetched('/rest/v1/notes', 'mine', taker.signal)
  taker.abort()
  expect(stop).toHaveBeenCalledOnce()
})

it('gives nothing that was asked for before something changed', async () => {
  const stop = vi.fn()
  prefetched(new Promise(() => undefined), stop)
  forgetPrefetched()
  expect(stop).toHaveBeenCalledOnce()
  expect(await takePrefetched('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})

it('does without where there is no page', async () => {
  expect(await takePrefetched('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})
