import type pg from 'pg'
import type { Ledger } from './ledger.ts'
import type { Findings } from './verify.ts'

interface Standing {
  mark: string
  days: number
  closed: number
  following: number
  deadlines: number
  signed: number
}

// Cases of which people are only reminded are no work of anybody's.
const standing = `
  select c.case_id as mark,
      (select count(*)::int from hearings h where h.case_ref = c.id) as days,
      (select count(*)::int from hearings h where h.case_ref = c.id and h.state <> 'set') as closed,
      (select count(*)::int from hearings h join hearings n on n.id = h.next_ref and n.previous_ref = h.id
        where h.case_ref = c.id) as following,
      (select count(*)::int from deadlines d where d.case_ref = c.id) as deadlines,
      (select count(*)::int from deadlines d where d.case_ref = c.id and d.signed_at is not null) as signed
    from cases c where c.case_id not like 'RM-%'`

/** Days in court, outcomes with their one next date, deadlines and their signatures. */
export async function verifyCourt(db: pg.Client, ledger: Ledger, found: Findings): Promise<void> {
  const { rows } = await db.query<Standing>(standing)
  const seen = new Set<string>()
  for (const row of rows) {
    const { mark, days, closed, following, deadlines, signed } = row
    if (seen.has(mark)) found.doubled.push(`case ${mark}`)
    seen.add(mark)
    const asked = ledger.cases.get(mark)
    if (
      !asked ||
      (days > 0 && !asked.hearing) ||
      (closed > 0 && !asked.outcome) ||
      (signed > 0 && !asked.signed)
    )
      found.invented.push(`on case ${JSON.stringify(row)}`)
    if (closed > 1 || days > closed + 1 || deadlines > 1) found.doubled.push(`on case ${JSON.stringify(row)}`)
    if (closed !== following) found.broken.push(`an outcome without its next date: ${mark}`)
    if (asked?.hearing === 'acked' && days === 0) found.lost.push(`hearing of ${mark}`)
    if (asked?.outcome === 'acked' && closed === 0) found.lost.push(`outcome of ${mark}`)
    if (asked?.deadline === 'acked' && deadlines === 0) found.lost.push(`deadline of ${mark}`)
    if (asked?.signed === 'acked' && signed === 0) found.lost.push(`signature on ${mark}`)
  }
  for (const [mark, { hearing }] of ledger.cases)
    if (hearing && !seen.has(mark)) found.lost.push(`case ${mark}`)
}
