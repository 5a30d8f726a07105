import { closeSync, openSync, readFileSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { fail } from './project.mjs'

/** Runs `work` while no other process runs work under the same file; a dead holder does not count. */
export function withLock(path, work) {
  take(path)
  const release = () => {
    try {
      unlinkSync(path)
    } catch {
      return
    }
  }
  process.once('exit', release)
  try {
    work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

function take(path) {
  for (let waits = 0; ; waits++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return
    } catch (error) {
      if (error.code !== 'EEXIST')
        fail(
          `The project's folder cannot be written to (${error.message}), and something is to be installed: run npm ci there as its owner.`,
        )
    }
    if (waits === 5) console.log('Another start is installing; waiting for it …')
    removeIfDead(path)
    sleep(200)
  }
}

// No installation takes so long; and a dead holder's number may be somebody else's by now.
const longestHoldMs = 20 * 60 * 1000

function removeIfDead(path) {
  try {
    const { ino, mtimeMs } = statSync(path)
    const pid = Number(readFileSync(path, 'utf8'))
    const age = Date.now() - mtimeMs
    // Its holder writes its number in the same moment; a file that stays empty has none.
    const isDead = pid === 0 ? age > 5000 : !isAlive(pid) || age > longestHoldMs
    if (isDead && statSync(path).ino === ino) unlinkSync(path)
  } catch (error) {
    if (error.code !== 'ENOENT') fail(`${path} is in the way (${error.message}): remove it.`)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
