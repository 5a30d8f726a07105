import type { courtCalendar } from '../court-calendars.ts'
import type { CourtDayKind, CourtLevel, LawSide } from '../court-words.ts'
import type { caseStage, caseType, court } from '../courts.ts'
import type { PerField } from '../kernel/row.ts'

const names = { name_en: 'Name', name_bn: 'Name in Bangla', is_active: 'In use' }

export const courtNames: PerField<typeof court, string> = {
  ...names,
  level: 'Level',
  district: 'District',
  place: 'Place',
  calendar_ref: 'Calendar',
}

export const caseTypeNames: PerField<typeof caseType, string> = {
  ...names,
  code: 'Code',
  side: 'Kind of law',
  aliases: 'Also written',
  our_side_words: 'Our side is called',
  other_side_words: 'The other side is called',
}

export const caseStageNames: PerField<typeof caseStage, string> = { ...names, place_in_order: 'Order' }

export const courtLevelWords: Record<CourtLevel, string> = {
  appellate_division: 'Appellate Division',
  high_court_division: 'High Court Division',
  district: 'District court',
  sessions: 'Sessions court',
  magistrate: 'Magistrate court',
  tribunal: 'Tribunal',
  revenue: 'Revenue court',
  other: 'Other',
}

export const lawSideWords: Record<LawSide, string> = {
  civil: 'Civil',
  criminal: 'Criminal',
  writ: 'Writ',
  company: 'Company',
  other: 'Other',
}

export const courtCalendarNames: PerField<typeof courtCalendar, string> = {
  name: 'Name',
  weekly_off: 'Weekly off',
  filled_until: 'Holidays are entered up to',
}

export const courtDayKindWords: Record<CourtDayKind, string> = {
  holiday: 'Holiday',
  vacation: 'Vacation',
  working_day: 'Special working day',
  office_only: 'Office only',
  other: 'Other',
}
