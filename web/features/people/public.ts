export { useFirm } from '../../lib/firm.ts'
export { unknownName } from '../../ui/person.tsx'
export { myProfileQuery, useSpeech } from './api.ts'
export { creatorColumn, nameOf, roleName, roleNames } from './labels.ts'
