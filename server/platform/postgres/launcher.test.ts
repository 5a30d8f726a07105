import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseEngine, makeCluster } from './cluster.ts'
import { makeRunnable } from './embedded-package.ts'
import { installedBinaries } from './find-binaries.ts'
import { type Embedded, type StartOptions, startEmbedded } from './launcher.ts'
import { pathsBelow } from './paths.ts'
import { aFolder, anUnlinkedPackage, aProduct, ask, postmasterOf, silence } from './testing.ts'

async function start(dataDir: string, options: Partial<StartOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: silence, ...options })
  onTestFinished(embedded.stop)
  return embedded
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // One that has ended keeps its number until the machine's first process has looked at it.
  const state = process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  return !state.includes(') Z ')
}

const keepSomething = 'create table kept as select 7 as id'
const readKept = 'select id from kept'

test('a first start makes a durable database that only a socket reaches', async () => {
  const { connection, attached } = await start(aFolder())
  expect(attached).toBe(false)
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums']
  const values = settings.map((name) => `current_setting('${name}')`)
  expect(await ask(connection, `select ${values.join()}`)).toEqual([['on', 'on', 'on', '', 'on']])
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
})

test('a stop ends every process, and the next start has what was written', async () => {
  const dataDir = aFolder()
  const first = await start(dataDir)
  await ask(first.connection, keepSomething)
  const pid = postmasterOf(dataDir)
  await first.stop()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start(dataDir)
  expect(await ask(second.connection, readKept)).toEqual([[7]])
})

test('after kill -9 of the product nothing stays behind, and the next start has what was acknowledged', async () => {
  const dataDir = aFolder()
  const product = await aProduct(dataDir, 'server')
  await ask(product.connection, keepSomething)
  const pid = postmasterOf(dataDir)
  await product.kill()
  if (process.platform === 'linux') await vi.waitUntil(() => !isAlive(pid), { timeout: 20_000 })
  const next = await aProduct(dataDir, 'server')
  expect(isAlive(pid)).toBe(false)
  expect(await ask(next.connection, readKept)).toEqual([[7]])
})

test('a server without an owner is ended before the next one starts', async () => {
  // As where setpriv is missing: nothing tells the server that its owner died.
  havePrograms('sh', 'id', 'unshare')
  const dataDir = aFolder()
  const product = await aProduct(dataDir, 'server')
  await ask(product.connection, keepSomething)
  const pid = postmasterOf(dataDir)
  await product.kill()
  expect(isAlive(pid)).toBe(true)
  const next = await start(dataDir)
  expect(isAlive(pid)).toBe(false)
  expect(await ask(next.connection, readKept)).toEqual([[7]])
})

test('a database that is killed comes back on the same socket with what it had', async () => {
  const dataDir = aFolder()
  const onDown = vi.fn()
  const up = Promise.withResolvers<number>()
  const { connection } = await start(dataDir, { onDown, onUp: up.resolve })
  await ask(connection, keepSomething)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  expect(await up.promise).toBe(postmasterOf(dataDir))
  expect(onDown).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SIGKILL'))
  expect(await ask(connection, readKept)).toEqual([[7]])
})

test('a stop while the database is down ends the attempts', async () => {
  const dataDir = aFolder()
  const down = Promise.withResolvers<string>()
  const onUp = vi.fn()
  const { stop } = await start(dataDir, { onDown: down.resolve, onUp })
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await down.promise
  await stop()
  expect(onUp).not.toHaveBeenCalled()
  // The next start also takes back the shared memory that the killed one has left.
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([[1]])
})

test('a command beside a server uses its database and leaves it running', async () => {
  const dataDir = aFolder()
  const server = await aProduct(dataDir, 'server')
  const command = await aProduct(dataDir, 'command')
  expect(command).toMatchObject({ attached: true, connection: server.connection })
  await command.end()
  expect(await ask(server.connection, 'select 1')).toEqual([[1]])
})

