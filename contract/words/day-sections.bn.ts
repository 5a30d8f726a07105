import type { Complete } from '../kernel/translated.ts'

export const sectionWords = {
  overdue: 'মেয়াদোত্তীর্ণ',
  hearings: 'শুনানি',
  deadlines: 'সময়সীমা',
  meetings: 'সভা',
  tasks: 'কাজ',
  waiting: 'আমার জন্য অপেক্ষমাণ',
  covering: 'স্থলবর্তী',
  no_next_date: 'পরবর্তী তারিখ নেই',
}

export const coveringFor = (name: string): string => `${name}-এর স্থলবর্তী`

export const besidesWord = 'এ ছাড়া'

export type Whole = Complete<typeof import('./day-sections.ts'), typeof import('./day-sections.bn.ts')>
