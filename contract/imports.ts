import * as z from 'zod/mini'
import { caseColumns, importKinds, rowStates } from './import-kinds.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { named } from './people.ts'

export const importLimits = { bytes: 20 * 1024 * 1024, rows: 20_000, heads: 100, undo_days: 7 }

const mapping = z.object({
  /** For each column of the file, in its order, what it is; null: left out. */
  columns: z.array(z.nullable(z.enum(caseColumns))).check(z.maxLength(importLimits.heads)),
  /** How 3/4/2026 is meant; null while nobody has said it, and then such days are wrong. */
  day_order: z.nullable(z.enum(['day_first', 'month_first'])),
})
export type Mapping = z.infer<typeof mapping>

const counts = z.object({ new: z.int(), change: z.int(), same: z.int(), wrong: z.int() })

const importRun = z.object({
  id: f.id,
  kind: z.enum(importKinds),
  /** What its file was called. */
  file_name: z.string(),
  state: z.enum(['preview', 'applied', 'undone', 'failed']),
  /** What goes on with it at this moment; its counts are of before. */
  doing: z.nullable(z.enum(['check', 'apply', 'undo'])),
  /** Why what was done last came to nothing. */
  failure: z.nullable(z.string()),
  heads: z.array(z.string()),
  mapping,
  /** Some day of the file can be read both ways. */
  asks_day_order: z.boolean(),
  /** Rows by state, of those that the reader may see. */
  counts,
  /** What undoing left as it is, because somebody had changed it since. */
  kept: z.int(),
  profiles: named,
  at: f.moment,
  version: f.version,
  can: z.object({ apply: z.boolean(), undo: z.boolean() }),
})
export type ImportRun = z.infer<typeof importRun>

const importRow = z.object({
  row_no: z.int(),
  /** The cells as they stand in the file. */
  raw: z.array(z.string()),
  /** Null until it was looked at. */
  state: z.nullable(z.enum(rowStates)),
  /** Whole sentences in the reader's language, each with the column that it is about. */
  complaints: z.array(z.object({ path: z.string(), message: z.string() })),
  /** The case that it names, or made. */
  case_ref: z.nullable(f.id),
})
export type ImportRow = z.infer<typeof importRow>

const access = 'data.import'
const runs = '/rest/v1/import_runs'

export const previewImport = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/preview_import',
  summary: 'Takes a CSV file and looks at each row; nothing of it is written anywhere else',
  access,
  form: { file: 'file', fields: ['kind', 'preset'] },
  body: z.object({ kind: z.enum(importKinds), preset: z.optional(f.line(60)) }),
  reply: importRun,
  refuses: [
    'files.missing',
    'files.empty',
    'files.kind',
    'files.content',
    'files.too_large',
    'files.quota',
    'imports.nothing',
    'request.key_reused',
  ],
  creates: true,
})

export const updateImport = endpoint({
  method: 'PATCH',
  path: `${runs}/:id`,
  summary: 'Says what the columns are, made on `version`, and looks at each row again',
  access,
  params: f.oneRow,
  body: z.object({ mapping, version: f.version }),
  reply: importRun,
  refuses: ['row.not_found', 'request.stale_version'],
})

export const applyImport = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/apply_import',
  summary: 'Writes all valid rows, or with `strict` nothing while one is wrong; done twice it writes once',
  access,
  body: z.object({ id: f.id, strict: z._default(z.boolean(), false) }),
  reply: importRun,
  refuses: ['row.not_found', 'imports.rows_wrong', 'imports.nothing'],
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/undo_import',
  summary: 'Within 7 days removes what an import made and nobody has changed since',
  access,
  body: f.oneRow,
  reply: importRun,
  refuses: ['row.not_found'],
})

export const listImports = endpoint({
  method: 'GET',
  path: runs,
  summary: 'Earlier imports, newest first',
  access,
  query: z.object({ id: z.optional(f.id), kind: z.optional(z.enum(importKinds)), ...paging }),
  reply: pageOf(importRun),
  refuses: [],
})

export const listImportRows = endpoint({
  method: 'GET',
  path: '/rest/v1/import_rows',
  summary: 'The rows of an import in the order of its file, of those on cases that the reader sees',
  access,
  query: z.object({
    run_ref: f.id,
    state: z.optional(z.enum(rowStates, complaint('one_of_the_states'))),
    ...paging,
  }),
  reply: pageOf(importRow),
  refuses: ['row.not_found'],
})
