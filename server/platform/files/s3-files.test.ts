import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aChatFile, aMessage, sendFile } from '../../features/chat/testing.ts'
import { readSettings } from '../../kernel/settings.ts'
import { aWorld, type Made, type TestPerson, type World } from '../../kernel/testing.ts'
import { createTestDatabase } from '../../kernel/testing-database.ts'
import { checkArchive } from '../backup/archive.ts'
import { makeBackup } from '../backup/backup.ts'
import { exportAll } from '../backup/export.ts'
import { restoreBackup } from '../backup/restore.ts'
import { makeKey, openFiles } from './files.ts'
import * as a from './testing-contents.ts'
import { aStore, type Store } from './testing-store.ts'

let store: Store
let world: World
let made: Made
let person: TestPerson
beforeEach(async () => {
  store = await aStore()
  world = await aWorld(store.settings, (parts) => {
    made = parts
    return {}
  })
  person = await world.aPerson('associate')
})
afterEach(() => world.end())

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-s3-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const get = (url: string) =>
  world.app.http.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
const away = { status: 503, body: { kind: 'unavailable', reason: 'files.store_away' } }

test('a file goes to the store and comes back under its own name, as a file and nothing else', async () => {
  const { file_url } = await aChatFile(world, person, 'রায় (final).pdf', a.pdf)
  expect([...store.objects.values()]).toEqual([a.pdf])
  const answer = await get(file_url)
  expect(answer.rawPayload).toEqual(a.pdf)
  expect(answer.headers).toMatchObject({
    'content-length': String(a.pdf.length),
    'content-disposition': expect.stringContaining("filename*=UTF-8''%E0%A6%B0"),
    'x-content-type-options': 'nosniff',
  })
})

test('the sweep walks through every page of the list and takes what is not ours to keep', async () => {
  const { file_url } = await aChatFile(world, person, 'plan.pdf', a.pdf)
  await aMessage(person, { message_text: '', file_url })
  const [kept] = store.objects.keys()
  for (let lost = 0; lost < 8; lost++) store.objects.set(makeKey('chat-files'), Buffer.from('lost'))
  store.objects.set(makeKey('resumes'), Buffer.from('lost'))
  store.objects.set('chat-files/somebody-elses.txt', Buffer.from('theirs'))
  const sweep = world.app.jobs.find(({ name }) => name === 'sweep-files')
  await sweep?.work({}, { id: uuidv7(), attempt: 1 })
  expect([...store.objects.keys()].sort()).toEqual([kept, 'chat-files/somebody-elses.txt'].sort())
})

describe.each(['refuses connections', 'busy', 'silent'] as const)('a store that is %s', (state) => {
  test('is a named 503 for whoever sends or fetches, leaves nothing behind, and works again by itself', async () => {
    const { file_url } = await aChatFile(world, person, 'first.pdf', a.pdf)
    store.state = state
    const [fetched, sent, checked] = await Promise.all([
      get(file_url),
      sendFile(world, person, 'second.pdf', a.pdf),
      made.files.check().catch((error: unknown) => error),
    ])
    expect({ status: fetched.statusCode, body: fetched.json() }).toMatchObject(away)
    expect(fetched.headers['retry-after']).toBe('10')
    expect(sent).toMatchObject(away)
    expect(checked).toMatchObject({ reason: 'files.store_away' })
    expect(await world.rows('select name from files')).toEqual([{ name: 'first.pdf' }])
    expect(await readdir(join(world.settings.DATA_DIR, 'files', 'incoming'))).toEqual([])
    store.state = 'well'
    expect((await get(file_url)).rawPayload).toEqual(a.pdf)
    expect((await sendFile(world, person, 'second.pdf', a.pdf)).status).toBe(201)
  })
})

test('a store that breaks off in the middle of a file breaks off the answer too', async () => {
  const { file_url } = await aChatFile(world, person, 'first.pdf', a.pdf)
  store.state = 'breaks off'
  await expect(get(file_url)).rejects.toThrow()
})

test.each([
  ['secret', { S3_SECRET_ACCESS_KEY: 'another' }],
  ['key', { S3_ACCESS_KEY_ID: 'ANOTHER' }],
  ['bucket', { S3_BUCKET: 'another' }],
])('with a wrong %s the store is away, and nothing is kept or forgotten', async (_what, wrong) => {
  const settings = readSettings({ ...store.settings, ...wrong, DATA_DIR: aFolder() })
  const files = openFiles(settings)
  const key = makeKey('chat-files')
  store.objects.set(key, Buffer.from('kept'))
  const received = await files.receive(Readable.from([Buffer.from('new')]), 10, () => {
    throw new Error('too large')
  })
  const reasons = await Promise.allSettled([
    received.keep(makeKey('chat-files')),
    files.get(key),
    files.check(),
    files.list()[Symbol.asyncIterator]().next(),
  ])
  for (const reason of reasons) expect(reason).toMatchObject({ reason: { reason: 'files.store_away' } })
  expect([...store.objects]).toEqual([[key, Buffer.from('kept')]])
})

test('a backup carries the files of one store to another, and an export brings them out', async () => {
  const { path } = await aChatFile(world, person, 'plan.pdf', a.pdf)
  const folder = aFolder()
  const archive = join(folder, 'all.tar')
  await makeBackup(
    { connection: made.connection, files: made.files, secretFile: undefined, now: () => world.clock.now() },
    archive,
  )
  const other = await aStore()
  const files = openFiles(readSettings({ ...other.settings, DATA_DIR: folder }))
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  await restoreBackup({ connection, files }, archive, await checkArchive(archive))
  expect([...other.objects]).toEqual([...store.objects])

  await exportAll({ connection: made.connection, files: made.files }, join(folder, 'export'))
  expect(readFileSync(join(folder, 'export', 'files', 'chat-files', path))).toEqual(a.pdf)
})
