import { type ExportTaken, recordExport } from '../../../contract/exports.ts'
import { call } from '../client.ts'

/** Writes down for the audit that a list is taken away. */
export function tellExport(body: ExportTaken): Promise<undefined> {
  return call(recordExport, { body })
}
