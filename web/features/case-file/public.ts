// What other features may use of the case file.
export { caseActivityQuery, latestActivityQuery } from './api.ts'
export { empty, overview } from './labels.ts'
export { Part } from './parts/overview-part.tsx'
