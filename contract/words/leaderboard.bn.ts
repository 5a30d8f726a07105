import type { Complete } from '../kernel/translated.ts'

export const hoursWords = {
  worked: 'কাজের সময়',
  approved: 'অনুমোদিত',
}

export const approvedOnly = 'শুধু অনুমোদিত সপ্তাহ গোনা হয়।'

export type Whole = Complete<typeof import('./leaderboard.ts'), typeof import('./leaderboard.bn.ts')>
