import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import type { Connection } from '../../kernel/database.ts'
import { makeDurable } from '../durable.ts'
import type { Files } from '../files/files.ts'
import { entryNames, type Manifest } from './manifest.ts'
import { inSnapshot } from './snapshot.ts'
import { copied, migrationsOf, tablesOf } from './tables.ts'

/** What a backup is made of. */
export interface BackupSource {
  connection: Connection
  files: Files
  /** The path of the secret that the data folder keeps, where it is kept there. */
  secretFile: string | undefined
  now: () => Date
}

/** A file was removed between the moment of the snapshot and its turn. */
class FileVanished extends Error {}

const mostTries = 5

/**
 * Writes an archive of everything as it was at one moment, while people go on writing: tables, files, secret. It
 * gets its name when it is whole and durable, so that what has the name can be restored.
 */
export async function makeBackup(source: BackupSource, path: string): Promise<Manifest> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryBackup(source, path)
    } catch (error) {
      // The next snapshot does not know the file any more.
      if (!(error instanceof FileVanished) || tries === mostTries) throw error
    }
  }
}

async function tryBackup(source: BackupSource, path: string): Promise<Manifest> {
  const parts = await mkdtemp(join(dirname(path), '.backup-'))
  const unfinished = join(parts, 'archive')
  try {
    const archive = pack()
    const written = pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }))
    // Whoever packs hears of it by the entry that it writes.
    written.catch((error: Error) => archive.destroy(error))
    const manifest = await inSnapshot(source.connection, (client) => fill(archive, client, source, parts))
    await addText(archive, entryNames.manifest, `${JSON.stringify(manifest, null, 1)}\n`)
    archive.finalize()
    await written
    await makeDurable(unfinished)
    await rename(unfinished, path)
    await makeDurable(dirname(path))
    return manifest
  } finally {
    await rm(parts, { recursive: true, force: true })
  }
}

async function fill(
  archive: Pack,
  client: pg.Client,
  source: BackupSource,
  folder: string,
): Promise<Manifest> {
  const made_at = source.now().toISOString()
  const migrations = await migrationsOf(client)
  const { rows: sequences } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value::float8 as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  const { rows: kept } = await client.query<{ key: string }>('select key from files order by key')
  const secret = source.secretFile === undefined ? null : await addSecret(archive, source.secretFile)
  const files: Manifest['files'] = []
  for (const { key } of kept) files.push({ key, ...(await addFile(archive, source.files, key)) })
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client)) {
    const part = join(folder, table.name)
    const rows = await copyOut(client, `copy ${copied(table)} to stdout`, part)
    const { size } = await stat(part)
    const sha256 = await add(archive, entryNames.table(table.name), size, createReadStream(part))
    await rm(part)
    tables.push({ ...table, rows, size, sha256 })
  }
  return { product: 'sereshta', format: 1, made_at, migrations, tables, files, sequences, secret }
}

async function copyOut(client: pg.Client, statement: string, path: string): Promise<number> {
  const rows = client.query(copyTo(statement))
  await pipeline(rows, createGzip({ level: 5 }), createWriteStream(path, { mode: 0o600 }))
  return rows.rowCount
}

async function addFile(archive: Pack, files: Files, key: string): Promise<{ size: number; sha256: string }> {
  const stored = await files.stat(key)
  const bytes = await files.get(key)
  if (!stored || !bytes) throw new FileVanished(`the file ${key} is not in the store`)
  return { size: stored.size, sha256: await add(archive, entryNames.file(key), stored.size, bytes) }
}

async function addSecret(archive: Pack, path: string): Promise<{ size: number; sha256: string }> {
  const secret = await readFile(path)
  return addText(archive, entryNames.secret, secret)
}

async function addText(
  archive: Pack,
  name: string,
  text: string | Buffer,
): Promise<{ size: number; sha256: string }> {
  const bytes = Buffer.from(text)
  await new Promise<void>((done, fail) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? fail(error) : done()))
  })
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Puts a stream of known length into the archive and answers its hash. */
async function add(archive: Pack, name: string, size: number, bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  bytes.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(bytes, archive.entry({ name, size, mode: 0o600 }))
  return hash.digest('hex')
}
