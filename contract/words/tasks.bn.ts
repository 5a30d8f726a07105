import type { Complete } from '../kernel/translated.ts'

export const statusWords = {
  todo: 'বাকি',
  doing: 'চলছে',
  waiting: 'অপেক্ষমাণ',
  done: 'সম্পন্ন',
} as const

export const dueWords = {
  overdue: 'মেয়াদোত্তীর্ণ',
  today: 'আজ',
  week: 'এই সপ্তাহে',
} as const

export const sharedTask = {
  statusOf: (title: string) => `“${title}” কাজের অবস্থা`,
  peopleFailed: 'সদস্যদের আনা যায়নি',
  add: 'যোগ করুন',
  assignees: 'দায়িত্বপ্রাপ্ত',
  owner: 'মূল দায়িত্বে',
  makeOwner: 'মূল দায়িত্বে রাখুন',
  makeOwnerAsk: (name: string) => `এই কাজের মূল দায়িত্বে ${name}-কে রাখবেন?`,
  giveAsk: (name: string) => `${name}-কে কাজটি নিতে বলবেন?`,
  createdBy: (name: string) => `যোগ করেছেন ${name}`,
  ownerMade: (name: string) => `কাজটি এখন ${name}-এর`,
  ownerAsked: (name: string) => `${name}-কে কাজটি নিতে বলা হয়েছে`,
  makeOwnerFailed: 'মূল দায়িত্বে রাখা যায়নি',
  asksNoMore: 'অনুরোধ তুলে নিন',
  askWithdrawn: 'এখন কাউকে বলা নেই',
  withdrawFailed: 'অনুরোধ তুলে নেওয়া যায়নি',
  assign: 'কাউকে দিন',
  unassign: (name: string) => `${name}-কে এই কাজ থেকে সরান`,
  steps: 'ধাপ',
  addStep: 'ধাপ যোগ করুন',
  deleteStep: (title: string) => `ধাপ মুছুন: ${title}`,
  moveUp: (title: string) => `উপরে নিন: ${title}`,
  moveDown: (title: string) => `নিচে নিন: ${title}`,
  take: 'নিন',
  takeStep: (title: string) => `ধাপটি নিন: ${title}`,
  logHours: 'সময় লিখুন',
  leave: 'কাজটি ছাড়ুন',
  leaveAsk: 'আপনি কি সত্যিই এই কাজটি ছাড়তে চান?',
  left: 'কাজটি ছাড়া হয়েছে',
  leaveFailed: 'কাজটি ছাড়া যায়নি',
  assignFailed: 'কাজটি দেওয়া যায়নি',
  unassignFailed: 'সদস্যকে কাজ থেকে সরানো যায়নি',
  stepFailed: 'ধাপ সংরক্ষণ করা যায়নি',
  stepsFailed: 'ধাপগুলো আনা যায়নি',
} as const

export type Whole = Complete<typeof import('./tasks.ts'), typeof import('./tasks.bn.ts')>
