export { useFirm } from '../../lib/firm.ts'
export { myProfileQuery } from './api.ts'
export { nameOf, roleNames, unknownName } from './labels.ts'
