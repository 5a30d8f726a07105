import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../kernel/database.ts'
import { aWorld, type Made, type TestPerson, type World } from '../../kernel/testing.ts'
import { createTestDatabase } from '../../kernel/testing-database.ts'
import { makeKey } from '../files/files.ts'
import { localFiles } from '../files/local-files.ts'
import { checkArchive } from './archive.ts'
import { type BackupSource, makeBackup } from './backup.ts'
import { type Manifest, WrongArchive } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { quoted, tablesOf } from './tables.ts'

let made: Made
let world: World
let person: TestPerson
let folder: string
let archive: string
let manifest: Manifest
let sums: Record<string, string>
const fileKey = makeKey('chat-files')
const drops: (() => Promise<void>)[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-backup-'))
  world = await aWorld({}, (parts) => {
    made = parts
    return {}
  })
  person = await world.aPerson('partner')
  for (const title of ['জমি রেজিস্ট্রেশন', 'A, "quoted"\nand broken \\ title', '=1+1']) await aNote(title)
  await aFile(fileKey, 'what a lawyer sent')
  archive = join(folder, 'quiet.tar')
  manifest = await makeBackup(source(), archive)
  sums = await checksums(made.connection)
})
afterAll(async () => {
  for (const drop of drops) await drop()
  await world.end()
  rmSync(folder, { recursive: true })
})

const source = (): BackupSource => {
  const secretFile = join(folder, 'auth-secret')
  writeFileSync(secretFile, 'thirty-two bytes of a secret 123')
  return { connection: made.connection, files: made.files, secretFile, now: () => world.clock.now() }
}

async function aNote(title: string): Promise<string> {
  const answer = await person.call('POST', '/rest/v1/notes', { title: title.trim(), hours_worked: 1.5 })
  // A title is one line: what is refused there still has to pass through a backup as data.
  if (answer.status === 400) {
    await world.rows('update notes set title = $1 where title = $2', [title, 'জমি রেজিস্ট্রেশন'])
    return ''
  }
  return answer.body.id
}

async function aFile(key: string, content: string): Promise<void> {
  const received = await made.files.receive(Readable.from([Buffer.from(content)]), 1000, () => {
    throw new Error('too large')
  })
  await received.keep(key)
  await world.rows(
    `insert into files (key, bucket, path, user_id, name, ending, size, created_at)
      values ($1, 'chat-files', $2, $3, 'a.txt', 'txt', $4, now())`,
    [key, `${person.user_id}/${key.slice(-32)}.txt`, person.user_id, content.length],
  )
}

async function anEmptyTarget({
  bare = false,
} = {}): Promise<{ connection: Connection; files: ReturnType<typeof localFiles> }> {
  const { connection, drop } = await createTestDatabase(undefined, { bare })
  drops.push(drop)
  return { connection, files: localFiles(mkdtempSync(join(folder, 'target-'))) }
}

