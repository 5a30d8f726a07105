import { CallFailure, mayPass } from '../../../lib/failure.ts'

/** How the answers stand: all kept by the server, on their way, or waiting for a connection. */
export type AnswerState = 'saved' | 'saving' | 'waiting'

interface SenderOptions {
  /** What is not confirmed yet, by question; the latest choice of each. */
  pending: () => Readonly<Record<string, number>>
  send: (question_id: number, option_id: number) => Promise<void>
  /** The server has kept this choice. */
  onKept: (question_id: number, option_id: number) => void
  onState: (state: AnswerState) => void
  /** The server refused for good: the test has ended, or is not known. */
  onRefused: (error: unknown) => void
  /** Ends after so many milliseconds, or earlier when the network has come back. */
  pause: (milliseconds: number) => Promise<void>
}

const firstPause = 1000
const longestPause = 10_000

/** Sends the answers one after the other, as often as it takes; a newer choice replaces one that waits. */
export function createAnswerSender(options: SenderOptions) {
  let running: Promise<void> | undefined

  const run = async () => {
    let pause = firstPause
    for (let next = firstOf(options.pending()); next; next = firstOf(options.pending())) {
      const [question, option] = next
      try {
        await options.send(question, option)
        options.onKept(question, option)
        pause = firstPause
        if (firstOf(options.pending())) options.onState('saving')
      } catch (error) {
        if (!mayPass(error) && !isTooMany(error)) return options.onRefused(error)
        options.onState('waiting')
        await options.pause(pause)
        pause = Math.min(pause * 2, longestPause)
      }
    }
    options.onState('saved')
  }
  return {
    /** Something may wait: sends it unless that is going on already. */
    wake: (): Promise<void> => {
      if (firstOf(options.pending()) === undefined) return running ?? Promise.resolve()
      if (running === undefined) options.onState('saving')
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

function firstOf(pending: Readonly<Record<string, number>>): [number, number] | undefined {
  const [first] = Object.entries(pending)
  return first && [Number(first[0]), first[1]]
}

function isTooMany(error: unknown): boolean {
  return error instanceof CallFailure && error.kind === 'too_many'
}
