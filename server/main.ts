import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type App, buildApp } from './app.ts'
import { CannotMigrate } from './db/migrate.ts'
import { ensureFirstCodes } from './features/auth/public.ts'
import { codeOf } from './kernel/error-code.ts'
import { type Log, makeLog } from './kernel/log.ts'
import { readSettings, type Settings, WrongSetting } from './kernel/settings.ts'
import { claimDataDir, DataDirInUse } from './platform/postgres/claim.ts'
import { CannotStartDatabase, makeDataDir } from './platform/postgres/paths.ts'
import { openRuntime, type Runtime } from './platform/runtime.ts'

/*
 * Starts one server process: settings, data folder, database, app, and the address on the terminal. Ends it
 * in the other order: no new requests, the open ones, live connections, jobs, database.
 */

const requestsEndWithin = 10_000
const allEndsWithin = 30_000
const betweenAttempts = 1000
// Ctrl-C reaches us from the terminal and once more from npm; only a later one means 'at once'.
const impatientAfter = 2000

/** A start that cannot succeed; its message is all that the person at the terminal needs. */
class CannotStart extends Error {}

const undo: (() => Promise<void> | void)[] = []
let log: Log = makeLog('info')
let endsSince: number | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed and nobody cared'))
process.on('uncaughtException', (error) => {
  log.error({ error }, 'something failed where nobody expected it; ending')
  end(1)
})

try {
  await start()
} catch (error) {
  if (isForThePerson(error)) console.error(error.message)
  else log.error({ error }, 'the start failed')
  end(1)
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  log = makeLog(settings.LOG_LEVEL)
  // With a database elsewhere, instances may share the folder.
  if (settings.DATABASE_URL === undefined) undo.push(claimDataDir(settings.DATA_DIR).release)
  else makeDataDir(settings.DATA_DIR)
  const runtime = await openRuntime(settings, log, { announce: (line) => console.log(line) })
  undo.push(runtime.close)
  const web = fileURLToPath(new URL('../dist/web', import.meta.url))
  const app = await buildApp({ ...runtime, web })
  undo.push(() => closeHttp(app))
  await listen(app, settings)
  await insist(() => runtime.jobs.start(app.jobs))
  await insist(() => greet(app, runtime))
}

/** People are served already: a database that goes away in this very moment is waited for, like at any other. */
async function insist(work: () => Promise<void>): Promise<void> {
  while (endsSince === undefined) {
    try {
      await work()
      return
    } catch (error) {
      log.warn({ error }, 'the start is not finished yet; the next attempt follows')
      await wait(betweenAttempts)
    }
  }
}

async function listen({ http }: App, { PORT, HOST }: Settings): Promise<void> {
  try {
    await http.listen({ port: PORT, host: HOST })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE') {
      throw new CannotStart(
        `Port ${PORT} on ${HOST} is taken: stop what uses it, or choose another with PORT.`,
      )
    }
    if (code === 'EACCES') {
      throw new CannotStart(`Port ${PORT} may not be used by this user: choose one from 1024 up with PORT.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CannotStart(`The setting HOST is wrong: ${HOST} is no address of this machine.`)
    }
    throw error
  }
}

/** Tells the person at the terminal where to go, and the codes of the very first start. */
async function greet({ transact }: App, { settings, secret }: Runtime): Promise<void> {
  const { partner, associate } = await ensureFirstCodes(transact, secret)
  const lines = ['', `Sereshta is ready: ${settings.site}`]
  if (partner ?? associate) {
    lines.push('', 'Sign up with one of these codes. They are shown this once:')
    if (partner) lines.push(`  Partner    ${partner}`)
    if (associate) lines.push(`  Associate  ${associate}`)
    lines.push('More of them: npm run codes -- create partner|associate')
  }
  if (settings.shows_outbox)
    lines.push('', `No mail server is set; mails are kept at ${settings.site}/outbox`)
  console.log(`${lines.join('\n')}\n`)
}

/** Lets open requests finish, for a while; idle and live connections end at once. */
async function closeHttp({ http }: App): Promise<void> {
  const limit = setTimeout(() => http.server.closeAllConnections(), requestsEndWithin)
  // A connection whose request was answered meanwhile would wait for another one.
  const sweep = setInterval(() => http.server.closeIdleConnections(), 50)
  await http.close()
  clearTimeout(limit)
  clearInterval(sweep)
}

function end(code: number): void {
  if (endsSince !== undefined) {
    if (Date.now() - endsSince > impatientAfter) process.exit(1)
    return
  }
  endsSince = Date.now()
  setTimeout(() => process.exit(1), allEndsWithin).unref()
  letGo().then(
    () => process.exit(code),
    (error: unknown) => {
      log.error({ error }, 'the end was not orderly')
      process.exit(1)
    },
  )
}

async function letGo(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

function isForThePerson(error: unknown): error is Error {
  return [WrongSetting, DataDirInUse, CannotStartDatabase, CannotMigrate, CannotStart].some(
    (kind) => error instanceof kind,
  )
}
