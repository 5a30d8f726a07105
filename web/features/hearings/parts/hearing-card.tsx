import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Clash, Hearing } from '../../../../contract/hearings.ts'
import { hearingNames, hearingStateWords } from '../../../../contract/words/hearings.ts'
import { inDigits } from '../../../lib/digits.ts'
import { clockTime, shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { choiceNames, diary, said } from '../labels.ts'
import { numberOf, partiesOf, stateTones } from '../logic.ts'
import {
  ActsOf,
  type BoardActs,
  CaseOf,
  Clashes,
  HandoverAsked,
  NextOf,
  OutcomeOf,
  purposeOf,
  Reminded,
  whoAppears,
  withoutNext,
} from './board-cells.tsx'

type HearingCardProps = BoardActs & { of: Hearing; clashes: readonly Clash[]; isRoomSaid: boolean }

const answers = ['adjourned', 'held', 'not_reached'] as const

/** A hearing on a phone, with the three answers under the thumb; one whose outcome is written is a line. */
export function HearingCard({ of, clashes, isRoomSaid, onRecord, onEdit }: HearingCardProps) {
  const [isOpen, setOpen] = useState(false)
  const parties = partiesOf(of)
  const isRecorded = of.state !== 'set'
  if (isRecorded && !isOpen) return <Line of={of} onOpen={() => setOpen(true)} />
  return (
    <article
      data-record={of.id}
      aria-label={parties}
      className="flex flex-col gap-3 rounded-lg border border-border bg-surface p-4 shadow-card"
    >
      <Head of={of} isRoomSaid={isRoomSaid} isOpen={isOpen} onOpen={setOpen} />
      {isRecorded ? (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <span>
            <OutcomeOf of={of} />
          </span>
          <span className="text-right">
            <NextOf of={of} />
          </span>
        </div>
      ) : (
        <Coming of={of} onRecord={onRecord} />
      )}
      {!isRecorded && <Reminded of={of} />}
      {of.handover && <HandoverAsked hearing={of} />}
      {clashes.length > 0 && <Clashes clashes={clashes} />}
      {isOpen && (
        <div className="flex items-start justify-between gap-2 border-t border-border pt-3">
          <div className="flex min-w-0 flex-col gap-1.5 text-secondary">
            <p>
              <CaseOf of={of} />
            </p>
            {of.brief && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{of.brief}</p>}
          </div>
          <ActsOf of={of} onEdit={onEdit} />
        </div>
      )}
    </article>
  )
}

/** One whose outcome is written, until it is pressed: item, parties, what became of it and the next date. */
function Line({ of, onOpen }: { of: Hearing; onOpen: () => void }) {
  const parties = partiesOf(of)
  const { state, item_no, next_on } = of
  return (
    <article data-record={of.id} aria-label={parties}>
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-lg border border-border bg-surface px-3 text-left"
      >
        {item_no && <b className="font-serif tabular-nums">{inDigits(item_no)}</b>}
        <span lang={languageOf(parties)} title={parties} className="min-w-0 flex-1 truncate font-semibold">
          {parties}
        </span>
        <StatusBadge tone={stateTones[state]}>{hearingStateWords[state]}</StatusBadge>
        {next_on ? (
          <time dateTime={next_on} className="text-secondary whitespace-nowrap tabular-nums">
            {shortDay(next_on)}
          </time>
        ) : (
          <span className="max-w-24 text-right text-meta text-ink-2">{withoutNext(of)}</span>
        )}
      </button>
    </article>
  )
}

type HeadProps = { of: Hearing; isRoomSaid: boolean; isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** Item, parties, time and number; a press opens what else there is. */
function Head({ of, isRoomSaid, isOpen, onOpen }: HeadProps) {
  const parties = partiesOf(of)
  return (
    <div className="flex items-start gap-3.5">
      {of.item_no && (
        <p className="flex w-[54px] shrink-0 flex-col items-center rounded-md bg-sunken px-1 py-2">
          <span className="font-serif text-page-sm leading-none font-semibold tabular-nums">
            {inDigits(of.item_no)}
          </span>
          <span className="mt-1 text-meta text-ink-2">{hearingNames.item_no}</span>
        </p>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="flex min-w-0 flex-1 items-start gap-2 rounded-sm text-left"
      >
        <span className="min-w-0 flex-1">
          <span
            lang={languageOf(parties)}
            className="line-clamp-2 text-card font-semibold [overflow-wrap:anywhere]"
          >
            {parties}
          </span>
          <span className="block text-secondary text-ink-2">
            {of.at_time && <b className="font-semibold text-ink tabular-nums">{clockTime(of.at_time)}</b>}
            {of.at_time && ' · '}
            {numberOf(of) ?? of.case.case_id}
            {of.room && !isRoomSaid && ` · ${hearingNames.room} ${inDigits(of.room)}`}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`mt-1 size-4 shrink-0 text-ink-3 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    </div>
  )
}

function Coming({ of, onRecord }: { of: Hearing; onRecord: BoardActs['onRecord'] }) {
  const purpose = purposeOf(of)
  const { previous_on, previous_state } = of
  const who = whoAppears(of)
  const facts: [string, string][] = [
    ...(purpose ? [[hearingNames.purpose, purpose] as [string, string]] : []),
    ...(previous_on ? [[diary.lastTime, lastTime(previous_on, previous_state)] as [string, string]] : []),
    ...(who ? [[choiceNames.appears_id, who] as [string, string]] : []),
  ]
  return (
    <>
      <OutcomeOf of={of} />
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-secondary">
          {facts.map(([word, text]) => (
            <div key={word} className="contents">
              <dt className="text-ink-2">{word}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {of.can.close && (
        <fieldset className="grid grid-cols-3 gap-2 print:hidden">
          <legend className="sr-only">{said.record}</legend>
          {answers.map((what) => (
            <Button
              key={what}
              className="h-14 min-w-0 px-1 whitespace-normal"
              onClick={() => onRecord(of.id, what)}
            >
              {hearingStateWords[what]}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

function lastTime(day: string, state: Hearing['previous_state']): string {
  return [shortDay(day), state && state !== 'set' && hearingStateWords[state]].filter(Boolean).join(' · ')
}
