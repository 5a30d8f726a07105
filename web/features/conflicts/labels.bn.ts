import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'স্বার্থের সংঘাত যাচাই',
  meta: 'পক্ষ, মক্কেল, চাকরিপ্রার্থী ও কর্মীদের মধ্যে যেসব নাম খোঁজা হয়েছে',
  run: 'স্বার্থের সংঘাত যাচাই করুন',
  running: 'খোঁজা হচ্ছে...',
  print: 'প্রিন্ট করুন',
  all: 'সব যাচাই',
  ofCase: 'এই মামলার যাচাই',
  listed: 'স্বার্থের সংঘাত যাচাই',
  anyState: 'সব অবস্থা',
  stateFilter: 'অবস্থা',
  loading: 'স্বার্থের সংঘাত যাচাই আনা হচ্ছে...',
  loadFailed: 'স্বার্থের সংঘাত যাচাই আনা যায়নি',
  none: 'এখনো কোনো স্বার্থের সংঘাত যাচাই নেই',
  noneHint: 'আপনার করা যাচাই, বা যেগুলোর সিদ্ধান্ত আপনি দিতে পারেন, এখানে দেখা যাবে।',
  open: 'খুলুন',
  retry: 'আবার চেষ্টা করুন',
  gone: 'এই স্বার্থের সংঘাত যাচাই আপনি দেখতে পারবেন না।',
}

export const report = {
  loading: 'স্বার্থের সংঘাত যাচাই আনা হচ্ছে...',
  loadFailed: 'স্বার্থের সংঘাত যাচাই আনা যায়নি',
  listed: 'একই রকম নাম',
  reviewed: 'একজন পার্টনার এই যাচাই পর্যালোচনা করবেন।',
  capped: 'একই রকম নাম ১,০০০টির বেশি। নামের আরও অংশ লিখুন।',
  looking: 'আপনি যা দেখতে পারেন তাতে আবার খোঁজা হচ্ছে...',
  lookFailed: 'আবার খোঁজা যায়নি',
  decideFirst: 'আগে প্রতিটি জোরালো মিলের সিদ্ধান্ত দিন।',
  second: 'দ্বিতীয় পার্টনারের জন্য অপেক্ষমাণ',
  decide: 'সিদ্ধান্ত দিন',
  change: 'বদলান',
  addNote: 'নোট যোগ করুন',
  changeNote: 'নোট বদলান',
  saveNote: 'সংরক্ষণ করুন',
  noteOf: (name: string) => `${name}: নোট`,
  keepAsIs: 'যেমন আছে থাকুক',
  bodies: 'সরকারি প্রতিষ্ঠান',
  applicant: 'চাকরিপ্রার্থী',
  decisionFailed: 'স্বার্থের সংঘাত যাচাই সংরক্ষণ করা যায়নি',
  shortcuts: { 1: 'একই ব্যক্তি', 2: 'অন্য কেউ', 3: 'সংঘাত নেই' },
}

export const heads = {
  asked: 'যে নাম খোঁজা হয়েছে',
  name: 'নাম',
  alike: 'মিল',
  where: 'কোথায়',
  role: 'ভূমিকা',
  case: 'মামলা',
  since: 'যে দিন থেকে',
  decision: 'সিদ্ধান্ত',
  names: 'নাম',
  why: 'কেন',
  state: 'অবস্থা',
  by: 'যিনি যাচাই করেছেন',
  when: 'কখন',
}

export const deciding = {
  title: 'স্বার্থের সংঘাত যাচাইয়ের সিদ্ধান্ত',
  about: 'এই সিদ্ধান্ত মামলায় লেখা থাকবে।',
  outcome: 'সিদ্ধান্ত',
  note: 'নোট',
  noteHint: 'সংঘাত থাকলে, বা ছাড় দিলে নোট লাগবে।',
  noteMissing: 'কারণ লিখুন।',
  outcomeMissing: 'একটি সিদ্ধান্ত বেছে নিন।',
  done: 'স্বার্থের সংঘাত যাচাইয়ের সিদ্ধান্ত হয়েছে',
  failed: 'স্বার্থের সংঘাত যাচাইয়ের সিদ্ধান্ত দেওয়া যায়নি',
}

