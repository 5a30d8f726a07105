import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { isWebAddress } from '../../../../contract/kernel/web-address.ts'
import { feeKindWords } from '../../../../contract/words/case-kinds.ts'
import { caseDetailNames } from '../../../../contract/words/cases.ts'
import { hours, money, shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { useFirm } from '../../people/public.ts'
import type { CaseDialogName } from '../address.ts'
import { caseCountsQuery } from '../api.ts'
import { entriesOf, overview as words } from '../labels.ts'
import { currentNumber, formerNumbers, nameIn } from '../logic.ts'
import { Part, Way } from './overview-part.tsx'
import { Parties, Team } from './overview-people.tsx'

type OverviewProps = {
  file: CaseFile
  onDialog: (name: CaseDialogName) => void
  /** What comes next in court, what is due, and what happened last, which other features tell. */
  hearing: ReactNode
  deadlines: ReactNode
  latest: ReactNode
  /** The way to all parties, of whom the first are shown. */
  allParties: ReactNode
}

/** What there is to know of a case at a glance. */
export function Overview({ file, hearing, deadlines, latest, allParties, onDialog }: OverviewProps) {
  const column = 'contents min-[1272px]:flex min-[1272px]:min-w-0 min-[1272px]:flex-col min-[1272px]:gap-4'
  // In one column what comes stands before what is known.
  return (
    <div className="flex flex-col items-stretch gap-4 min-[1272px]:grid min-[1272px]:grid-cols-[minmax(0,1fr)_356px] min-[1272px]:items-start">
      <div className={column}>
        <Place at="order-1">{hearing}</Place>
        <Place at="order-3">
          <Facts file={file} onNumbers={() => onDialog('numbers')} />
        </Place>
        <Place at="order-4">
          <Parties parties={file.parties} all={allParties} />
        </Place>
      </div>
      <div className={column}>
        <Place at="order-2">{deadlines}</Place>
        <Place at="order-5">
          <Sums id={file.case.id} />
        </Place>
        <Place at="order-6">
          <Team file={file} onChange={() => onDialog('team')} />
        </Place>
        <Place at="order-7">{latest}</Place>
      </div>
    </div>
  )
}

/** A card at its place among the others, which is that of its column where there are two. */
function Place({ at, children }: { at: string; children: ReactNode }) {
  return <div className={`min-w-0 empty:hidden min-[1272px]:order-none ${at}`}>{children}</div>
}

/** A name and what it is, where there is something. */
function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={`flex min-h-8 gap-3 py-1 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="w-24 shrink-0 text-secondary text-ink-3">{name}</dt>
      <dd className="min-w-0 flex-1 text-secondary [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

type FactsProps = { file: CaseFile; onNumbers: () => void }

function Facts({ file: { case: row, numbers, labels, can }, onNumbers }: FactsProps) {
  const number = currentNumber(row)
  const former = formerNumbers(numbers)
  const isKnown = [
    number,
    row.court,
    row.bench,
    row.filed_on,
    row.stage,
    row.client_name,
    row.description,
    row.links,
  ]
  return (
    <Part
      title={words.facts}
      aside={numbers.length > 0 && <Way label={words.allNumbers} onPress={onNumbers} />}
    >
      {!isKnown.some(Boolean) && <p className="text-secondary text-ink-2">{words.nothingKnown}</p>}
      <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        <Fact name={words.number} wide>
          {number && [<b key="now">{number}</b>, ...former.map((text) => `, ${text}`)]}
        </Fact>
        <Fact name={words.former} wide>
          {labels.map(({ label }) => label).join(', ')}
        </Fact>
        <Fact name={words.court}>{row.court && nameIn(row.court)}</Fact>
        <Fact name={words.bench}>{row.bench}</Fact>
        <Fact name={words.stage}>{row.stage && nameIn(row.stage)}</Fact>
        <Fact name={words.filed}>{row.filed_on && shortDay(row.filed_on)}</Fact>
        <Fact name={caseDetailNames.is_litigation}>{row.is_litigation ? words.yes : words.no}</Fact>
        <Fact name={words.client}>
          {row.client_name && <span lang={languageOf(row.client_name)}>{row.client_name}</span>}
        </Fact>
        <Fact name={words.disposed}>{row.disposed_on && shortDay(row.disposed_on)}</Fact>
        <Fact name={words.closed}>{row.closed_on && shortDay(row.closed_on)}</Fact>
        <Fact name={words.fee}>{can.see_fee && feeOf(row)}</Fact>
        <Fact name={words.tags}>
          {row.tags.length > 0 && (
            <span className="flex min-w-0 flex-wrap gap-1.5">
              {row.tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          )}
        </Fact>
        <Fact name={words.links} wide>
          {row.links && <Links links={row.links} />}
        </Fact>
        <Fact name={words.description} wide>
          {row.description && <LongText text={row.description} />}
        </Fact>
      </dl>
    </Part>
  )
}

function feeOf({ fee_kind, fee_note }: CaseFile['case']): string | null {
  if (fee_kind === null || fee_kind === 'none') return fee_note
  return [feeKindWords[fee_kind], fee_note].filter(Boolean).join(', ')
}

function Links({ links }: { links: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {links.map((link) => (
        <li key={link} className="[overflow-wrap:anywhere]">
          {isWebAddress(link) ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-w-0 items-center gap-1.5 text-accent hover:underline coarse:min-h-control"
            >
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
              {link.replace(/^https?:\/\//, '')}
            </a>
          ) : (
            link
          )}
        </li>
      ))}
    </ul>
  )
}

function Sums({ id }: { id: string }) {
  const { cost_currency } = useFirm()
  const { data } = useQuery(caseCountsQuery(id))
  return (
    <Card className="grid grid-cols-2 divide-x divide-border py-4">
      <Sum name={words.hours} sum={data && hours(data.sums.hours)} count={data?.counts.hours} />
      <Sum name={words.costs} sum={data && money(data.sums.cost, cost_currency)} count={data?.counts.costs} />
    </Card>
  )
}

function Sum({ name, sum, count }: { name: string; sum: string | undefined; count: number | undefined }) {
  return (
    <div className="min-w-0 px-5">
      <h2 className="text-meta text-ink-2">{name}</h2>
      <p className="font-serif text-section font-semibold break-words tabular-nums">{sum ?? '…'}</p>
      {count !== undefined && <p className="text-meta text-ink-2">{entriesOf(count)}</p>}
    </div>
  )
}
