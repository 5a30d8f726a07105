import type { Complete } from '../kernel/translated.ts'

export const caseNames = {
  case_id: 'মামলা আইডি',
  client_name: 'মক্কেলের নাম',
  description: 'বিবরণ',
  links: 'লিংক',
}

export type Whole = Complete<typeof import('./cases.ts'), typeof import('./cases.bn.ts')>
