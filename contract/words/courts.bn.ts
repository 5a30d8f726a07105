import type { courtCalendar } from '../court-calendars.ts'
import type { CourtDayKind, CourtLevel, LawSide } from '../court-words.ts'
import type { caseStage, caseType, court } from '../courts.ts'
import type { PerField } from '../kernel/row.ts'
import type { Complete } from '../kernel/translated.ts'

const names = { name_en: 'নাম', name_bn: 'বাংলা নাম', is_active: 'ব্যবহারে আছে' }

export const courtNames: PerField<typeof court, string> = {
  ...names,
  level: 'স্তর',
  district: 'জেলা',
  place: 'স্থান',
  calendar_ref: 'ক্যালেন্ডার',
}

export const caseTypeNames: PerField<typeof caseType, string> = {
  ...names,
  code: 'কোড',
  side: 'আইনের ক্ষেত্র',
  aliases: 'অন্যভাবে লেখা হয়',
  our_side_words: 'আমাদের পক্ষকে বলা হয়',
  other_side_words: 'অপর পক্ষকে বলা হয়',
}

export const caseStageNames: PerField<typeof caseStage, string> = { ...names, place_in_order: 'ক্রম' }

export const courtLevelWords: Record<CourtLevel, string> = {
  appellate_division: 'আপিল বিভাগ',
  high_court_division: 'হাইকোর্ট বিভাগ',
  district: 'জেলা আদালত',
  sessions: 'দায়রা আদালত',
  magistrate: 'ম্যাজিস্ট্রেট আদালত',
  tribunal: 'ট্রাইব্যুনাল',
  revenue: 'রাজস্ব আদালত',
  other: 'অন্যান্য',
}

export const lawSideWords: Record<LawSide, string> = {
  civil: 'দেওয়ানি',
  criminal: 'ফৌজদারি',
  writ: 'রিট',
  company: 'কোম্পানি',
  other: 'অন্যান্য',
}

export const courtCalendarNames: PerField<typeof courtCalendar, string> = {
  name: 'নাম',
  weekly_off: 'সাপ্তাহিক ছুটি',
  filled_until: 'যে দিন পর্যন্ত ছুটি লিপিবদ্ধ',
}

export const courtDayKindWords: Record<CourtDayKind, string> = {
  holiday: 'ছুটির দিন',
  vacation: 'অবকাশ',
  working_day: 'বিশেষ কর্মদিবস',
  office_only: 'শুধু অফিস খোলা',
  other: 'অন্যান্য',
}

export type Whole = Complete<typeof import('./courts.ts'), typeof import('./courts.bn.ts')>
