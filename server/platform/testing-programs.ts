import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, type NetConnectOpts } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestCluster } from '../kernel/testing-database.ts'

/** A program of the machine that a test has started. */
export interface Program {
  folder: string
  /** Ends it, waits, and removes its folder. */
  end(): Promise<void>
}

/** As whom a program runs; where nothing is said, as whoever starts it. */
export type Runner = Pick<TestCluster, 'runAs' | 'owner'>

interface Wanted {
  as?: Runner | undefined
  /** The command for a folder that is the program's own. */
  command: (folder: string) => [string, ...string[]]
  /** Its files, by name. */
  files: (folder: string) => Record<string, string>
  /** Where it accepts connections once it works. */
  listensAt: (folder: string) => NetConnectOpts
}

const patienceMs = 20_000

/**
 * Starts a program, for tests as the user to whom the test cluster belongs: many refuse to run as root, and its
 * socket lets nobody else in. Settles when it accepts connections.
 */
export async function startProgram({ as, command, files, listensAt }: Wanted): Promise<Program> {
  const { runAs, owner } = as ?? { runAs: [], owner: undefined }
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-program-'))
  const give = (path: string) => owner && chownSync(path, owner.uid, owner.gid)
  give(folder)
  for (const [name, text] of Object.entries(files(folder))) {
    writeFileSync(join(folder, name), text)
    give(join(folder, name))
  }
  const [file = '', ...args] = [...runAs, ...command(folder)]
  // Where Debian keeps servers, which is not on everybody's path.
  const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter)
  const child = spawn(file, args, { env: { PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  let hasEnded = false
  const ended = Promise.race([once(child, 'close'), once(child, 'error')]).finally(() => {
    hasEnded = true
  })
  const end = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const until = Date.now() + patienceMs
    while (!hasEnded && !(await accepts(listensAt(folder)))) {
      if (Date.now() > until) throw new Error(`${file} ${args.join(' ')} accepts nothing: ${said}`)
      await wait(20)
    }
    if (hasEnded) throw new Error(`${file} ${args.join(' ')} ended: ${said}`)
  } catch (error) {
    await end()
    throw error
  }
  return { folder, end }
}

async function accepts(place: NetConnectOpts): Promise<boolean> {
  const socket = createConnection(place)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
