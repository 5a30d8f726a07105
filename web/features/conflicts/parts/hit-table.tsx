import type { ConflictReport } from '../../../../contract/conflicts.ts'
import { partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { count } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { heads, noneAlike, onCases, possibleCount, strongCount, report as words } from '../labels.ts'
import { type bodiesOf, type groupsOf, spellingsOf } from '../logic.ts'
import { type Decide, HitRow, roles } from './hit-row.tsx'

type HitTableProps = {
  groups: ReturnType<typeof groupsOf>
  bodies: ReturnType<typeof bodiesOf>
  /** How many names were looked through; null for whoever may not decide. */
  names: number | null
  tells: boolean
  onDecide: Decide | undefined
}

/** The names that were asked for, each with those that are alike. */
export function HitTable({ groups, bodies, names, tells, onDecide }: HitTableProps) {
  const shown = [
    heads.alike,
    heads.where,
    heads.role,
    heads.case,
    heads.since,
    ...(tells ? [heads.decision] : []),
  ]
  return (
    <Card className="overflow-clip">
      {/* biome-ignore lint/a11y/noRedundantRoles: the phone layout takes the table's own roles away. */}
      <table role="table" aria-label={words.listed} className="w-full text-secondary max-lg:block">
        <thead className="max-lg:sr-only">
          <tr>
            <th colSpan={2} scope="col" className={headClass}>
              {heads.name}
            </th>
            {shown.map((head) => (
              <th key={head} scope="col" className={headClass}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ no, subject, hits }) => (
          <tbody key={no} className="max-lg:block">
            <Asked subject={subject} hits={hits} names={names} columns={shown.length} />
            {hits.map((hit) => (
              <HitRow key={hit.id} hit={hit} tells={tells} onDecide={onDecide} />
            ))}
          </tbody>
        ))}
      </table>
      {bodies.length > 0 && (
        <details className="border-t border-border px-4 py-3 text-secondary">
          <summary className="font-semibold">{words.bodies}</summary>
          <ul className="pt-2">
            {bodies.map(({ name, cases }) => (
              <li key={name}>{onCases(name, cases)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const headClass = 'px-2.5 py-2.5 text-left text-meta font-semibold text-ink-3'

type Group = HitTableProps['groups'][number]
type AskedProps = {
  subject: ConflictReport['subjects'][number]
  hits: Group['hits']
  names: number | null
  columns: number
}

/** A name that was asked for, and how many are like it. */
function Asked({ subject, hits, names, columns }: AskedProps) {
  const { latin, bangla } = spellingsOf(subject)
  const strong = hits.filter(({ level }) => level === 'strong').length
  const found = [
    strong > 0 && strongCount(strong),
    hits.length > strong && possibleCount(hits.length - strong),
  ].filter(Boolean)
  const none = names !== null && hits.length === 0 && noneAlike(count(names))
  return (
    <tr {...roles.row} className="bg-sunken max-lg:block max-lg:px-4 max-lg:py-2.5">
      <td {...roles.cell} colSpan={2 + columns} className="max-lg:block lg:px-2.5 lg:py-2">
        <span className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          {latin && (
            <strong lang="en" className="[overflow-wrap:anywhere]">
              {latin}
            </strong>
          )}
          {bangla && (
            <strong lang="bn" className="[overflow-wrap:anywhere]">
              {bangla}
            </strong>
          )}
          <span className="text-ink-2">
            {`${partyRoleWords[subject.role]} · ${partySideWords[subject.side]}`}
          </span>
          <span className="ml-auto text-meta text-ink-2">{none || found.join(', ')}</span>
        </span>
      </td>
    </tr>
  )
}
