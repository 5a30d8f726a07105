/** The categories of partner notes (specification part 2 §9), in its order. */
export const partnerNoteCategories = [
  'Corporate',
  'Litigation',
  'Real Estate',
  'Tax',
  'Employment',
  'Intellectual Property',
] as const
export type PartnerNoteCategory = (typeof partnerNoteCategories)[number]
