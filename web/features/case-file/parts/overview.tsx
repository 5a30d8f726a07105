import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseFile, CasePerson } from '../../../../contract/case-file.ts'
import { caseParts } from '../../../../contract/case-states.ts'
import { isWebAddress } from '../../../../contract/kernel/web-address.ts'
import { hours, money, shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { LongText } from '../../../ui/long-text.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { useFirm } from '../../people/public.ts'
import { caseCountsQuery } from '../api.ts'
import { empty, entriesOf, feeWords, partWords, overview as words } from '../labels.ts'
import { currentNumber, formerNumbers, nameIn, partyName } from '../logic.ts'

type OverviewProps = {
  file: CaseFile
  /** What happened last, which another feature tells. */
  latest: ReactNode
}

/** What there is to know of a case at a glance. */
export function Overview({ file, latest }: OverviewProps) {
  return (
    <div className="grid items-start gap-4 min-[1272px]:grid-cols-[minmax(0,1fr)_356px]">
      <div className="flex min-w-0 flex-col gap-4">
        <Facts file={file} />
        <Parties parties={file.parties} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Sums id={file.case.id} />
        <Team people={file.people} />
        {latest}
      </div>
    </div>
  )
}

/** A card of the overview with its name. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card className="px-5 py-4">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-card font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  )
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

function Facts({ file: { case: row, numbers, labels, can } }: { file: CaseFile }) {
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
    <Part title={words.facts}>
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
  return [feeWords[fee_kind], fee_note].filter(Boolean).join(', ')
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

const sides = ['ours', 'theirs', 'neutral'] as const

/** Whose side everybody is on: ours at the left, theirs at the right, neutral ones below. */
function Parties({ parties }: { parties: CaseFile['parties'] }) {
  return (
    <Part title={words.parties}>
      {parties.length === 0 ? (
        <p className="text-secondary text-ink-2">{empty.parties}</p>
      ) : (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {sides.map((side) => (
            <Side key={side} side={side} parties={parties.filter((one) => one.side === side)} />
          ))}
        </div>
      )}
    </Part>
  )
}

function Side({ side, parties }: { side: (typeof sides)[number]; parties: CaseFile['parties'] }) {
  if (side === 'neutral' && parties.length === 0) return null
  return (
    <div className={side === 'neutral' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <h3 className="mb-1.5 text-meta font-semibold text-ink-3">{words[side]}</h3>
      <ul className="flex flex-col gap-2">
        {parties.map((party) => (
          <li key={party.id}>
            <span
              lang={languageOf(partyName(party))}
              className="block text-body font-semibold [overflow-wrap:anywhere]"
            >
              {partyName(party)}
            </span>
            {party.role_word && (
              <span className="text-meta [overflow-wrap:anywhere] text-ink-2">{party.role_word}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
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

function Team({ people }: { people: readonly CasePerson[] }) {
  const parts = caseParts.map((part) => ({ part, people: people.filter((one) => one.part === part) }))
  return (
    <Part title={words.team}>
      {people.length === 0 && <p className="text-secondary text-ink-2">{words.nobody}</p>}
      <dl className="flex flex-col gap-1.5">
        {parts
          .filter((of) => of.people.length > 0)
          .map((of) => (
            <div key={of.part} className="flex gap-3">
              <dt className="w-20 shrink-0 pt-0.5 text-secondary text-ink-3">{partWords[of.part]}</dt>
              <dd className="flex min-w-0 flex-1 flex-wrap gap-1.5">
                {of.people.map((person) => (
                  <CreatorBadge key={person.user_id} of={person} />
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Part>
  )
}
