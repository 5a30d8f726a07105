/** The language of this build; `locale.bn.ts` takes its place in the Bangla one. */
export const locale: 'en' | 'bn' = 'en'
