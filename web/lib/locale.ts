import type { Language } from '../../contract/kernel/languages.ts'

/** The language of this build; `locale.bn.ts` takes its place in the Bangla one. */
export const locale: Language = 'en'

/** The language that the page can be had in too, by its own name for itself. */
export const otherLanguage: { code: Language; name: string } = { code: 'bn', name: 'বাংলা' }
