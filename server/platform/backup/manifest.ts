import { z } from 'zod'

const part = { size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

/** What an archive says of itself, in its last entry: an archive without one was cut. */
export const manifest = z.object({
  product: z.literal('sereshta'),
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The schema that the tables had: the migrations that had run, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), ...part })),
  files: z.array(z.object({ key: z.string(), ...part })),
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
  /** The secret of the data folder, where it is kept there. */
  secret: z.nullable(z.object(part)),
})
export type Manifest = z.infer<typeof manifest>

/** How the parts of an archive are named in it. */
export const entryNames = {
  manifest: 'manifest.json',
  secret: 'auth-secret',
  table: (name: string) => `tables/${name}.copy.gz`,
  file: (key: string) => `files/${key}`,
}

/** Every part that a manifest promises, by its name in the archive. */
export function partsOf({ tables, files, secret }: Manifest): Map<string, { size: number; sha256: string }> {
  return new Map([
    ...(secret ? [[entryNames.secret, secret] as const] : []),
    ...files.map((file) => [entryNames.file(file.key), file] as const),
    ...tables.map((table) => [entryNames.table(table.name), table] as const),
  ])
}

/** An archive cannot be used; the message says why, for the person who asked. */
export class WrongArchive extends Error {}
