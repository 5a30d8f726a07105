import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { aClient, askAlone, type Connection, type Database } from '../../kernel/database.ts'

/** Wakes whoever waits for hints, in this process and in all others on the database. It carries no news itself. */
export interface Bell {
  ring(): void
  /** Calls `wake` for every ring from now on. */
  listen(wake: () => void): void
  close(): Promise<void>
}

const channel = 'sereshta_live'
const millisecondsBetweenRings = 25
// Whoever is not woken looks every second anyway.
const longestRingMs = 2000
const shortestPauseMs = 500
const longestPauseMs = 30_000

/** A bell of this process alone: for tests, and for what nobody listens to. */
export function localBell(): Bell {
  const listeners: (() => void)[] = []
  return {
    ring: () => {
      for (const wake of listeners) wake()
    },
    listen: (wake) => void listeners.push(wake),
    close: async () => undefined,
  }
}

/**
 * A bell over the database. Who listens needs a connection that stays theirs; without `direct` (there is but a
 * pooler) other processes notice at their next look instead. Nothing depends on a ring being heard.
 */
export function databaseBell(direct: Connection | undefined, database: Database): Bell {
  const own = localBell()
  const name = randomUUID()
  let rings = 0
  let passing: Promise<void> | undefined
  let ear: Ear | undefined

  // A notification takes a lock of the whole database at commit: it goes out alone, and many rings as one.
  async function pass(): Promise<void> {
    for (let passed = 0; passed !== rings; ) {
      passed = rings
      const ringing = askAlone(database.pool, longestRingMs, 'select pg_notify($1, $2)', [channel, name])
      await ringing.catch(() => undefined)
      await wait(millisecondsBetweenRings)
    }
    passing = undefined
  }

  return {
    ring: () => {
      own.ring()
      rings++
      passing ??= pass()
    },
    listen: (wake) => {
      own.listen(wake)
      if (direct) ear ??= openEar(direct, (from) => from !== name && own.ring())
    },
    close: async () => {
      await ear?.close()
      await passing
    },
  }
}

interface Ear {
  close(): Promise<void>
}

/** Listens on a connection of its own, and opens it anew whenever it breaks. */
function openEar(connection: Connection, hear: (from: string | undefined) => void): Ear {
  const closing = new AbortController()
  const { signal } = closing

  async function listenOnce(): Promise<void> {
    const patience = { keepAlive: true, connectionTimeoutMillis: longestPauseMs }
    const client = aClient({ ...connection, ...patience, application_name: 'sereshta live' })
    const over = new Promise<void>((resolve) => {
      client.once('end', resolve).on('error', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload }) => hear(payload))
    const begin = async () => {
      await client.connect()
      await client.query(`listen ${channel}`)
      // What was rung while nobody listened was not heard.
      hear(undefined)
      await over
    }
    try {
      // Ending a client that still connects may leave its promise open for ever.
      await Promise.race([begin(), over])
    } finally {
      client.end().catch(() => undefined)
    }
  }

  async function listen(): Promise<void> {
    for (let pause = shortestPauseMs; !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      const began = Date.now()
      await listenOnce().catch(() => undefined)
      if (Date.now() - began > longestPauseMs) pause = shortestPauseMs
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const listening = listen()
  return {
    close: () => {
      closing.abort()
      return listening
    },
  }
}
