// What other features may use of the cases.
export { casesQuery } from './api.ts'
export { noCaseIds, unknownName } from './labels.ts'
export { CaseIdField, CaseIdFilter, useHasNoCaseIds } from './parts/case-id-picker.tsx'
export { Conflict, NowBelow } from './parts/conflict.tsx'
export { ExportMenu } from './parts/export-menu.tsx'
export { useDiscard } from './parts/use-discard.ts'
export { useRemoval } from './parts/use-removal.ts'
export { type RowForm, useRowForm } from './parts/use-row-form.ts'
