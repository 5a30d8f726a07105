import type { Complete } from '../../contract/kernel/translated.ts'

export const locale = 'bn'

export const languageNames = { en: 'English', bn: 'বাংলা' }

export const otherLanguage = { code: 'en', name: languageNames.en }

export type Whole = Complete<typeof import('./locale.ts'), typeof import('./locale.bn.ts')>
