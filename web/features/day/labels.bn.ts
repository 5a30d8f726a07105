import type { Complete } from '../../../contract/kernel/translated.ts'
import { outcomeMissing } from '../../../contract/words/hearings.ts'
import { count } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'আমার দিন',
  tabs: { today: 'আজ', tomorrow: 'আগামীকাল', week: 'সপ্তাহ' },
  tabsOf: 'দিনগুলো',
  loading: 'আপনার দিন আনা হচ্ছে...',
  loadFailed: 'আপনার দিন আনা যায়নি',
  whose: 'কার দিন',
  actions: 'দিনের কাজ',
  print: 'প্রিন্ট করুন',
  setAbsence: 'অনুপস্থিতি লিখুন',
  more: 'আরও',
  next: 'পরের সারি',
  before: 'আগের সারি',
  tooMany: 'এই পাতায় যা আছে, তার চেয়ে বেশি আছে।',
} as const

export const ownDay = (name: string): string => `${name} (নিজের)`

export const nothing = {
  today: { title: 'আজ কিছু নেই', text: 'আগামীকালের দিকে দেখুন, অথবা একটি কাজ শুরু করুন।' },
  tomorrow: { title: 'আগামীকাল কিছু নেই', text: '' },
  week: { title: 'এই সপ্তাহে কিছু নেই', text: '' },
} as const

export const kindWords = {
  task: 'কাজ',
  step: 'ধাপ',
  hearing: 'শুনানি',
  deadline: 'সময়সীমা',
  meeting: 'সভা',
  event: 'ক্যালেন্ডারের ইভেন্ট',
  mention: 'উল্লেখ',
  handover: 'এই শুনানি নেবেন?',
  owner_ask: 'এই কাজটি নেবেন?',
  conflict_check: 'স্বার্থের সংঘাত যাচাইয়ে সিদ্ধান্ত বাকি',
  application: 'চাকরির আবেদন পর্যালোচনা করুন',
  weeks: 'অনুমোদনের সপ্তাহ',
  case: 'মামলা',
} as const

export const stateWords = {
  todo: '',
  doing: 'চলছে',
  waiting: 'অপেক্ষমাণ',
  set: '',
  held: 'অনুষ্ঠিত',
  adjourned: 'মুলতবি',
  not_reached: 'শুনানি হয়নি',
  outcome_missing: outcomeMissing,
  open: '',
  unsigned: 'যাচাই-স্বাক্ষর হয়নি',
  booked: '',
  unread: '',
  asked: '',
  pending: '',
  undated: '',
} as const

export const acts = {
  done: 'সম্পন্ন',
  move: 'অন্য দিনে নিন…',
  assign: 'কাউকে দিন',
  time: 'টাইমার শুরু করুন',
  stopTime: 'টাইমার থামান',
  hours: 'সময় লিখুন',
  open: 'খুলুন',
  record: 'ফলাফল লিখুন',
  mark: 'সম্পন্ন ধরুন',
  take: 'নিন',
  accept: 'রাজি',
  decline: 'না বলুন',
  review: 'পর্যালোচনা করুন',
  setDate: 'পরবর্তী তারিখ দিন',
  day: 'দিন',
  person: 'সদস্য',
  save: 'সংরক্ষণ করুন',
} as const

export const doneOf = (title: string): string => `সম্পন্ন: ${title}`
export const actsOf = (title: string): string => `“${title}” নিয়ে যা করা যায়`

export const told = {
  done: 'কাজটি সম্পন্ন হয়েছে',
  stepDone: 'ধাপটি সম্পন্ন হয়েছে',
  doneFailed: 'কাজটি সম্পন্ন করা যায়নি',
  moved: (day: string) => `${day}-এ নেওয়া হয়েছে`,
  moveFailed: 'কাজটি অন্য দিনে নেওয়া যায়নি',
  assigned: (name: string) => `${name}-কে বলা হয়েছে`,
  assignFailed: 'কাজটি কাউকে দেওয়া যায়নি',
  markFailed: 'উল্লেখটি সম্পন্ন করা যায়নি',
  taken: 'আপনি হাজির থাকবেন',
  taskTaken: 'কাজটি এখন আপনার',
  declined: 'না বলা হয়েছে',
  answerFailed: 'উত্তর দেওয়া যায়নি',
} as const

export const facts = {
  item: (no: string) => `ক্রম ${no}`,
  by: (time: string) => `${time}-এর মধ্যে`,
  with: (name: string) => `সঙ্গে ${name}`,
  stepOf: (task: string) => `‘${task}’-এর ধাপ`,
  askedBy: (name: string) => `অনুরোধ করেছেন ${name}`,
  steps: (done: number, total: number) => `${count(total)}টি ধাপের মধ্যে ${count(done)}টি সম্পন্ন`,
  lastOn: (day: string) => `সর্বশেষ ${day}`,
  backup: (name: string) => `বিকল্প দায়িত্বে: ${name}`,
} as const

export const rowsOf = (n: number): string => count(n)
export const dueAndDoing = (due: number, doing: number): string => {
  const parts = [due > 0 && `${count(due)}টি করণীয়`, doing > 0 && `${count(doing)}টি চলছে`]
  return parts.filter(Boolean).join(' · ')
}
export const showAll = (n: number): string => `সব ${count(n)}টি দেখুন`

export function away(days: number): string {
  if (days === 0) return 'আজ'
  if (days === 1) return 'আগামীকাল'
  if (days === -1) return 'গতকাল'
  if (days < 0) return plural(-days, { one: '{n} দিন আগে', other: '{n} দিন আগে' })
  return plural(days, { one: '{n} দিন পরে', other: '{n} দিন পরে' })
}

export const overdueBy = (days: number): string =>
  plural(days, { one: '{n} দিন ধরে মেয়াদোত্তীর্ণ', other: '{n} দিন ধরে মেয়াদোত্তীর্ণ' })
export const forDays = (days: number): string => plural(days, { one: '{n} দিন ধরে', other: '{n} দিন ধরে' })

export function until(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && `${count(hours)} ঘণ্টা`, (rest > 0 || hours === 0) && `${count(rest)} মিনিট`]
  return `${parts.filter(Boolean).join(' ')} পরে`
}

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