export const running = {
  title: 'স্বার্থের সংঘাত যাচাই',
  about: 'যেকোনো লিপিতে, সর্বোচ্চ ২০টি নাম।',
  ofCase: 'যাচাইটি মামলার সঙ্গে থাকবে।',
  name: 'নাম',
  other: 'অন্য লিপিতে নাম',
  side: 'পক্ষ',
  role: 'ভূমিকা',
  more: 'আরেকটি নাম',
  nameOf: (n: string) => `নাম ${n}`,
  remove: (n: string) => `নাম ${n} সরান`,
  missing: 'একটি নাম লিখুন।',
  failed: 'স্বার্থের সংঘাত যাচাই করা যায়নি',
}

export const gate = {
  title: 'কাজের আগে স্বার্থের সংঘাত যাচাই',
  hint: 'এটি চালু থাকলে, যাচাই সংঘাতমুক্ত না হওয়া বা ছাড় না পাওয়া পর্যন্ত মামলায় নম্বর যোগ হয় না। মামলা যোগ করা সবসময় চলে।',
  saved: 'সেটিং সংরক্ষণ হয়েছে',
  failed: 'সেটিং সংরক্ষণ করা যায়নি',
}

export const checkReasonWords = {
  new_case: 'নতুন মামলা',
  party_changed: 'পক্ষ বদলেছে',
  reopened: 'মামলা আবার চালু হয়েছে',
  applicant: 'চাকরিপ্রার্থী',
  by_hand: 'নিজে করা',
}

export const decisionWords = {
  open: 'সিদ্ধান্ত বাকি',
  same_person: 'একই ব্যক্তি',
  other_person: 'অন্য কেউ',
  no_conflict: 'সংঘাত নেই',
}

export const flagWords = {
  client_stood_against_us: 'আমাদের মক্কেল আগে আমাদের বিপক্ষে ছিলেন',
  opponent_is_client: 'প্রতিপক্ষ এখন আমাদের মক্কেল',
  opponent_was_client: 'প্রতিপক্ষ আগে আমাদের মক্কেল ছিলেন',
  counsel_is_staff: 'প্রতিপক্ষের আইনজীবী ফার্মের কর্মী',
  applicant_is_party: 'একজন চাকরিপ্রার্থী মামলার পক্ষ',
  name_only: 'শুধু নামের মিল',
}

export const levelWords = { strong: 'জোরালো', possible: 'সম্ভাব্য' }

export const sourceWords = {
  party: 'পক্ষ',
  case_client: 'মামলা',
  note_client: 'কাজ',
  applicant: 'চাকরিপ্রার্থী',
  staff: 'কর্মী',
}

export const whyWords = {
  name: 'নাম',
  phone: 'ফোন',
  email: 'ই-মেইল',
  national_id: 'জাতীয় পরিচয়পত্র',
  relation: 'সম্পর্ক',
}

export const caseAndWhy = (case_id: string, why: string): string => `${case_id}, ${why}`

export const namesAgainst = (asked: number, names: string | null): string =>
  (names === null ? '' : `${names}টি নামের মধ্যে `) + plural(asked, { one: '{n}টি নাম', other: '{n}টি নাম' })

export const runBy = (name: string, when: string): string => `যাচাই করেছেন ${name}, ${when}`

export const noneAlike = (names: string): string => `${names}টি নামের মধ্যে একই রকম কোনো নাম নেই।`

export const strongCount = (n: number): string => plural(n, { one: '{n}টি জোরালো', other: '{n}টি জোরালো' })
export const possibleCount = (n: number): string => plural(n, { one: '{n}টি সম্ভাব্য', other: '{n}টি সম্ভাব্য' })

export const onCases = (name: string, cases: number): string =>
  `${name}, ${plural(cases, { one: '{n}টি মামলা', other: '{n}টি মামলা' })}`

export const strongDecided = (decided: string, all: string): string =>
  `${all}টি জোরালো মিলের ${decided}টির সিদ্ধান্ত হয়েছে।`

export const decisionOn = (name: string): string => `${name}: সিদ্ধান্ত`
export const changeOf = (name: string): string => `${name}: সিদ্ধান্ত বদলান`
export const openOf = (names: string): string => `${names}: যাচাই খুলুন`
export const andMore = (name: string, more: number): string =>
  more === 0 ? name : `${name} ও ${plural(more, { one: 'আরও {n}টি', other: 'আরও {n}টি' })}`
export const stateOfCheck = (state: string): string => `স্বার্থের সংঘাত যাচাই: ${state}`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
