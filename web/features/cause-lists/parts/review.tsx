import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CauseListLine, OneCauseList } from '../../../../contract/cause-lists.ts'
import { count, dayIn, shortDay } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { PageHeading, SectionHeading } from '../../../ui/heading.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { CaseLink } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import { useClashNews } from '../../hearings/public.ts'
import { useFirm } from '../../people/public.ts'
import { causeListQuery, ourLinesQuery, useApplyList, useDiscardList, useUndoList } from '../api.ts'
import { applyOf, linesOf, said, stateWords } from '../labels.ts'
import { tickedLines } from '../logic.ts'
import { ChooseCase } from './choose-case.tsx'
import { OtherLines, OurLines } from './review-lines.tsx'
import { ToDiary } from './to-diary.tsx'

/** One list beside the firm's cases: what is ticked goes into the diary. */
export function Review({ id }: { id: string }) {
  const query = useQuery(causeListQuery(id))
  useLoadFailure(query, said.loadFailed)
  const { data: list } = query
  if (!list)
    return (
      <>
        <PageHeading title={said.title} actions={<ToDiary />} />
        <Awaited of={query} said={said} />
      </>
    )
  const { court, bench, on_day, line_count, our_count, state, job } = list
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={said.title}
        badge={state !== 'review' && <Badge>{stateWords[state]}</Badge>}
        meta={[courtName(court), bench, shortDay(on_day)].filter(Boolean).join(' · ')}
        actions={<ToDiary />}
      />
      <p role="status" className="text-body font-semibold">
        {linesOf(count(line_count), count(our_count))}
      </p>
      {job ? <Loading label={said.comparing} /> : <Lines list={list} />}
    </div>
  )
}

function Lines({ list }: { list: OneCauseList }) {
  const query = useQuery(ourLinesQuery(list.id))
  useLoadFailure(query, said.linesFailed)
  const { time_zone } = useFirm()
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [choosing, setChoosing] = useState<CauseListLine>()
  const { data: lines } = query
  if (!lines)
    return <Awaited of={query} said={{ loading: said.linesLoading, loadFailed: said.linesFailed }} />
  const ticked = tickedLines(lines, byHand, dayIn(time_zone))
  const tick = ({ id }: CauseListLine, isTicked: boolean) => setByHand(new Map(byHand).set(id, isTicked))
  return (
    <>
      <Acts list={list} ticked={ticked} onDone={() => setByHand(new Map())} />
      <section className="flex flex-col gap-3">
        <SectionHeading title={said.ours} />
        {lines.length === 0 ? (
          <EmptyState title={said.noOurs} />
        ) : (
          <OurLines
            list={list}
            lines={lines}
            ticked={new Set(ticked.map(({ id }) => id))}
            onTick={tick}
            onChoose={setChoosing}
          />
        )}
      </section>
      <NotListed list={list} />
      <OtherLines list={list} onChoose={setChoosing} />
      {choosing && <ChooseCase line={choosing} onClose={() => setChoosing(undefined)} />}
    </>
  )
}

interface ActsProps {
  list: OneCauseList
  ticked: { id: string; case_ref: string }[]
  onDone: () => void
}

function Acts({ list, ticked, onDone }: ActsProps) {
  const { id, version, can } = list
  const apply = useApplyList()
  const undo = useUndoList()
  const discard = useDiscardList()
  const confirm = useConfirm()
  const toasts = useToasts()
  const tellClashes = useClashNews()
  const carryOut = async (write: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await write()
      onDone()
      toasts.success(done, failed)
    } catch (error) {
      toasts.error(failed, error)
    }
  }
  const layAside = async () => {
    const question = { title: said.discardQuestion, description: said.discardHint }
    const yes = await confirm({ ...question, confirmLabel: said.discard, destructive: true })
    if (yes) await carryOut(() => discard.mutateAsync({ id, version }), said.discarded, said.discardFailed)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {can.apply && (
        <Button
          variant="primary"
          disabled={ticked.length === 0}
          busy={apply.isPending}
          onClick={() =>
            void carryOut(
              async () => tellClashes(await apply.mutateAsync({ id, version, lines: ticked })),
              said.applied,
              said.applyFailed,
            )
          }
        >
          {applyOf(ticked.length)}
        </Button>
      )}
      {can.undo && (
        <Button
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          busy={undo.isPending}
          onClick={() => void carryOut(() => undo.mutateAsync({ id, version }), said.undone, said.undoFailed)}
        >
          {said.undo}
        </Button>
      )}
      {can.discard && (
        <Button variant="ghost" busy={discard.isPending} onClick={() => void layAside()}>
          {said.discard}
        </Button>
      )}
    </div>
  )
}

/** Hearings of ours on the day in the court of which the list says nothing. */
function NotListed({ list: { not_listed } }: { list: OneCauseList }) {
  if (not_listed.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={said.notListed} count={not_listed.length} />
      <p className="text-secondary text-ink-2">{said.notListedHint}</p>
      <Card>
        <ul>
          {not_listed.map(({ id, case: of }) => (
            <li
              key={id}
              className="flex flex-wrap gap-x-4 gap-y-1 border-border px-4 py-3 not-first:border-t"
            >
              <CaseLink of={{ case_ref: of.id, case_id: of.case_id }} />
              <span className="text-secondary [overflow-wrap:anywhere] text-ink-2">
                {of.title ?? of.client_name}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
