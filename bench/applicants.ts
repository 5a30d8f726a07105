import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { careerTest } from '../contract/career-test.ts'
import { answerQuestion, finishTest, startTest, type TestAttempt } from '../contract/careers.ts'
import type { Endpoint } from '../contract/kernel/endpoint.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { quantile } from './load.ts'
import { startServer } from './servers/child.ts'
import { printTable } from './table.ts'

const applicants = 500
// All start within a minute and answer for the rest of the half hour; here that passes so many times faster.
const speed = 30
const startWithin = 60_000 / speed
const answerFor = (careerTest.seconds * 1000 - 60_000) / speed
const goalMs = 500

interface Times {
  starts: number[]
  answers: number[]
  ends: number[]
  failed: string[]
}

/**
 * Half a thousand applicants take the test at the same time, thirty times as fast as they would. The load is
 * bounded: each of them waits for an answer before giving the next.
 */
export async function benchApplicants(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  const runtime = await openRuntime(readSettings({ DATA_DIR: dataDir }), makeLog('warn'))
  try {
    const task = { connection: runtime.connection, dataDir, people: [] }
    const product = await startServer('product.ts', task)
    const agent = new Agent({ keepAlive: true, maxSockets: applicants })
    const times: Times = { starts: [], answers: [], ends: [], failed: [] }
    const ask = asker(product.port, agent, times)
    await Promise.all(Array.from({ length: applicants }, (_, at) => apply(at, ask, times)))
    agent.destroy()
    await product.stop()
    report(times)
  } finally {
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}

type Ask = (endpoint: Endpoint, body: object, times: number[]) => Promise<unknown>

async function apply(at: number, ask: Ask, times: Times): Promise<void> {
  await wait((at / applicants) * startWithin)
  const applicant = {
    email: `applicant-${at}@bench.example`,
    position: 'intern',
    fullName: `Applicant ${at}`,
  }
  const started = await ask(startTest, { ...applicant, phone: '1', motivation: 'To measure.' }, times.starts)
  if (!started) return
  // Guaranteed by the server, which parses the reply with the endpoint's own schema.
  const { attempt_id, token, questions } = started as TestAttempt
  // Nobody answers at the same pace as the others.
  const pace = answerFor / questions.length
  await wait((((at * 7919) % applicants) / applicants) * pace)
  for (const { id } of questions) {
    const began = performance.now()
    const body = { attempt_id, token, question_id: id, option_id: (at + id) % careerTest.options }
    await ask(answerQuestion, body, times.answers)
    await wait(Math.max(0, pace - (performance.now() - began)))
  }
  await ask(finishTest, { attempt_id, token }, times.ends)
}

/** Asks once and notes how long it took; anything but success counts as failed. */
function asker(port: number, agent: Agent, { failed }: Times): Ask {
  return (endpoint, body, times) =>
    new Promise((resolve) => {
      const asked = performance.now()
      const text = JSON.stringify(body)
      const fail = (why: string) => {
        failed.push(`${endpoint.path}: ${why}`)
        resolve(undefined)
      }
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
      const asking = request(
        { host: '127.0.0.1', port, path: endpoint.path, method: endpoint.method, headers, agent },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', ({ message }) => fail(message))
          answer.on('end', () => {
            const said = Buffer.concat(parts).toString()
            if ((answer.statusCode ?? 500) >= 300) return fail(`${answer.statusCode} ${said.slice(0, 200)}`)
            times.push(performance.now() - asked)
            resolve(JSON.parse(said))
          })
        },
      )
      asking.on('error', ({ message }) => fail(message))
      asking.end(text)
    })
}

function report({ starts, answers, ends, failed }: Times): void {
  const row = (name: string, times: number[], within: number) => {
    times.sort((a, b) => a - b)
    const p99 = quantile(times, 0.99)
    const perSecond = times.length / (within / 1000)
    return [
      name,
      String(times.length),
      `${perSecond.toFixed(0)} /s`,
      `${quantile(times, 0.5).toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      p99 < goalMs ? 'yes' : 'no',
    ]
  }
  printTable(
    `${applicants} applicants, ${speed} times as fast; ${failed.length} failed answers`,
    ['what', 'answers', 'rate', 'p50', 'p99', `below ${goalMs} ms`],
    [
      row('starting a test', starts, startWithin),
      row('answering a question', answers, answerFor),
      row('finishing', ends, answerFor / careerTest.questions),
    ],
  )
  for (const why of new Set(failed)) console.log(why)
}