/** A checksum of all rows of each table, read past every policy. */
async function checksums(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const found: Record<string, string> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '~' order by t::text)), '') as sum from ${quoted(name)} t`,
      )
      found[name] = rows[0].sum
    }
    return found
  } finally {
    await client.end()
  }
}

test('what is brought back into nothing equals what was there, row by row, with its files', async () => {
  const target = await anEmptyTarget({ bare: true })
  await restoreBackup(target, archive, await checkArchive(archive))
  expect(await checksums(target.connection)).toEqual(sums)
  const bytes = await target.files.get(fileKey)
  expect(bytes && (await text(bytes))).toBe('what a lawyer sent')
})

test('a restored firm goes on: rights, triggers, references and numbers work as before', async () => {
  const target = await anEmptyTarget()
  await restoreBackup(target, archive, manifest)
  const client = new pg.Client(target.connection)
  await client.connect()
  const unforced = `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`
  expect((await client.query(unforced)).rows).toEqual([])
  expect((await client.query(`select tgname from pg_trigger where tgenabled = 'D'`)).rows).toEqual([])
  const references = `select conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`
  expect((await client.query(references)).rows).toEqual(await world.rows(references))
  const next = `select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`
  expect((await client.query(next)).rows).toEqual(await world.rows(next))
  await client.end()
})

test('a backup made while people write is of one moment: what was acknowledged before is in it, sums agree', async () => {
  const before = await aNote('Acknowledged before')
  let writing = true
  const writers = [1, 2, 3].map(async (writer) => {
    for (let count = 0; writing; count++) await aNote(`Meanwhile ${writer}-${count}`)
  })
  writers.push(sendAndDelete(() => writing))
  const path = join(folder, 'busy.tar')
  const listed = await makeBackup(source(), path)
  writing = false
  await Promise.all(writers)
  const target = await anEmptyTarget()
  await restoreBackup(target, path, listed)
  const client = new pg.Client(target.connection)
  await client.connect()
  expect((await client.query('select id from notes where id = $1', [before])).rows).toHaveLength(1)
  const differing = await client.query(`
    select (select count(*) from notes) - (select sum(notes) from note_counts) as counts,
      (select count(*) from notes n where hours_worked <>
        (select coalesce(sum(l.hours_worked), 0) from daily_work_logs l where l.note_id = n.id)) as hours`)
  expect(differing.rows).toEqual([{ counts: '0', hours: '0' }])
  const { rows: kept } = await client.query('select key, size from files')
  expect(kept.length).toBeGreaterThan(0)
  for (const { key, size } of kept) {
    expect(await target.files.stat(key), key).toMatchObject({ size: Number(size) })
  }
  await client.end()
})

/** Sends files, and takes some of them back as their sender would: the row first, the bytes later. */
async function sendAndDelete(goesOn: () => boolean): Promise<void> {
  for (let count = 0; goesOn(); count++) {
    const key = makeKey('chat-files')
    await aFile(key, `file ${count}`)
    // Each of them may cost the backup a try, of which it has five.
    if (count % 2 === 0 || count > 6) continue
    await world.rows('delete from files where key = $1', [key])
    await made.files.remove(key)
  }
}

test.each([
  ['cut at half', (size: number) => Math.floor(size / 2)],
  ['cut by its last kilobyte', (size: number) => size - 1024 * 2],
  ['cut at its beginning', () => 100],
])('an archive that is %s is refused before anything is touched', async (_, length) => {
  const path = join(folder, 'cut.tar')
  writeFileSync(path, readFileSync(archive))
  truncateSync(path, length(readFileSync(archive).length))
  await expect(checkArchive(path)).rejects.toThrow(WrongArchive)
})

test('an archive with one other byte in any part is refused', async () => {
  const whole = readFileSync(archive)
  for (const where of ['what a lawyer sent', 'thirty-two bytes', 'made_at']) {
    const path = join(folder, 'damaged.tar')
    const bytes = Buffer.from(whole)
    bytes[bytes.indexOf(where)] = 0x58
    writeFileSync(path, bytes)
    await expect(checkArchive(path), where).rejects.toThrow(WrongArchive)
  }
  writeFileSync(join(folder, 'other.tar'), 'this is no archive at all')
  await expect(checkArchive(join(folder, 'other.tar'))).rejects.toThrow(WrongArchive)
  await expect(checkArchive(join(folder, 'none.tar'))).rejects.toThrow('There is no archive')
})

test('a database with rows is never written over, nor does an older version take a newer archive', async () => {
  const full = { connection: made.connection, files: made.files }
  await expect(restoreBackup(full, archive, manifest)).rejects.toThrow('The database is not empty')
  const newer = { ...manifest, migrations: [...manifest.migrations, '9999_of_tomorrow'] }
  await expect(restoreBackup(await anEmptyTarget(), archive, newer)).rejects.toThrow('newer version')
})

test('a failed restore leaves no row, and can be repeated', async () => {
  const target = await anEmptyTarget()
  const wrong = { ...manifest, tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })) }
  await expect(restoreBackup(target, archive, wrong)).rejects.toThrow('promises')
  await restoreBackup(target, archive, manifest)
  expect(await checksums(target.connection)).toEqual(sums)
}, 20_000)

test('nothing unfinished is left beside an archive, and a failed backup leaves no archive', async () => {
  expect(readdirSync(folder).filter((name) => name.startsWith('.backup-'))).toEqual([])
  const lost = makeKey('chat-files')
  await aFile(lost, 'soon gone from the store alone')
  await made.files.remove(lost)
  await expect(makeBackup(source(), join(folder, 'never.tar'))).rejects.toThrow('not in the store')
  expect(readdirSync(folder)).not.toContain('never.tar')
  await world.rows('delete from files where key = $1', [lost])
})

test('every table can be backed up: its policy and grant are there', async () => {
  const missing = await world.rows(`
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and (not has_table_privilege('sereshta_backup', c.oid, 'select') or not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polroles @> array['sereshta_backup'::regrole::oid] and p.polcmd = 'r'))`)
  expect(missing).toEqual([])
})
