import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import type { Right } from './rights.ts'

/** The lists that can be taken away as a file or on paper. */
const exportedLists = [
  'cases',
  'costs',
  'timeline',
  'calendar',
  'meetings',
  'feedback',
  'financial-statements',
  'time',
  'audit',
] as const
export type ExportedList = (typeof exportedLists)[number]

/** The right to see a list, where it takes one. */
export const rightToList: Readonly<Partial<Record<ExportedList, Right>>> = {
  meetings: 'meetings',
  'financial-statements': 'statements',
  audit: 'audit',
}

/** Exports that one person may take in an hour. */
export const exportsPerHour = 60
/** Rows that are put on paper: more would keep a browser busy for minutes before its print dialog opens. */
export const mostOnPaper = 5000
/** As many as a sheet of XLSX holds below its heads. */
const mostInFile = 1_048_575

const exportFormats = ['csv', 'xlsx', 'print'] as const

export const recordExport = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/record_export',
  summary: 'Writes down that the caller takes a list away, before they do',
  access: 'staff',
  body: z
    .object({
      list: z.enum(exportedLists, complaint('one_of_the_lists')),
      format: z.enum(exportFormats, complaint('export_format')),
      rows: z
        .int(complaint('whole_number'))
        .check(z.gte(0, complaint('at_least', { least: 0 })), z.lte(mostInFile, complaint('file_rows'))),
    })
    .check(
      z.refine(({ format, rows }) => format !== 'print' || rows <= mostOnPaper, {
        error: complaint('paper_rows', { most: mostOnPaper }),
        path: ['rows'],
      }),
    ),
  refuses: ['rights.partners_only'],
})
export type ExportTaken = z.infer<typeof recordExport.body>
