import * as calls from '../../../contract/imports.ts'
import { on, type Route } from '../../kernel/http.ts'
import { onUpload, type UploadRoute } from '../../kernel/http-uploads.ts'
import type { Files } from '../../platform/files/files.ts'
import { applyImport } from './commands/apply-import.ts'
import { admitImport, previewImport } from './commands/preview-import.ts'
import { undoImport } from './commands/undo-import.ts'
import { updateImport } from './commands/update-import.ts'
import { listImportRows, listImports } from './queries.ts'

export const importsRoutes: readonly Route[] = [
  on(calls.updateImport, updateImport),
  on(calls.applyImport, applyImport),
  on(calls.undoImport, undoImport),
  on(calls.listImports, listImports),
  on(calls.listImportRows, listImportRows),
]

export function importsUploads(files: Files): readonly UploadRoute[] {
  const how = {
    most: calls.importLimits.bytes,
    tooLarge: 'files.too_large',
    missing: 'files.missing',
    admit: admitImport,
  } as const
  return [onUpload(calls.previewImport, how, (open, input, file) => previewImport(files, open, input, file))]
}
