import type { Complete } from '../../../contract/kernel/translated.ts'

export const roleNames = { partner: 'পার্টনার', associate: 'অ্যাসোসিয়েট' }

export const leftName = (name: string): string => `${name} (প্রাক্তন)`

export const createdBy = 'যিনি যোগ করেছেন'

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
