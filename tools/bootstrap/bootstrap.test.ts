import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const bootstrap = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url))

function aFile(name: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

// An older Node cannot turn into another program and starts a child instead.
const nodes = [
  { node: 'a Node that can become the script', NODE_OPTIONS: '' },
  { node: 'an older Node', NODE_OPTIONS: '--import data:text/javascript,process.execve=undefined' },
]

describe.each(nodes)('from $node', ({ NODE_OPTIONS }) => {
  function start(script: string, ...args: string[]) {
    const env = { ...process.env, NODE_OPTIONS, npm_lifecycle_event: undefined }
    return spawn(process.execPath, [bootstrap, script, ...args], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  }

  test('a script gets its arguments and input, and its exit code comes back', async () => {
    const script = aFile(
      'echo.ts',
      `const code: number = 7
       process.stdin.on('data', (chunk) => console.log(process.argv.slice(2).join(), String(chunk)))
       process.stdin.on('end', () => process.exit(code))`,
    )
    const child = start(script, 'one', '--two')
    child.stdin.end('three')
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect(said).toBe('one,--two three\n')
    expect(code).toBe(7)
  })

  test('a signal reaches the script, which decides how it ends', async () => {
    const script = aFile(
      'stay.ts',
      `process.once('SIGTERM', () => process.exit(9))
       setInterval(() => undefined, 60_000)
       console.log('ready')`,
    )
    const child = start(script)
    await once(createInterface(child.stdout), 'line')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([9, null])
  })

  test('a script that dies of a signal is seen to', async () => {
    const child = start(aFile('die.ts', `process.kill(process.pid, 'SIGKILL')`))
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  })
})

test('of two at the same time, one installs and the other waits; a dead holder does not count', async () => {
  const lock = new URL('./lock.mjs', import.meta.url)
  const script = aFile(
    'hold.mjs',
    `import { appendFileSync } from 'node:fs'
     import { withLock } from ${JSON.stringify(lock)}
     const [lock, log] = process.argv.slice(2)
     withLock(lock, () => {
       appendFileSync(log, 'in ')
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
       appendFileSync(log, 'out ')
     })`,
  )
  const log = aFile('log', '')
  const held = aFile('installing', '')
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  writeFileSync(held, String(dead.pid))
  const both = [0, 1].map(() => spawn(process.execPath, [script, held, log], { stdio: 'inherit' }))
  await Promise.all(both.map((child) => once(child, 'exit')))
  expect(readFileSync(log, 'utf8')).toBe('in out in out ')
})
