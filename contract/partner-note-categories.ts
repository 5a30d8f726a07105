/** The categories of partner notes (specification: partners 4), in its order. */
export const partnerNoteCategories = [
  'Corporate',
  'Litigation',
  'Real Estate',
  'Tax',
  'Employment',
  'Intellectual Property',
] as const
export type PartnerNoteCategory = (typeof partnerNoteCategories)[number]
