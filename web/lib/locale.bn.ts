import type { Complete } from '../../contract/kernel/translated.ts'

export const locale = 'bn'

export const otherLanguage = { code: 'en', name: 'English' }

export type Whole = Complete<typeof import('./locale.ts'), typeof import('./locale.bn.ts')>
