import { queryOptions } from '@tanstack/react-query'
import type { ImportKind } from '../../../contract/import-kinds.ts'
import * as calls from '../../../contract/imports.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { rowList } from '../../lib/rows/row-queries.ts'
import { upload } from '../../lib/upload.ts'

const topic = 'imports'
const topics = [topic] as const

/** Earlier imports, newest first. */
export const importsQuery = pagedQuery([topic, 'list'] as const, (after, options) =>
  call(calls.listImports, { query: { limit: 50, after } }, options),
)

// A hint says when a job has ended; this is for one that never came.
const lookAgainMs = 3000

/** One import, looked at again while something goes on with it; null where it is not there. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }) =>
      (await call(calls.listImports, { query: { id } }, { signal })).items[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.doing ? lookAgainMs : false),
  })
}

/** The rows of an import, page by page and whole. */
export const importRows = rowList<typeof calls.listImportRows, calls.ImportRow>(topic, calls.listImportRows, {
  pageSize: 50,
})

/** Sends a file to be looked at. What tells one file from another stands beside it: a lost answer makes no second one. */
export function usePreview() {
  return useWrite<{ file: File; kind: ImportKind; told: readonly (string | number)[] }, calls.ImportRun>({
    run: ({ file, kind }, idempotencyKey) => {
      const form = new FormData()
      form.append('kind', kind)
      form.append('file', file, file.name)
      return upload(calls.previewImport, form, { idempotencyKey })
    },
    topics,
  })
}

export function useMapping() {
  return useWrite<{ run: calls.ImportRun; mapping: calls.Mapping }, calls.ImportRun>({
    run: ({ run: { id, version }, mapping }) =>
      call(calls.updateImport, { params: { id }, body: { mapping, version } }),
    topics,
  })
}

export function useApply() {
  return useWrite<{ id: string; strict: boolean }, calls.ImportRun>({
    run: (body) => call(calls.applyImport, { body }),
    topics: [topic, 'cases'],
  })
}

export function useUndo() {
  return useWrite<{ id: string }, calls.ImportRun>({
    run: (body) => call(calls.undoImport, { body }),
    topics: [topic, 'cases'],
  })
}

export const prefetched = (): Prefetched => ({ '/import': [importsQuery] })
