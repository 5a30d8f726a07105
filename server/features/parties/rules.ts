import { complaint } from '../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import { foldDigits } from '../../../contract/kernel/digits.ts'
import { complaintOfEnd } from '../../../contract/kernel/spans.ts'
import type { CaseParty, Party, PartyAlias, PartyRelation } from '../../../contract/parties.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { keyedHash } from '../../platform/tokens/keyed-hash.ts'

/** A party as it is read. */
export type StoredParty = Omit<Party, 'can' | 'cases'> & { cases: number; created_by: string }

/** Whoever writes to cases changes a party that they added, or of which they see a case; policies say the same. */
export function presentParty(ctx: StaffContext, { created_by, ...row }: StoredParty): Party {
  const mine = created_by === ctx.actor.user_id
  const manages = may(ctx, 'cases.manage')
  const edit = manages || (may(ctx, 'cases.write') && (mine || row.cases > 0))
  return { ...row, can: { edit, delete: manages } }
}

/** What of a party stands beside others of the kind, for the audit: lists in one line, of a national id its end. */
export function auditedParty({ phones, emails, birth_year, national_id_last, ...row }: Party) {
  const { kind, name_latin, name_bangla, father_name, mother_name, address, note, is_counsel } = row
  return {
    ...{ kind, name_latin, name_bangla, father_name, mother_name, address, note, is_counsel, birth_year },
    phones: (phones ?? []).join(', '),
    emails: (emails ?? []).join(', '),
    national_id: national_id_last === null ? null : `…${national_id_last}`,
  }
}

interface OfParty {
  may_write: boolean
}
export type StoredAlias = Omit<PartyAlias, 'can'> & OfParty
export type StoredRelation = Omit<PartyRelation, 'can'> & OfParty

/** What belongs to a party is changed like it, and taken away by whoever manages cases. */
export function presentOfParty<Row extends OfParty>(ctx: StaffContext, { may_write, ...row }: Row) {
  return { ...row, can: { edit: may_write, delete: may(ctx, 'cases.manage') } }
}

export type StoredCaseParty = Omit<CaseParty, 'can'> & {
  created_by: string
  lead_id: string | null
  status: string
}

/** A party on a case as its reader gets it. */
export function presentCaseParty(
  ctx: StaffContext,
  { created_by, lead_id, status, ...row }: StoredCaseParty,
): CaseParty {
  const open = status !== 'closed'
  const mine = [created_by, lead_id].includes(ctx.actor.user_id) || may(ctx, 'cases.manage')
  return { ...row, can: { edit: open && may(ctx, 'cases.write'), delete: open && mine } }
}

type Day = string | null | undefined

/** Throws where a party would leave a case before it came; the day on which it comes is today, if none is said. */
export function assertDaysOnCase(
  ctx: StaffContext,
  to: { from_on?: Day; until_on?: Day },
  before?: CaseParty,
): void {
  const first = stands(to.from_on, before?.from_on) ?? dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  assertEnd('until_on', first, stands(to.until_on, before?.until_on))
}

/** Throws where what one party is to another would end before it began. */
export function assertDaysOfRelation(
  _ctx: StaffContext,
  to: { since?: Day; until?: Day },
  before?: PartyRelation,
): void {
  assertEnd('until', stands(to.since, before?.since), stands(to.until, before?.until))
}

/** A day as it will stand: what was sent of it, and as it is where nothing was. */
const stands = (sent: Day, kept: Day): Day => (sent === undefined ? kept : sent)

function assertEnd(field: string, first: Day, last: Day): void {
  const wrong = complaintOfEnd(first, last)
  if (wrong) throw invalidField(field, wrong)
}

/** Digits alone, and those of Bangladesh without its prefix: '+880 1711-000000' is '01711000000'. */
export function foldPhone(typed: string): string {
  return foldDigits(typed)
    .replace(/[^0-9]/g, '')
    .replace(/^(?:00)?880(?=1\d{9}$)/, '0')
}

/** Telephone numbers as they are kept; throws, naming the one that is none. */
export function keptPhones(typed: readonly string[]): string[] {
  const folded = typed.map(foldPhone)
  const wrong = folded.findIndex((digits) => digits.length < 5)
  if (wrong >= 0) throw invalidField(`phones.${wrong}`, complaint('phone'))
  return [...new Set(folded)]
}

/** E-mails as they are kept; throws, naming the one that is none. */
export function keptEmails(typed: readonly string[]): string[] {
  const wrong = typed.findIndex((text) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
  if (wrong >= 0) throw invalidField(`emails.${wrong}`, complaint('email'))
  return [...new Set(typed.map((text) => text.toLowerCase()))]
}

/** A national id as it is kept: of the number itself the last four digits. */
export function keptId(
  secret: Uint8Array,
  typed: string | null | undefined,
): { national_id_hash?: string | null; national_id_last?: string | null } {
  if (typed === undefined) return {}
  if (typed === null || typed === '') return { national_id_hash: null, national_id_last: null }
  return {
    national_id_hash: keyedHash(secret, 'national id', typed).toString('hex'),
    national_id_last: typed.slice(-4),
  }
}

/** The job that reads names that nobody has read, or not since the groups of spellings changed. */
export const readNamesAgain = 'read-names'
