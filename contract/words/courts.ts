import type { CourtLevel, LawSide } from '../court-words.ts'
import type { caseStage, caseType, court } from '../courts.ts'
import type { PerField } from '../kernel/row.ts'

const names = { name_en: 'Name', name_bn: 'Name in Bangla', is_active: 'In use' }

export const courtNames: PerField<typeof court, string> = {
  ...names,
  level: 'Level',
  district: 'District',
  place: 'Place',
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
