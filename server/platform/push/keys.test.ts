import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../../kernel/settings.ts'
import { newPushKeys, readPushKeys } from './keys.ts'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'sereshta-keys-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }))
const keysWith = (given: Record<string, string> = {}) => readPushKeys(readSettings({ DATA_DIR, ...given }))

it('are made once in the data folder, for their owner alone', () => {
  const made = keysWith()
  expect(keysWith()).toEqual(made)
  expect(statSync(join(DATA_DIR, 'vapid-keys')).mode & 0o777).toBe(0o600)
  expect(made).toEqual(JSON.parse(readFileSync(join(DATA_DIR, 'vapid-keys'), 'utf8')))
  expect(made).not.toEqual(newPushKeys())
})

it('are those of the settings where they are given; both, or neither', () => {
  const { publicKey, privateKey } = newPushKeys()
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
  expect(keysWith(given)).toEqual({ publicKey, privateKey })
  expect(() => keysWith({ VAPID_PUBLIC_KEY: publicKey })).toThrow('VAPID_PRIVATE_KEY')
  expect(() => keysWith({ ...given, VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY')
})

it('are none where instances need the same and none are given: nothing refuses to start', () => {
  const elsewhere = { DATABASE_URL: 'postgres://db/x', AUTH_SECRET: 'x'.repeat(32) }
  expect(keysWith(elsewhere)).toBeUndefined()
})

it('are not replaced when they are damaged', () => {
  writeFileSync(join(DATA_DIR, 'vapid-keys'), '{"publicKey":"x"')
  expect(() => keysWith()).toThrow('is damaged')
})

it('hosts of pushes are names, with a port where it is another', () => {
  expect(readSettings({ PUSH_HOSTS: 'push.firm.example, 10.0.0.7:8443' }).PUSH_HOSTS).toBeDefined()
  for (const PUSH_HOSTS of ['https://push.firm.example', 'a b', '*', ','])
    expect(() => readSettings({ PUSH_HOSTS })).toThrow('PUSH_HOSTS')
})
