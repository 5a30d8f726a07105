import type { CaseColumn } from '../../../contract/import-kinds.ts'
import type { ImportRow, ImportRun, Mapping } from '../../../contract/imports.ts'
import type { ImportSearch } from './address.ts'

export const steps = ['file', 'columns', 'check', 'import', 'done'] as const
export type Step = (typeof steps)[number]

/** How far an import is; what the address asks for counts while there is a choice. */
export function stepOf(run: ImportRun | undefined, asked: ImportSearch['step']): Step {
  if (!run) return 'file'
  if (run.doing === 'apply') return 'import'
  if (run.state !== 'preview') return 'done'
  return asked ?? 'check'
}

/** The cell of a row that is in a column; empty where the file has none. */
export function cellOf({ raw }: Pick<ImportRow, 'raw'>, { columns }: Mapping, column: CaseColumn): string {
  const at = columns.indexOf(column)
  return at < 0 ? '' : (raw[at] ?? '')
}

/** A mapping with another meaning of one column; what had that meaning before is left out. */
export function mappedTo(mapping: Mapping, at: number, column: CaseColumn | null): Mapping {
  const columns = mapping.columns.map((before, index) => {
    if (index === at) return column
    return column !== null && before === column ? null : before
  })
  return { ...mapping, columns }
}

/** How many rows an import holds, of those that the reader may see. */
export function rowsOf({ counts }: Pick<ImportRun, 'counts'>): number {
  return counts.new + counts.change + counts.same + counts.wrong
}
