/** The categories of costs (specification: costing 3), in its order. */
export const costCategories = [
  'Legal Fees',
  'Court Fees',
  'Documentation',
  'Travel',
  'Communication',
  'Research',
  'Expert Witness',
  'Administrative',
  'Other',
] as const
export type CostCategory = (typeof costCategories)[number]