test('a server waits for a command that runs the database, and then runs it', async () => {
  const dataDir = aFolder()
  const command = await aProduct(dataDir, 'command')
  expect(command.attached).toBe(false)
  await ask(command.connection, keepSomething)
  const server = aProduct(dataDir, 'server')
  // Another process that starts may take its time on a busy machine.
  await vi.waitUntil(() => existsSync(join(dataDir, 'server.json')), { timeout: 20_000 })
  await command.end()
  const { attached, connection } = await server
  expect(attached).toBe(false)
  expect(await ask(connection, readKept)).toEqual([[7]])
})

test('works below a folder that only its owner may enter, also where user namespaces are blocked', async () => {
  const closed = join(aFolder(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const dataDir = join(closed, 'data')
  const first = await start(dataDir)
  await ask(first.connection, keepSomething)
  await first.stop()
  havePrograms('sh', 'id', 'setpriv')
  const second = await start(dataDir)
  expect(await ask(second.connection, readKept)).toEqual([[7]])
  await second.stop()
  vi.unstubAllEnvs()
  const third = await start(dataDir)
  expect(await ask(third.connection, readKept)).toEqual([[7]])
})

test('the binaries too may lie in a closed folder where user namespaces are blocked', async () => {
  havePrograms('sh', 'id', 'setpriv')
  const paths = pathsBelow(aFolder())
  const binaries = makeRunnable(anUnlinkedPackage(), paths.cache)
  await makeCluster(paths, chooseEngine(paths, [binaries]))
  expect(existsSync(join(paths.cluster, 'PG_VERSION'))).toBe(true)
})

test('a data folder stays its owner’s, whoever starts', async () => {
  const dataDir = aFolder()
  if (process.getuid?.() === 0) chownSync(dataDir, 65534, 65534)
  const { stop } = await start(dataDir)
  await stop()
  const { uid } = statSync(dataDir)
  for (const path of [
    'postgres',
    'postgres/run',
    'postgres/cluster/PG_VERSION',
    'postgres.lock',
    'postgres.log',
  ]) {
    expect(statSync(join(dataDir, path)).uid).toBe(uid)
  }
})

test('a user without a name can make a database', async () => {
  const dataDir = aFolder()
  if (process.getuid?.() === 0) chownSync(dataDir, 12345, 12345)
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1')).toEqual([[1]])
})

test('a database is opened by the version that made it', async () => {
  const dataDir = aFolder()
  const paths = pathsBelow(dataDir)
  const installed = chooseEngine(paths, installedBinaries())
  await makeCluster(paths, installed)
  const { connection } = await start(dataDir)
  const [[version] = []] = await ask(connection, 'show server_version')
  expect(Number.parseInt(String(version), 10)).toBe(installed.binaries.major)
})

test('where no PostgreSQL fits, one sentence says what to set', () => {
  const paths = pathsBelow(aFolder())
  expect(() => chooseEngine(paths, [])).toThrow('set DATABASE_URL to a server from version 15 up')
  mkdirSync(paths.cluster, { recursive: true })
  writeFileSync(join(paths.cluster, 'PG_VERSION'), '9\n')
  expect(() => chooseEngine(paths)).toThrow('was made by PostgreSQL 9')
})

test('a data folder with a long path has its socket in the temporary folder, never in a stranger’s', async () => {
  const dataDir = join(aFolder(), 'long'.repeat(30), 'data')
  const first = await start(dataDir)
  const { host } = first.connection
  expect(dirname(host)).toBe(tmpdir())
  await ask(first.connection, keepSomething)
  await first.stop()
  expect(existsSync(host)).toBe(false)
  // Whoever else may write there could listen in our place.
  mkdirSync(host)
  onTestFinished(() => rmdirSync(host))
  const second = await start(dataDir)
  expect(second.connection.host).not.toBe(host)
  expect(await ask(second.connection, readKept)).toEqual([[7]])
})

/** Until the end of the test or `vi.unstubAllEnvs`, the machine has only these programs. */
function havePrograms(...names: string[]): void {
  const folder = aFolder()
  const places = (process.env.PATH ?? '').split(':')
  for (const name of names) {
    const place = places.find((each) => existsSync(join(each, name)))
    if (place) symlinkSync(join(place, name), join(folder, name))
  }
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
}
