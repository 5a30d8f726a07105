/** What one may apply for, as it is stored. */
export const positions = ['intern', 'junior-associate', 'associate'] as const
export type Position = (typeof positions)[number]
