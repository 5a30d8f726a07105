import type { Complete } from '../../../../contract/kernel/translated.ts'

export const awayUntil = (name: string, day: string): string => `${name} (${day} পর্যন্ত অনুপস্থিত)`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
