import type { Complete } from '../kernel/translated.ts'

export const caseListWords = {
  person: 'মামলায় যিনি কাজ করেন',
  tag: 'ট্যাগ',
  tags: 'ট্যাগ',
  conflict_state: 'স্বার্থের সংঘাত যাচাই',
  yes: 'হ্যাঁ',
  no: 'না',
}

export type Whole = Complete<typeof import('./case-lists.ts'), typeof import('./case-lists.bn.ts')>
