import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterAll, expect, test } from 'vitest'
import { sendFile } from '../../features/chat/testing.ts'
import { aWorld, type Made } from '../../kernel/testing.ts'
import { exportAll, technicalTables } from './export.ts'

const folder = mkdtempSync(join(tmpdir(), 'sereshta-export-'))
let made: Made | undefined
const world = await aWorld({}, (parts) => {
  made = parts
  return {}
})
afterAll(async () => {
  await world.end()
  rmSync(folder, { recursive: true })
})

function rowsOf(table: string): Record<string, string>[] {
  const csv = readFileSync(join(folder, 'tables', `${table}.csv`), 'utf8')
  expect(csv.startsWith('\u{feff}'), 'so that a spreadsheet reads Bangla').toBe(true)
  return Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true }).data
}

test('a firm gets all its data: every table but the technical ones, nothing that opens anything', async () => {
  const person = await world.aPerson('associate', 'রহিমা খাতুন')
  const formulas = ['=HYPERLINK("http://evil.example")', '＝1+1', '＋1', '－1+2', '＠SUM(A1)']
  for (const title of ['জমি, দলিল "যাচাই"', 'blanks', ...formulas]) {
    const { status } = await person.call('POST', '/rest/v1/notes', { title, hours_worked: 1.25 })
    expect(status).toBe(201)
  }
  await world.rows(`update notes set title = $1 where id in (select id from notes where title = 'blanks')`, [
    ' \u00a0 =1',
  ])
  if (!made) throw new Error('the world made nothing')
  const judgment = Buffer.from('রায় ঘোষণা')
  const sent = await sendFile(world, person, 'রায়.txt', judgment)
  expect(sent.status).toBe(201)
  const counts = await exportAll({ connection: made.connection, files: made.files }, folder)
  expect(counts.get('notes')).toBe(7)
  const titles = rowsOf('notes').map(({ title }) => title)
  expect(new Set(titles)).toEqual(
    new Set(['জমি, দলিল "যাচাই"', ...[...formulas, ' \u00a0 =1'].map((text) => `'${text}`)]),
  )
  expect(rowsOf('profiles')[0]).toMatchObject({
    user_id: person.user_id,
    full_name: 'রহিমা খাতুন',
    role: 'associate',
  })
  const [file] = rowsOf('files')
  expect(file).toMatchObject({ name: 'রায়.txt', user_id: person.user_id })
  expect(readFileSync(join(folder, 'files', 'chat-files', file?.path ?? ''))).toEqual(judgment)
  const headings = readdirSync(join(folder, 'tables')).flatMap((name) =>
    Object.keys(rowsOf(name.replace('.csv', ''))[0] ?? {}),
  )
  expect(headings.filter((name) => /hash|token|secret/.test(name))).toEqual([])
  const all = await world.rows<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`,
  )
  const missing = all
    .map(({ relname }) => relname)
    .filter((name) => !existsSync(join(folder, 'tables', `${name}.csv`)))
  expect(missing.sort()).toEqual([...technicalTables].sort())
})
