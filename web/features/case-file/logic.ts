import type { CaseCounts, CaseFile } from '../../../contract/case-file.ts'
import type { CaseStatus } from '../../../contract/case-states.ts'
import { versus } from '../../../contract/words/cases.ts'
import { inDigits } from '../../lib/digits.ts'
import { CallFailure } from '../../lib/failure.ts'
import { shortDay } from '../../lib/format.ts'
import { locale } from '../../lib/locale.ts'
import { type CaseTab, caseTabs } from './address.ts'
import { before, numberOf } from './labels.ts'

type Case = CaseFile['case']
type Named = { name_en: string; name_bn: string | null }

/** What somebody gave two names, by the one of the reader's language. */
export function nameIn(of: Named): string {
  return locale === 'bn' ? (of.name_bn ?? of.name_en) : of.name_en
}

/** What a party is called, by the reader's language as far as it has that name. */
export function partyName({ name_latin, name_bangla }: CaseFile['parties'][number]): string {
  const [first, second] = locale === 'bn' ? [name_bangla, name_latin] : [name_latin, name_bangla]
  return first ?? second ?? ''
}

/** What the page is called: the title of the case, else who stands against whom, else its id. */
export function titleOf({
  case: row,
  parties,
}: Pick<CaseFile, 'parties'> & { case: Pick<Case, 'title' | 'case_id' | 'client_name'> }): string {
  if (row.title) return row.title
  const client = parties.find(({ role }) => role === 'client')
  const opponent = parties.find(({ role }) => role === 'opponent')
  const ours = client ? partyName(client) : row.client_name
  return ours && opponent ? versus(ours, partyName(opponent)) : row.case_id
}

/** The client as it is typed on a case, while no party stands there as client of ours; ours are named first. */
export function typedClient({
  case: { client_name },
  parties,
}: {
  case: Pick<Case, 'client_name'>
  parties: readonly Pick<CaseFile['parties'][number], 'side' | 'role'>[]
}): string | null {
  return parties.some(({ side, role }) => side === 'ours' && role === 'client') ? null : client_name
}

/** The number that stands, as the court has it; absent where there is none. */
export function currentNumber(row: Pick<Case, 'type' | 'case_no' | 'case_year'>): string | undefined {
  if (!row.case_no) return undefined
  return numberOf(row.type && nameIn(row.type), inDigits(row.case_no), inDigits(String(row.case_year ?? '')))
}

/** A number that the case has or had. */
export function numberText({ type, case_no, case_year }: CaseFile['numbers'][number]): string {
  return numberOf(type && nameIn(type), inDigits(case_no), inDigits(String(case_year)))
}

/** Former numbers, the last one first. */
export function formerNumbers(numbers: CaseFile['numbers']): string[] {
  return numbers.flatMap((one) =>
    one.until_on === null ? [] : before(shortDay(one.until_on), numberText(one)),
  )
}

export const statusTones: Record<CaseStatus, 'green' | 'blue' | 'grey'> = {
  open: 'green',
  disposed: 'blue',
  closed: 'grey',
}

/** How much a tab holds; not said of the overview and of what happened. */
export function countOf(tab: CaseTab, counts: CaseCounts['counts'] | undefined): number | undefined {
  return counts && tab !== 'overview' && tab !== 'activity' ? counts[tab] : undefined
}

/** The tab after another, or before it; at an end it stays. */
export function tabBeside(tab: CaseTab, by: 1 | -1): CaseTab {
  return caseTabs[caseTabs.indexOf(tab) + by] ?? tab
}

/** The case that another one was merged into, when a failure says so. */
export function keptIn(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || String(error.reason) !== 'cases.merged') return undefined
  const { current } = error
  const id = typeof current === 'object' && current !== null && 'id' in current ? current.id : current
  return typeof id === 'string' ? id : undefined
}
