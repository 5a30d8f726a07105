import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Connection } from '../../kernel/database.ts'
import type { Files } from '../files/files.ts'
import { inSnapshot } from './snapshot.ts'
import { type Column, columnsOf, quoted } from './tables.ts'

/** Tables that say nothing about the firm: what the product counts, remembers for a day, or signs people in with. */
export const technicalTables: readonly string[] = [
  'case_id_years',
  'timeline_cases',
  'idempotency_keys',
  'live_events',
  'note_counts',
  'one_time_tokens',
  'rate_limits',
  'refresh_tokens',
  'sessions',
]

/**
 * Writes all that the firm owns into a new folder: a CSV file for each table and the files as people sent them,
 * all of one moment. Answers the rows of each table. Nothing in it opens anything: no hashes, no tokens.
 */
export async function exportAll(
  source: { connection: Connection; files: Files },
  folder: string,
): Promise<Map<string, number>> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  return inSnapshot(source.connection, async (client) => {
    const rows = new Map<string, number>()
    for (const { name, columns } of await columnsOf(client)) {
      if (technicalTables.includes(name)) continue
      const exported = columns.filter((column) => !keepsHash(column))
      rows.set(name, await writeTable(client, name, exported, join(folder, 'tables', `${name}.csv`)))
    }
    const { rows: files } = await client.query<{ key: string; bucket: string; path: string }>(
      'select key, bucket, path from files order by key',
    )
    for (const { key, bucket, path } of files) {
      await writeOut(source.files, key, join(folder, 'files', bucket, path))
    }
    return rows
  })
}

const keepsHash = ({ name, type }: Column) => name.endsWith('_hash') || type === 'bytea'

async function writeTable(
  client: pg.Client,
  table: string,
  columns: readonly Column[],
  path: string,
): Promise<number> {
  const list = columns.map(cell).join(', ')
  const out = createWriteStream(path, { mode: 0o600 })
  // So that a spreadsheet reads it as Unicode.
  out.write('\u{feff}')
  const rows = client.query(
    copyTo(`copy (select ${list} from ${quoted(table)} order by 1) to stdout with (format csv, header)`),
  )
  await pipeline(rows, out)
  return rows.rowCount
}

/** A text that a spreadsheet would take for a formula, also behind blanks or in wide signs, gets an apostrophe in front. */
function cell({ name, type }: Column): string {
  const column = quoted(name)
  if (type !== 'text') return column
  return `case when ${column} ~ '^([\\s\\u00a0\\u2007\\u202f\\ufeff]*[=+@＝＋＠－-]|[\\t\\r\\n])' then '''' || ${column} else ${column} end as ${column}`
}

async function writeOut(files: Files, key: string, path: string): Promise<void> {
  const bytes = await files.get(key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Removed since the snapshot; its row still says what it was.
  if (!bytes) return writeFile(`${path}.removed`, '')
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
}
