import type { Language } from '../../contract/kernel/languages.ts'

/** The language of this build; `locale.bn.ts` takes its place in the Bangla one. */
export const locale: Language = 'en'

/** Each language by its own name for itself. */
export const languageNames: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

/** The language that the page can be had in too. */
export const otherLanguage: { code: Language; name: string } = { code: 'bn', name: languageNames.bn }
