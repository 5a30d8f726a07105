import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callerAt } from '../server/testing-server.ts'
import { freePort } from './free-port.ts'

/** `npm run dev` on free ports and a folder of its own; ended at the end of the test. */
async function develop(): Promise<{ site: string; said(): string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-dev-'))
  const [PORT, WEB_PORT] = [String(await freePort()), String(await freePort())]
  const child: ChildProcess = spawn(process.execPath, ['tools/dev.ts'], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT, WEB_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  onTestFinished(async () => {
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  })
  return { site: `http://localhost:${WEB_PORT}`, said: () => text }
}

test('in development somebody signs up, and finds the mail in the outbox, through the proxy of the web', async () => {
  const { site, said } = await develop()
  const { call } = callerAt(site)
  const isThere = async () => (await call('GET', '/healthz').catch(() => undefined))?.status === 200
  await vi.waitUntil(async () => said().includes('Partner    ') && (await isThere()), { timeout: 60_000 })
  const [, partner_code] = /Partner {4}(\S+)/.exec(said()) ?? []
  const draft = {
    email: 'nusrat@chambers.example',
    password: 'seven brass lanterns',
    data: { full_name: 'Nusrat Jahan', partner_code },
  }
  const signedUp = await call('POST', '/auth/v1/signup', draft, { origin: site })
  expect(signedUp.status).toBe(200)
  const [, token_hash] = await vi.waitUntil(
    async () => {
      const { status, body } = await call('GET', '/outbox')
      expect(status).toBe(200)
      return /token_hash=([\w-]+)/.exec(String(body))
    },
    { timeout: 30_000 },
  )
  const confirmed = await call('POST', '/auth/v1/verify', { type: 'signup', token_hash }, { origin: site })
  expect(confirmed.status).toBe(200)
}, 120_000)
