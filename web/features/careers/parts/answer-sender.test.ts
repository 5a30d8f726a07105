import { expect, it } from 'vitest'
import { CallFailure, unreachable } from '../../../lib/failure.ts'
import { type AnswerState, createAnswerSender } from './answer-sender.ts'

/** A sender over a line that answers in turn with these; a success where there are no more. */
function aSender(...answers: ('lost' | 'busy' | 'ended' | 'kept')[]) {
  const pending = new Map<number, number>()
  const heard: AnswerState[] = []
  const sent: [number, number][] = []
  const pauses: number[] = []
  const refused: unknown[] = []
  let whileSending = (): void => {}
  const sender = createAnswerSender({
    pending: () => Object.fromEntries(pending),
    send: async (question, option) => {
      sent.push([question, option])
      whileSending()
      whileSending = () => {}
      const answer = answers.shift() ?? 'kept'
      if (answer === 'lost') throw unreachable()
      if (answer === 'busy') throw refusal('too_many', 'request.too_many', 429)
      if (answer === 'ended') throw refusal('conflict', 'careers.test_finished', 409)
    },
    onKept: (question, option) => {
      if (pending.get(question) === option) pending.delete(question)
    },
    onState: (state) => heard.push(state),
    onRefused: (error) => refused.push(error),
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
    },
  })
  const duringNext = (run: () => void) => {
    whileSending = run
  }
  return { sender, pending, heard, sent, pauses, refused, duringNext }
}

function refusal(
  kind: 'too_many' | 'conflict',
  reason: 'request.too_many' | 'careers.test_finished',
  status: number,
) {
  return new CallFailure({ kind, reason, status, message: reason })
}

it('sends an answer as it is given', async () => {
  const { sender, pending, heard, sent } = aSender()
  pending.set(1, 2)
  await sender.wake()
  expect([sent, heard, pending.size]).toEqual([[[1, 2]], ['saving', 'saved'], 0])
})

it('tries again after a lost connection and a busy server, with longer and longer pauses', async () => {
  const { sender, pending, heard, sent, pauses } = aSender('lost', 'busy', 'lost')
  pending.set(4, 0)
  await sender.wake()
  expect([sent.length, pauses, pending.size]).toEqual([4, [1000, 2000, 4000], 0])
  expect([heard.at(0), heard.includes('waiting'), heard.at(-1)]).toEqual(['saving', true, 'saved'])
})

it('sends the newer choice when one changed on its way', async () => {
  const { sender, pending, sent, duringNext } = aSender()
  pending.set(1, 0)
  duringNext(() => pending.set(1, 3))
  await Promise.all([sender.wake(), sender.wake()])
  expect([sent, pending.size]).toEqual([
    [
      [1, 0],
      [1, 3],
    ],
    0,
  ])
})

it('gives up when the test has ended', async () => {
  const { sender, pending, refused, sent } = aSender('ended')
  pending.set(1, 0)
  await sender.wake()
  expect([refused.length, sent.length]).toEqual([1, 1])
})
