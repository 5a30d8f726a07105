export { firmQuery, myProfileQuery, useFirm, useRename } from './api.ts'
export { nameOf, roleNames } from './labels.ts'
