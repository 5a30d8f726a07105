import type { Complete } from '../../../contract/kernel/translated.ts'

export const submitWords = 'সপ্তাহ জমা দিন'

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
