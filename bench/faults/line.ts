import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A line to a database that can be made slow, or lose everything that is said on it. */
export interface Line {
  /** As DATABASE_URL. */
  url: string
  /** Milliseconds for each piece, in each direction. */
  slow(ms: number): void
  /** From now on nothing arrives any more, and nobody is told. */
  swallow(): void
  /** What was swallowed is gone: those connections end now, and new ones work. */
  mend(): void
  close(): void
}

/** Opens a line to a database's socket. */
export async function aLine(socket: string): Promise<Line> {
  let delay = 0
  let swallows = false
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(socket)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      relay(from, to)
      from.on('close', () => {
        open.delete(from)
        if (!swallows) to.destroy()
      })
      from.on('error', () => undefined)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  function relay(from: Socket, to: Socket): void {
    let queue = Promise.resolve()
    from.on('data', (piece) => {
      queue = queue.then(async () => {
        if (delay > 0) await wait(delay)
        if (!swallows && !to.destroyed) to.write(piece)
      })
    })
  }

  const endAll = () => {
    for (const each of open) each.destroy()
  }
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `postgres://postgres@127.0.0.1:${port}/sereshta`,
    slow: (ms) => {
      delay = ms
    },
    swallow: () => {
      swallows = true
    },
    mend: () => {
      delay = 0
      if (swallows) endAll()
      swallows = false
    },
    close: () => {
      endAll()
      server.close()
    },
  }
}
