import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../tools/free-port.ts'
import { secretsIn } from '../tools/log-secrets.ts'
import type { Environment } from './environment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const startsWithin = 120_000

/** A server of a worker's own, and what ends it. */
export interface Server {
  environment: Environment
  end(): Promise<void>
}

/**
 * Starts a server as `npm start` does, on an empty data folder; `name` tells its log from those of others. One that
 * logs an error, a secret or somebody's words, or does not end cleanly, fails the run.
 */
export async function startServer(name: string): Promise<Server> {
  const data_dir = mkdtempSync(join(tmpdir(), 'sereshta-e2e-'))
  const port = await freePort()
  const env = { ...process.env, ...settings(port, data_dir) }
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, stdio: [...stdio], env })
  const file = `artifacts/server-${name}.log`
  const said = listen(server, file)
  await greeting(server, said)
  const codes = {
    partner_code: await countedCode('partner', env),
    associate_code: await countedCode('associate', env),
  }
  const end = async () => {
    const ending = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = await ending
    rmSync(data_dir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The server ended with ${code}, see ${file}`)
    const lines = said.text.split('\n')
    const errors = lines.filter(isError)
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`)
    const secrets = secretsIn(lines, Object.values(codes))
    if (secrets.length > 0) throw new Error(`The server logged what it must not:\n${secrets.join('\n')}`)
  }
  return { environment: { site: `http://localhost:${port}`, data_dir, ...codes }, end }
}

/** A code for all the people of a run: one without a number of uses makes a hundred accounts a day. */
async function countedCode(role: string, env: NodeJS.ProcessEnv): Promise<string> {
  const command = ['tools/codes.ts', 'create', role, '--uses', '100000']
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  return stdout.trimEnd().split('\n').at(-1) ?? ''
}

function settings(port: number, data_dir: string): Record<string, string> {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    // All that it ever logs is searched for secrets at the end.
    LOG_LEVEL: 'debug',
    // Tries are counted by address: each journey comes from one of its own, as if through a proxy.
    TRUSTED_PROXIES: '127.0.0.1',
    TZ: 'America/New_York',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    AUTH_SECRET: '',
    FIRM_NAME: 'TRW',
    FIRM_TIME_ZONE: 'Asia/Dhaka',
  }
}

interface Said {
  text: string
}

function listen({ stdout, stderr }: ChildProcess, file: string): Said {
  mkdirSync(join(root, 'artifacts'), { recursive: true })
  const log = createWriteStream(join(root, file))
  const said: Said = { text: '' }
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      log.write(piece)
      said.text += piece
    })
  }
  return said
}

/** Waits for the codes that a first start prints, once everything works. */
async function greeting(server: ChildProcess, said: Said): Promise<void> {
  const signal = AbortSignal.timeout(startsWithin)
  const exit = once(server, 'exit')
  while (server.exitCode === null && !signal.aborted) {
    const shown = ['Partner', 'Associate'].map((role) => new RegExp(`^ *${role} +\\S+$`, 'm'))
    if (shown.every((code) => code.test(said.text))) return
    const more = once(server.stdout ?? server, 'data', { signal }).catch(() => undefined)
    await Promise.race([more, exit])
  }
  server.kill('SIGTERM')
  throw new Error(`The server did not start:\n${said.text}`)
}

function isError(line: string): boolean {
  const level = line.match(/"level":(\d+|"\w+")/)?.[1]
  return level !== undefined && (/"(error|fatal)"/.test(level) || Number(level) >= 50)
}
