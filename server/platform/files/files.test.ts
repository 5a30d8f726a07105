import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../kernel/refusal.ts'
import { readSettings } from '../../kernel/settings.ts'
import { type Files, makeKey, openFiles } from './files.ts'
import { localFiles } from './local-files.ts'
import { aStore } from './testing-store.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sereshta-files-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const tooLarge = () => new Refusal('too_large', 'files.too_large')

async function* chunks(...texts: string[]) {
  for (const it of texts) yield Buffer.from(it)
}

async function put(files: Files, ...texts: string[]): Promise<string> {
  const key = makeKey('chat-files')
  const received = await files.receive(chunks(...texts), 100, tooLarge)
  await received.keep(key)
  return key
}

async function listed(files: Files): Promise<string[]> {
  const keys = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.sort()
}

const incoming = () => readdirSync(join(dataDir, 'files', 'incoming'))

describe.each(['the data folder', 'an object store'])('%s', (where) => {
  async function open(): Promise<Files> {
    if (where === 'the data folder') return openFiles(readSettings({ DATA_DIR: dataDir }))
    const { settings } = await aStore()
    return openFiles(readSettings({ DATA_DIR: dataDir, ...settings }))
  }

  test('keeps what it was given, lists it, and forgets it when told, also twice', async () => {
    const files = await open()
    const key = await put(files, 'হাই', 'কোর্ট')
    const other = await put(files, 'other')
    const stream = await files.get(key)
    expect(stream && (await text(stream))).toBe('হাইকোর্ট')
    expect(await files.stat(key)).toMatchObject({ key, size: Buffer.byteLength('হাইকোর্ট') })
    expect(await listed(files)).toEqual([key, other].sort())
    await files.remove(key)
    await files.remove(key)
    expect(await files.get(key)).toBeUndefined()
    expect(await files.stat(key)).toBeUndefined()
    expect(await listed(files)).toEqual([other])
    await files.check()
  })

  test('takes a file up to its limit and no byte more, and keeps nothing of one that fails', async () => {
    const files = await open()
    const whole = await files.receive(chunks('x'.repeat(100)), 100, tooLarge)
    expect(whole.size).toBe(100)
    await whole.discard()
    await expect(files.receive(chunks('x'.repeat(60), 'x'.repeat(41)), 100, tooLarge)).rejects.toMatchObject({
      reason: 'files.too_large',
    })
    async function* cut() {
      yield Buffer.from('half')
      throw new Error('the line broke')
    }
    await expect(files.receive(cut(), 100, tooLarge)).rejects.toThrow('the line broke')
    expect(incoming()).toEqual([])
    expect(await listed(files)).toEqual([])
  })

  test.each([
    '../../etc/passwd',
    'chat-files/../x',
    'chat-files/%2e%2e',
    '/etc/passwd',
    'chat-files/',
    'else/0',
  ])('never reaches for %s', async (key) => {
    const files = await open()
    const received = await files.receive(chunks('x'), 100, tooLarge)
    for (const reach of [() => files.get(key), () => files.remove(key), () => received.keep(key)]) {
      await expect((async () => reach())()).rejects.toThrow('no key')
    }
  })
})

test('what began to arrive and never ended is forgotten after a while', async () => {
  const files = openFiles(readSettings({ DATA_DIR: dataDir }))
  await (await files.receive(chunks('x'), 100, tooLarge)).discard()
  for (const [name, age] of [
    ['old', 7200],
    ['new', 10],
  ] as const) {
    const path = join(dataDir, 'files', 'incoming', name)
    writeFileSync(path, 'half')
    utimesSync(path, Date.now() / 1000 - age, Date.now() / 1000 - age)
  }
  await files.forgetUnfinished(new Date(Date.now() - 3_600_000))
  expect(incoming()).toEqual(['new'])
})

test('no file is replaced by another', async () => {
  const files = openFiles(readSettings({ DATA_DIR: dataDir }))
  const key = await put(files, 'first')
  const second = await files.receive(chunks('second'), 100, tooLarge)
  await expect(second.keep(key)).rejects.toThrow('EEXIST')
  expect(readFileSync(join(dataDir, 'files', key), 'utf8')).toBe('first')
})

test('takes nothing when the disk is nearly full', async () => {
  const files = localFiles(dataDir, Number.MAX_SAFE_INTEGER)
  await expect(files.receive(chunks('x'), 100, tooLarge)).rejects.toMatchObject({
    kind: 'unavailable',
    reason: 'files.no_room',
  })
})

test('what lies in the folder under a foreign name is no file of ours', async () => {
  const files = openFiles(readSettings({ DATA_DIR: dataDir }))
  mkdirSync(join(dataDir, 'files', 'chat-files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'chat-files', 'notes.txt'), 'x')
  expect(await listed(files)).toEqual([])
})

test('an object store without its keys stops the start', () => {
  expect(() => readSettings({ S3_BUCKET: 'firm' })).toThrow(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/)
})
