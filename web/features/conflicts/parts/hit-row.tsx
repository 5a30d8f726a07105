import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { HitDecision } from '../../../../contract/conflict-words.ts'
import type { ConflictHit } from '../../../../contract/conflicts.ts'
import { caseStatusWords } from '../../../../contract/words/cases.ts'
import { partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { inDigits } from '../../../lib/digits.ts'
import { shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { isFree } from '../../../lib/shortcuts.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { flagWords, heads, levelWords, report, sourceWords, whyWords } from '../labels.ts'
import { answerKeys, spellingsOf } from '../logic.ts'
import { HitAnswer } from './hit-answer.tsx'

// Said again in words, because the phone layout takes the table's own roles away.
export const roles = { row: { role: 'row' }, cell: { role: 'cell' } } as const

/** Keeps what somebody says of a hit; tells whether it was kept. */
export type Decide = (hit: ConflictHit, decision: HitDecision, note: string | null) => Promise<boolean>

type HitRowProps = {
  hit: ConflictHit
  /** Whether its reader is told of decisions. */
  tells: boolean
  /** Left out: nothing is decided any more, or not by this reader. */
  onDecide: Decide | undefined
}

/** A name that is alike, where it stands, and what was decided. Keys 1, 2, 3 answer the row in focus. */
export function HitRow({ hit, tells, onDecide }: HitRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  const decide = (decision: HitDecision) => {
    if (!onDecide) return
    focusNext(row.current)
    void onDecide(hit, decision, hit.note)
  }
  const press = (event: KeyboardEvent) => {
    const decision = new Map(Object.entries(answerKeys)).get(event.key)
    if (!decision || !isFree(event.nativeEvent)) return
    event.preventDefault()
    decide(decision)
  }
  return (
    <tr
      ref={row}
      {...roles.row}
      onKeyDown={press}
      data-hit={hit.decision}
      className="focus-within:bg-accent-soft/40 max-lg:block max-lg:border-t max-lg:border-border max-lg:px-4 max-lg:py-3"
    >
      <NameCells hit={hit} />
      <HitFacts hit={hit} />
      {tells && (
        <Cell head={heads.decision} wide>
          <HitAnswer
            hit={hit}
            onDecide={onDecide && decide}
            onNote={onDecide && ((note) => onDecide(hit, hit.decision, note))}
          />
        </Cell>
      )}
    </tr>
  )
}

/** The next hit that is open takes the focus, so that one key after the other answers all. */
function focusNext(row: HTMLTableRowElement | null): void {
  const all = [...(row?.closest('table')?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
  const place = all.findIndex((one) => row?.isSameNode(one))
  const next = all.slice(place + 1).find((one) => one.dataset.hit === 'open')
  ;(next ?? row)?.querySelector<HTMLElement>('[data-answers] button')?.focus()
}

function NameCells({ hit }: { hit: ConflictHit }) {
  const { latin, bangla } = spellingsOf(hit)
  return (
    <td {...roles.cell} colSpan={2} className={cellClass}>
      <span className="grid lg:grid-cols-2 lg:gap-x-3">
        <span lang="en" className="[overflow-wrap:anywhere] max-lg:font-semibold">
          {latin ?? <Dash />}
        </span>
        <span lang="bn" className={cx('[overflow-wrap:anywhere]', !bangla && 'max-lg:hidden')}>
          {bangla ?? <Dash />}
        </span>
      </span>
      {hit.flag !== 'name_only' && (
        <span className="mt-1 block text-meta font-semibold text-danger">{flagWords[hit.flag]}</span>
      )}
    </td>
  )
}

function HitFacts({ hit }: { hit: ConflictHit }) {
  const { level, score, why, source, role, side, case: on, since } = hit
  return (
    <>
      <Cell head={heads.alike}>
        <StatusBadge tone={level === 'strong' ? 'red' : 'yellow'}>{levelWords[level]}</StatusBadge>
        <Below>{[inDigits(score.toFixed(2)), ...(why === 'name' ? [] : [whyWords[why]])].join(', ')}</Below>
      </Cell>
      <Cell head={heads.where}>{sourceWords[source]}</Cell>
      <Cell head={heads.role}>
        {role ? partyRoleWords[role] : source === 'applicant' ? report.applicant : <Dash />}
        {side && <Below>{partySideWords[side]}</Below>}
      </Cell>
      <Cell head={heads.case}>
        {on ? (
          <>
            <Link
              {...paths.case(on.id)}
              className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline"
            >
              {on.case_id}
            </Link>
            <Below>{caseStatusWords[on.status]}</Below>
          </>
        ) : (
          <Dash />
        )}
      </Cell>
      <Cell head={heads.since}>{since ? shortDay(since) : <Dash />}</Cell>
    </>
  )
}

const cellClass = 'align-top lg:border-t lg:border-border lg:px-2.5 lg:py-2.5 max-lg:block max-lg:py-1'

function Cell({ head, wide, children }: { head: string; wide?: boolean; children: ReactNode }) {
  return (
    <td
      {...roles.cell}
      className={cx(
        cellClass,
        wide ? 'max-lg:pt-2' : 'max-lg:grid max-lg:grid-cols-[minmax(6rem,2fr)_3fr] max-lg:gap-3',
      )}
    >
      {!wide && <span className="text-meta font-semibold text-ink-3 lg:hidden">{head}</span>}
      <span className="min-w-0">{children}</span>
    </td>
  )
}

function Below({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-meta text-ink-2">{children}</span>
}

function Dash() {
  return (
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
  )
}
