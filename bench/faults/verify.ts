import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { localFiles } from '../../server/platform/files/local-files.ts'
import { invariants } from '../invariants.ts'
import type { Ledger } from './ledger.ts'
import { verifyCourt } from './verify-court.ts'

/** What the database and the store do not have as they should: each line names one thing. */
export interface Findings {
  /** Acknowledged, and not there. */
  lost: string[]
  /** There more than once. */
  doubled: string[]
  /** There, and never asked for. */
  invented: string[]
  /** Rows and files that do not fit together, and broken invariants. */
  broken: string[]
}

/** Holds what is there against what was acknowledged, and looks whether every invariant holds. */
export async function verify(db: pg.Client, dataDir: string, ledger: Ledger): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], invented: [], broken: [] }
  await verifyNotes(db, ledger, findings)
  await verifyMessages(db, dataDir, ledger, findings)
  await verifyApplications(db, dataDir, ledger, findings)
  await verifyCourt(db, ledger, findings)
  await verifyFiles(db, dataDir, ledger, findings)
  const { rows } = await db.query<{ invariant: string; broken: string }>(invariants)
  for (const { invariant, broken } of rows) {
    if (Number(broken) > 0) findings.broken.push(`${invariant}: ${broken} times not`)
  }
  return findings
}

async function verifyNotes(db: pg.Client, ledger: Ledger, found: Findings): Promise<void> {
  const { rows } = await db.query<{ title: string; hours: string }>(
    'select title, round(hours_worked * 100)::text as hours from notes',
  )
  const seen = new Set<string>()
  for (const { title, hours } of rows) {
    const [mark = '', revision = ''] = title.split(' r')
    const note = ledger.notes.get(mark)
    if (!note || Number(revision) > note.sentRevision || Number(hours) > note.sentHours)
      found.invented.push(`task ${title} with ${hours}`)
    if (seen.has(mark)) found.doubled.push(`task ${mark}`)
    seen.add(mark)
    if (!note) continue
    if (note.deleted === 'acked') found.lost.push(`deletion of task ${mark}`)
    if (Number(revision) < note.ackedRevision) found.lost.push(`revision ${note.ackedRevision} of ${mark}`)
    if (Number(hours) < note.ackedHours) found.lost.push(`hours of ${mark}`)
  }
  for (const [mark, { created, deleted }] of ledger.notes)
    if (created === 'acked' && deleted === undefined && !seen.has(mark)) found.lost.push(`task ${mark}`)
}

async function verifyMessages(
  db: pg.Client,
  dataDir: string,
  ledger: Ledger,
  found: Findings,
): Promise<void> {
  const { rows } = await db.query<{ mark: string; file_key: string | null }>(
    'select message_text as mark, file_key from community_chat',
  )
  const seen = new Set<string>()
  for (const { mark, file_key } of rows) {
    const message = ledger.messages.get(mark)
    if (!message) found.invented.push(`message ${mark}`)
    if (seen.has(mark)) found.doubled.push(`message ${mark}`)
    seen.add(mark)
    if (message?.deleted === 'acked') found.lost.push(`deletion of message ${mark}`)
    if (message?.file !== (await hashOf(dataDir, file_key))) found.lost.push(`file of message ${mark}`)
  }
  for (const [mark, { created, deleted }] of ledger.messages)
    if (created === 'acked' && deleted === undefined && !seen.has(mark)) found.lost.push(`message ${mark}`)
}

async function verifyApplications(
  db: pg.Client,
  dataDir: string,
  ledger: Ledger,
  found: Findings,
): Promise<void> {
  const { rows } = await db.query<{ email: string; key: string | null }>(
    `select a.email, f.key from career_applications a
       left join files f on f.bucket = 'resumes' and f.path = a.resume_file_path`,
  )
  const seen = new Set<string>()
  for (const { email, key } of rows) {
    const application = ledger.applications.get(email)
    if (!application) found.invented.push(`application of ${email}`)
    if (seen.has(email)) found.doubled.push(`application of ${email}`)
    seen.add(email)
    if (application?.file !== (await hashOf(dataDir, key))) found.lost.push(`resume of ${email}`)
  }
  for (const [email, { created }] of ledger.applications)
    if (created === 'acked' && !seen.has(email)) found.lost.push(`application of ${email}`)
}

/** Every row has its bytes; bytes without a row are those of uploads that nobody heard of, which the sweep takes. */
async function verifyFiles(db: pg.Client, dataDir: string, ledger: Ledger, found: Findings): Promise<void> {
  const { rows } = await db.query<{ key: string; size: string }>('select key, size from files')
  const files = localFiles(dataDir)
  for (const { key, size } of rows) {
    const stored = await files.stat(key)
    if (stored?.size !== Number(size)) found.broken.push(`the row of file ${key} has no such file`)
  }
  const known = new Set(rows.map(({ key }) => key))
  const waiting = await db.query<{ key: string }>(
    `select jsonb_array_elements_text(data -> 'keys') as key from pgboss.job where name = 'remove-files'`,
  )
  for (const { key } of waiting.rows) known.add(key)
  let loose = 0
  for await (const { key } of files.list()) if (!known.has(key)) loose++
  if (loose > ledger.looseFiles)
    found.broken.push(`${loose} files without a row, and ${ledger.looseFiles} may be`)
}

async function hashOf(dataDir: string, key: string | null): Promise<string | undefined> {
  if (key === null) return undefined
  const bytes = await readFile(join(dataDir, 'files', key)).catch(() => undefined)
  return bytes && createHash('sha256').update(bytes).digest('hex')
}
