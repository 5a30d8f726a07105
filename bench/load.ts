import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** One request. */
export interface Asked {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** What each of several connections asks, one after the other; it may learn from what was answered. */
export interface Asker {
  ask(connection: number): Asked
  heard?(connection: number, answer: Buffer): void
}

export interface Load {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/**
 * Asks a server as fast as it answers, over so many connections, for so long. The load is bounded: a connection
 * asks again only when its answer is complete. Any answer but a good one fails the run.
 */
export async function loadOf(port: number, asker: Asker, connections: number, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const began = performance.now()
  const deadline = began + ms
  const keepAsking = async (connection: number) => {
    // At least once, however long that takes.
    do {
      const asked = performance.now()
      const answer = await answerOf(port, asker.ask(connection), agent)
      times.push(performance.now() - asked)
      asker.heard?.(connection, answer)
    } while (performance.now() < deadline)
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection)))
  const took = performance.now() - began
  agent.destroy()
  times.sort((a, b) => a - b)
  const answers = times.length
  const perSecond = (answers / took) * 1000
  return { answers, perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** One complete answer. */
export function answerOf(
  port: number,
  { method = 'GET', path, headers = {}, body }: Asked,
  agent?: Agent,
): Promise<Buffer> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const described = text
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    : {}
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, ...described }, agent },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const said = Buffer.concat(parts)
          const { statusCode = 0 } = answer
          if (statusCode === 200 || statusCode === 201) resolve(said)
          else reject(new Error(`${path} answered ${statusCode}: ${said.toString().slice(0, 300)}`))
        })
      },
    )
    asking.on('error', reject)
    asking.end(text)
  })
}

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

/** The value below which that share of sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
