import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isFromThisMachine } from './http-origin.ts'
import { clientOf } from './http-request.ts'
import type { Settings } from './settings.ts'

type Reading = number | Record<string, number> | undefined

/** What is measured when somebody asks, by name: a number, or one for each of several states. */
export interface Measured {
  help: string
  /** It only ever grows. */
  counts?: true
  /** What the names of several numbers are; 'state' where nothing else is said. */
  label?: string
  /** Nothing while it cannot be known; what fails is left out as well, so that the rest is still shown. */
  read(): Reading | Promise<Reading>
}

/**
 * Counts requests and refusals, and shows these and what else is measured at /metrics: to this machine, and
 * to whoever brings the token of the settings. Everybody else finds nothing there.
 */
export function serveMetrics(
  app: FastifyInstance,
  settings: Settings,
  measured: Readonly<Record<string, Measured>>,
): void {
  const registry = new Registry()
  const registers = [registry]
  countRequests(app, registers)
  for (const [name, what] of Object.entries(measured)) measure(name, what, registers)
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry, prefix: 'sereshta_' }))
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings)) return reply.callNotFound()
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'sereshta_http_request_duration_seconds',
    help: 'Time from a request to its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const refusals = new Counter({
    name: 'sereshta_refusals_total',
    help: 'Refused requests, by reason.',
    labelNames: ['reason'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.refusal) refusals.inc({ reason: request.refusal })
    // A live stream's length says nothing about how fast we are.
    if (reply.getHeader('content-type')?.toString().startsWith('text/event-stream')) return
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function measure(name: string, what: Measured, registers: Registry[]): void {
  const { help, counts, label = 'state', read } = what
  const shape = { name: `sereshta_${name}`, help, labelNames: [label], registers }
  const metric = counts ? new Counter({ ...shape, collect }) : new Gauge({ ...shape, collect })
  async function collect(): Promise<void> {
    const value = await (async () => read())().catch(() => undefined)
    metric.reset()
    if (value === undefined) return
    if (typeof value === 'number') metric.inc(value)
    else for (const [state, count] of Object.entries(value)) metric.inc({ [label]: state }, count)
  }
}

function mayRead(request: FastifyRequest, { METRICS_TOKEN }: Settings): boolean {
  const { bearer } = clientOf(request)
  if (METRICS_TOKEN !== undefined && bearer !== undefined) return isSame(bearer, METRICS_TOKEN)
  return isFromThisMachine(request)
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
