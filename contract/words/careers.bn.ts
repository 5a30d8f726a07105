import type { Complete } from '../kernel/translated.ts'

export const positionLabels = {
  intern: 'আইন শিক্ষানবিশ',
  'junior-associate': 'জুনিয়র অ্যাসোসিয়েট',
  associate: 'অ্যাসোসিয়েট',
}

export const responseDays = '৫-৭ কর্মদিবস'

export type Whole = Complete<typeof import('./careers.ts'), typeof import('./careers.bn.ts')>
