import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { ConflictHit, ConflictReport as Report } from '../../../../contract/conflicts.ts'
import { partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { inDigits } from '../../../lib/digits.ts'
import { count, dayAndTime, shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/heading.tsx'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { freshQuery, reportQuery, useDecideHit } from '../api.ts'
import {
  caseAndWhy,
  checkReasonWords,
  decisionWords,
  heads,
  levelWords,
  namesAgainst,
  runBy,
  said,
  sourceWords,
  strongDecided,
  report as words,
} from '../labels.ts'
import { bodiesOf, groupsOf, strongOf } from '../logic.ts'
import { DecideDialog } from './decide-dialog.tsx'
import type { Decide } from './hit-row.tsx'
import { HitTable } from './hit-table.tsx'
import { StateBadge } from './state-badge.tsx'

/** One check as it was found and decided. Whoever decides a waiting one has it looked for again with what they see. */
export function ConflictReport({ id }: { id: string }) {
  const { may } = useAuth()
  const query = useQuery(reportQuery(id))
  const looks = may('conflicts.decide') && query.data?.state === 'waiting' && query.data.can.decide
  const fresh = useQuery({ ...freshQuery(id), enabled: looks === true })
  if (!query.data) return <Awaited of={query} said={words} />
  return (
    <>
      {fresh.isError && <Alert tone="warning">{words.lookFailed}</Alert>}
      <Shown report={query.data} isLooking={looks === true && fresh.isFetching} />
    </>
  )
}

function Shown({ report, isLooking }: { report: Report; isLooking: boolean }) {
  const [isPrinting, setPrinting] = useState(false)
  const [isDeciding, setDeciding] = useState(false)
  const onDecide = useDeciding()
  const tells = report.names !== null
  const decides = report.state === 'waiting' && report.can.decide && !isLooking
  const lines = useLines(report)
  return (
    <div className="flex flex-col gap-4">
      <Head report={report} meta={lines.join(' · ')} onPrint={() => setPrinting(true)} />
      {report.is_capped && <Alert tone="warning">{inDigits(words.capped)}</Alert>}
      <HitTable
        groups={groupsOf(report)}
        bodies={bodiesOf(report.hits)}
        names={report.names}
        tells={tells}
        onDecide={decides ? onDecide : undefined}
      />
      <Foot report={report} isLooking={isLooking} onDecide={() => setDeciding(true)} />
      {report.can.decide && (
        <DecideDialog report={report} open={isDeciding} onClose={() => setDeciding(false)} />
      )}
      {isPrinting && (
        <PrintSheet
          title={said.title}
          lines={[...lines, words.reviewed]}
          columns={columnsOf(tells)}
          rows={report.hits}
          perPage={30}
          onDone={() => setPrinting(false)}
        />
      )}
    </div>
  )
}

type HeadProps = { report: Report; meta: string; onPrint: () => void }

function Head({ report: { state, case: on }, meta, onPrint }: HeadProps) {
  return (
    <PageHeading
      title={said.title}
      badge={<StateBadge state={state} />}
      meta={meta}
      actions={
        <>
          <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={onPrint}>
            {said.print}
          </Button>
          <Link {...paths.runConflictCheck(on?.id)} className={buttonClass()}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {said.run}
          </Link>
        </>
      }
    />
  )
}

type FootProps = { report: Report; isLooking: boolean; onDecide: () => void }

/** How far the decisions are, who reviews it, and the word that ends it. */
function Foot({ report, isLooking, onDecide }: FootProps) {
  const { all, decided } = strongOf(report.hits)
  const isReady = decided === all
  const notes = [report.decision_note, report.second_note].filter(Boolean)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5">
      <div className="min-w-0 text-secondary">
        {report.names !== null && all > 0 && (
          <p>
            <strong className="font-semibold">{strongDecided(count(decided), count(all))}</strong>{' '}
            {!isReady && words.decideFirst}
          </p>
        )}
        {report.waits_for_second && <p>{words.second}</p>}
        {notes.map((note) => (
          <p key={note} className="[overflow-wrap:anywhere] whitespace-pre-line">
            {note}
          </p>
        ))}
      </div>
      {report.state === 'waiting' && (
        <div className="ml-auto flex flex-wrap items-center gap-4">
          <span className="text-meta text-ink-2">{isLooking ? words.looking : words.reviewed}</span>
          {report.can.decide && (
            <Button variant="primary" disabled={!isReady || isLooking} onClick={onDecide}>
              {words.decide}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function useDeciding(): Decide {
  const { mutateAsync: decide } = useDecideHit()
  const toasts = useToasts()
  return async ({ id, version }, decision, note) => {
    try {
      await decide({ id, version, decision, note })
      return true
    } catch (error) {
      toasts.error(words.decisionFailed, error)
      return false
    }
  }
}

/** Which case, how many names, who ran it and when. */
function useLines({ case: on, why, subjects, names, ran_by, ran_at }: Report): string[] {
  const { time_zone } = useFirm()
  return [
    on ? caseAndWhy(on.case_id, checkReasonWords[why]) : checkReasonWords[why],
    namesAgainst(subjects.length, names === null ? null : count(names)),
    runBy(nameOf(ran_by), dayAndTime(ran_at, time_zone)),
  ]
}

/** What stands on paper, as its reader sees it. */
function columnsOf(tells: boolean): FileColumn<ConflictHit>[] {
  return [
    { header: heads.name, width: 30, cell: (hit) => [hit.name, hit.other_name].filter(Boolean).join(' · ') },
    {
      header: heads.alike,
      width: 14,
      cell: (hit) => `${levelWords[hit.level]} ${inDigits(hit.score.toFixed(2))}`,
    },
    { header: heads.where, width: 12, cell: (hit) => sourceWords[hit.source] },
    {
      header: heads.role,
      width: 20,
      cell: ({ role, side }) =>
        [role && partyRoleWords[role], side && partySideWords[side]].filter(Boolean).join(' · '),
    },
    { header: heads.case, width: 20, cell: (hit) => hit.case?.case_id ?? null },
    { header: heads.since, width: 14, cell: (hit) => hit.since && shortDay(hit.since) },
    ...(tells
      ? [{ header: heads.decision, width: 18, cell: (hit: ConflictHit) => decisionWords[hit.decision] }]
      : []),
  ]
}
