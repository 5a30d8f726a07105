import type { Complete } from '../kernel/translated.ts'

export const handOver = {
  act: 'দায়িত্ব হস্তান্তর',
  title: 'দায়িত্ব হস্তান্তর',
  to: 'যাঁকে অনুরোধ',
  choose: 'একজনকে বেছে নিন',
  peopleFailed: 'সদস্যদের আনা যায়নি',
  note: 'নোট',
  ask: 'অনুরোধ করুন',
  done: 'অনুরোধ পাঠানো হয়েছে',
  failed: 'অনুরোধ পাঠানো যায়নি',
  asked: (from: string, to: string) => `${from} ${to}-কে উপস্থিত থাকতে অনুরোধ করেছেন`,
  asksYou: (from: string) => `${from} আপনাকে উপস্থিত থাকতে অনুরোধ করেছেন`,
  wanted: (to: string) => `অনুরোধ: ${to}`,
  accept: 'রাজি',
  decline: 'পারব না',
  withdraw: 'ফিরিয়ে নিন',
  accepted: 'আপনি উপস্থিত থাকবেন',
  declined: 'না জানানো হয়েছে',
  withdrawn: 'অনুরোধ ফিরিয়ে নেওয়া হয়েছে',
  answerFailed: 'উত্তর পাঠানো যায়নি',
}

export type Whole = Complete<typeof import('./handovers.ts'), typeof import('./handovers.bn.ts')>
