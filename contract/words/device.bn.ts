import type { Complete } from '../kernel/translated.ts'

export const newer = { isReady: 'নতুন সংস্করণ তৈরি।', reload: 'আবার আনুন' }

export type Whole = Complete<typeof import('./device.ts'), typeof import('./device.bn.ts')>
