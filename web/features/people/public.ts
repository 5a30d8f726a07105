export { firmQuery, useFirm } from '../../lib/firm.ts'
export { myProfileQuery, useRename } from './api.ts'
export { nameOf, roleNames, unknownName } from './labels.ts'
