import { type StripKind, stripKinds } from '../../../contract/case-states.ts'
import type { LegalCase } from '../../../contract/cases.ts'
import { deadlineLimits } from '../../../contract/deadline-words.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import type { Author } from '../../../contract/people.ts'
import * as bangla from '../../../contract/words/cases.bn.ts'
import * as english from '../../../contract/words/cases.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type AuthorRow, presentAuthor } from '../people/public.ts'

/** A case as it is read, with the names of what it refers to beside it. */
export interface StoredCase
  extends Omit<LegalCase, 'profiles' | 'can' | 'court' | 'type' | 'stage' | 'lead' | 'fee_kind'>,
    AuthorRow {
  fee_kind: NonNullable<LegalCase['fee_kind']>
  court_en: string | null
  court_bn: string | null
  type_code: string | null
  type_en: string | null
  type_bn: string | null
  our_side_words: string | null
  other_side_words: string | null
  stage_en: string | null
  stage_bn: string | null
  lead_name: string | null
  lead_role: string | null
  lead_left_at: string | null
}

/** What somebody may do with a case that they see (specification: cases 8); the database states the same again. */
export function rightsOn(
  ctx: StaffContext,
  { created_by, lead_id, access, status }: Pick<StoredCase, 'created_by' | 'lead_id' | 'access' | 'status'>,
) {
  const manages = may(ctx, 'cases.manage')
  const leads = lead_id === ctx.actor.user_id
  const writes = may(ctx, 'cases.write')
  const edit = manages || created_by === ctx.actor.user_id
  // Who works on a restricted case sees it.
  const staffs = access === 'firm' || may(ctx, 'cases.restrict')
  return {
    edit,
    details: edit || leads,
    delete: edit,
    access: may(ctx, 'cases.restrict'),
    close: manages || leads,
    merge: manages,
    transfer: (manages || leads) && writes && status !== 'closed',
    fee: manages,
    see_fee: manages || leads,
    lead: manages && staffs,
    team: writes && (access === 'firm' ? manages || leads : may(ctx, 'cases.restrict')),
    write: writes && status !== 'closed',
  }
}

/** Fields that a lead may change who neither added the case nor manages cases. */
export const leadFields = [
  'title',
  'court_ref',
  'bench',
  'type_ref',
  'case_no',
  'case_year',
  'filed_on',
  'stage_ref',
  'tags',
  'no_date_until',
  'no_date_reason',
] as const
/** Fields that take the right to manage cases, whoever added the case. */
export const managedFields = ['lead_id', 'fee_kind', 'fee_note'] as const

/** A case as its reader gets it: the arrangement of fees is the lead's and the managers' to know. */
export function presentCase(ctx: StaffContext, stored: StoredCase): LegalCase {
  const { full_name, role, left_at, ...row } = stored
  const { court_en, court_bn, stage_en, stage_bn, lead_name, lead_role, lead_left_at, ...rest } = row
  const { type_code, type_en, type_bn, our_side_words, other_side_words, ...plain } = rest
  const can = rightsOn(ctx, stored)
  return {
    ...plain,
    profiles: presentAuthor({ full_name, role, left_at }),
    can: { edit: can.edit, delete: can.delete, details: can.details },
    fee_kind: can.see_fee ? plain.fee_kind : null,
    fee_note: can.see_fee ? plain.fee_note : null,
    court: inBothLanguages(plain.court_ref, court_en, court_bn),
    stage: inBothLanguages(plain.stage_ref, stage_en, stage_bn),
    type: typeOf(stored),
    lead:
      plain.lead_id && lead_name !== null && lead_role !== null
        ? { user_id: plain.lead_id, ...leadOf(lead_name, lead_role, lead_left_at) }
        : null,
  }
}

function inBothLanguages(id: string | null, name_en: string | null, name_bn: string | null) {
  return id === null || name_en === null ? null : { id, name_en, name_bn }
}

function typeOf({ type_ref, type_code, type_en, type_bn, our_side_words, other_side_words }: StoredCase) {
  const named = inBothLanguages(type_ref, type_en, type_bn)
  return named && { ...named, code: type_code ?? '', our_side_words, other_side_words }
}

function leadOf(full_name: string, role: string, left_at: string | null): Author {
  return presentAuthor({ full_name, role, left_at })
}

/** A tag as it is kept and compared: composed, small, one blank for several. */
export function tagOf(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}

const stripWords = { en: english.stripWords, bn: bangla.stripWords }

/** What else is known of a case. */
interface Known {
  today: string
  hasParty: boolean
  wasInCourt: boolean
  next_deadline: { title: string; on: string } | null
}

/** How a deadline stands out, by the days to it; one that is further away does not. */
function stripOfDeadline(days: number): StripKind | undefined {
  if (days < 0) return 'deadline_overdue'
  if (days > deadlineLimits.pressing) return undefined
  return days === 0 ? 'deadline_today' : days === 1 ? 'deadline_tomorrow' : 'deadline_near'
}

/** What a case page says at its top, at most three, the most urgent first. */
export function stripsOf(
  row: LegalCase & { shares_label: boolean },
  { today, hasParty, wasInCourt, next_deadline }: Known,
  language: Language,
): { kind: StripKind; text: string; count: number | null }[] {
  // Before a court, and nobody has said to look again later.
  const isAlarming = wasInCourt && (row.no_date_until === null || row.no_date_until <= today)
  const isUndated = row.next_hearing_on === null || row.next_hearing_on < today
  const days = next_deadline && daysBetween(today, next_deadline.on)
  const near = days === null ? undefined : stripOfDeadline(days)
  const holds: Partial<Record<StripKind, boolean>> = {
    ...(near && { [near]: true }),
    no_next_date: row.status === 'open' && row.is_litigation && isUndated && isAlarming,
    conflict_not_done: row.status !== 'closed' && hasParty && row.conflict_state === 'not_checked',
    shares_label: row.shares_label,
  }
  return stripKinds
    .filter((kind) => holds[kind])
    .slice(0, 3)
    .map((kind) =>
      kind === near
        ? { kind, text: next_deadline?.title ?? '', count: days }
        : { kind, text: stripWords[language][kind], count: null },
    )
}
