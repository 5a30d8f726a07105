export { firmQuery, myProfileQuery, useFirm, useRename } from './api.ts'
export { roleNames } from './labels.ts'
