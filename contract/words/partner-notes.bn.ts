import type { Complete } from '../kernel/translated.ts'

export const partnerNoteNames = {
  title: 'শিরোনাম',
  content: 'লেখা',
  category: 'শ্রেণি',
  is_priority: 'অগ্রাধিকার',
}

export const partnerNoteCategoryWords = {
  Corporate: 'কর্পোরেট',
  Litigation: 'মামলা-মোকদ্দমা',
  'Real Estate': 'ভূসম্পত্তি',
  Tax: 'কর',
  Employment: 'চাকরি ও শ্রম',
  'Intellectual Property': 'মেধাস্বত্ব',
}

export type Whole = Complete<typeof import('./partner-notes.ts'), typeof import('./partner-notes.bn.ts')>
