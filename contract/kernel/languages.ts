/** The languages of the product. */
export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** How digits are shown: ০ to ৯, or 0 to 9. */
export const digitForms = ['bengali', 'latin'] as const
export type Digits = (typeof digitForms)[number]

/** The digits of whoever chose none. */
export const digitsOf = (language: Language): Digits => (language === 'bn' ? 'bengali' : 'latin')
