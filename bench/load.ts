import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Target {
  pid: number
  port: number
  path: string
  headers: Record<string, string>
}

export interface Load {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/**
 * Asks one address as fast as it answers, over so many connections, for so long. The load is bounded: a
 * connection asks again only when its answer is complete. Any answer but 200 fails the run.
 */
export async function loadOf(target: Target, connections: number, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const began = performance.now()
  const deadline = began + ms
  const ask = async () => {
    while (performance.now() < deadline) {
      const asked = performance.now()
      await answerOf(target, agent)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const took = performance.now() - began
  agent.destroy()
  times.sort((a, b) => a - b)
  const answers = times.length
  const perSecond = (answers / took) * 1000
  return { answers, perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** One complete answer. */
export function answerOf({ port, path, headers }: Omit<Target, 'pid'>, agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        if (answer.statusCode === 200) resolve(body)
        else reject(new Error(`${path} answered ${answer.statusCode}: ${body.toString().slice(0, 300)}`))
      })
    })
    asking.on('error', reject)
    asking.end()
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
