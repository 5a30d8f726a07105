import { afterEach, expect, it, vi } from 'vitest'
import { forgetEarly, takeEarly } from './early.ts'

const signal = new AbortController().signal

function early(answer: Promise<Response>, stop = () => undefined) {
  vi.stubGlobal('window', {
    sereshtaEarly: { token: 'mine', answers: new Map([['/rest/v1/notes', { answer, stop }]]) },
  })
}

afterEach(() => vi.unstubAllGlobals())

it('gives an early answer once, and to the session that asked for it', async () => {
  const answer = new Response('[]')
  early(Promise.resolve(answer))
  expect(await takeEarly('/rest/v1/cases', 'mine', signal)).toBeUndefined()
  expect(await takeEarly('/rest/v1/notes', 'another', signal)).toBeUndefined()
  expect(await takeEarly('/rest/v1/notes', 'mine', signal)).toBe(answer)
  expect(await takeEarly('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})

it('leaves a call that failed to be made again', async () => {
  early(Promise.reject(new TypeError('no network')))
  expect(await takeEarly('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})

it('stops the call when its taker is stopped', async () => {
  const stop = vi.fn()
  early(new Promise(() => undefined), stop)
  const taker = new AbortController()
  void takeEarly('/rest/v1/notes', 'mine', taker.signal)
  taker.abort()
  expect(stop).toHaveBeenCalledOnce()
})

it('gives nothing that was asked for before something changed', async () => {
  const stop = vi.fn()
  early(new Promise(() => undefined), stop)
  forgetEarly()
  expect(stop).toHaveBeenCalledOnce()
  expect(await takeEarly('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})

it('does without where there is no page', async () => {
  expect(await takeEarly('/rest/v1/notes', 'mine', signal)).toBeUndefined()
})
