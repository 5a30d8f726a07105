import type { Complete } from '../../../contract/kernel/translated.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'আমার দিন',
  keep: 'আমার দিন এই ডিভাইসে রাখুন',
  keepHint:
    'শুধু আপনি যে ফোন ব্যবহার করেন তার জন্য। যিনি এটি খুলতে পারেন তিনি পড়তে পারেন: আজ ও আগামীকালের বোর্ড, সময়সীমা ও সভা, যা মেয়াদোত্তীর্ণ, আপনার অসমাপ্ত কাজ ও ধাপ, পরবর্তী তারিখহীন আপনার মামলা, যা আপনার অপেক্ষায় এবং যেখানে আপনি স্থলবর্তী, সর্বোচ্চ তিন দিন।',
  failed: 'আপনার দিন রাখা যায়নি',
  deadlines: 'সময়সীমা',
  meetings: 'সভা',
  tasks: 'অসমাপ্ত কাজ',
  steps: 'ধাপ',
  noHearings: 'কোনো শুনানি নেই',
  noTasks: 'কোনো অসমাপ্ত কাজ নেই',
  mark: 'সম্পন্ন ধরুন',
}

export const waits = {
  mention: 'উল্লেখ',
  handover: 'এই শুনানি নেবেন?',
  owner_ask: 'এই কাজটি নেবেন?',
  conflict_check: 'স্বার্থের সংঘাত যাচাইয়ে সিদ্ধান্ত বাকি',
  application: 'চাকরির আবেদন পর্যালোচনা করুন',
}

export const offlineSince = (time: string): string =>
  `সংযোগ নেই। ${time}-এ যেমন ছিল, আপনার সেই দিন দেখানো হচ্ছে।`

export const actOn = (act: string, title: string): string => `${act}: ${title}`

export const overdueBy = (days: number): string =>
  plural(days, { one: '{n} দিন মেয়াদোত্তীর্ণ', other: '{n} দিন মেয়াদোত্তীর্ণ' })

export const dueOn = (day: string): string => `শেষ তারিখ ${day}`

export type Whole = Complete<typeof import('./labels.ts'), typeof import('./labels.bn.ts')>
