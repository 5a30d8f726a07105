import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickedCase } from '../../../../contract/case-links.ts'
import { dayOf, timeOf } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import { parseTimeLine } from '../../../../contract/time-line.ts'
import { codesQuery } from '../../../lib/activity-codes.ts'
import { pause, pickedCasesQuery } from '../../../lib/case-picks.ts'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import { failedAs } from '../../../lib/failure.ts'
import { useFirm } from '../../../lib/firm.ts'
import type { TimeAbout } from '../../../lib/log-time.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { useSettled } from '../../../lib/settled.ts'
import { type LineSent, useLogTime } from '../api.ts'
import { said } from '../labels.ts'
import { casesAsked, isRead, nameOfPick } from '../logic.ts'
import { type Chosen, type Filling, keptLine, type TypedLine } from './filling.ts'
import { type Coming, keyOf } from './grid.ts'
import { useLoggedNotice } from './use-logged-notice.ts'

export type TimeLineState = ReturnType<typeof useTimeLine>

/** A line about one's time as it is typed: what is understood of it, and what sends it. */
export function useTimeLine(about: TimeAbout) {
  const { line, chosen, setTyped } = useDraftLine(about)
  const [isPressed, setPressed] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [caret, setCaret] = useState<Pick<Filling, 'caret'>>()
  const { today, codes, reading } = useReading(line, true, chosen.work_date)
  const { found, isUnsure } = useCasesFound(reading)
  const { mutateAsync, isPending } = useLogTime()
  const [failure, setFailure] = useState<Error>()
  const caseToSend = useCaseToSend(about, reading, chosen)
  const notice = useLoggedNotice()
  const change = (run: () => void) => {
    run()
    setPressed(false)
    setFailure(undefined)
  }
  /** Sends it, and answers whether it was logged. */
  const send = async (how: Pick<LineSent, 'without_times'> = {}): Promise<boolean> => {
    setPressed(true)
    if (!isRead(reading) || isPending) return false
    if (caseShown({ chosen, found, about }).several > 0) {
      setChoosing(true)
      return false
    }
    const note = about.note && { note_id: about.note.id }
    const day = chosen.work_date && { work_date: chosen.work_date }
    try {
      notice(await mutateAsync({ line, ...note, ...chosen.sent, ...day, ...(await caseToSend()), ...how }))
    } catch (error) {
      setFailure(error as Error)
      return false
    }
    change(() => setTyped({ line: '', chosen: {} }))
    return true
  }
  return {
    ...{ about, line, reading, today, codes, found, isUnsure, chosen, send },
    /** An emptied line is of nothing that was proposed. */
    type: (next: string) =>
      change(() => setTyped({ line: next, chosen: next.trim() === '' && chosen.sent ? {} : chosen })),
    /** Puts a whole line there, and the focus into it. */
    fill: (filling: Filling) =>
      change(() => {
        setTyped({ line: filling.line, chosen: filling.chosen })
        setCaret(filling)
      }),
    caret,
    choose: (some: Chosen) => change(() => setTyped({ line, chosen: { ...chosen, ...some } })),
    /** The cases that fit are shown; of several one is chosen before the line is sent. */
    ...{ isChoosing, setChoosing },
    isBusy: isPending,
    complaint: useComplaint(line, isPressed, reading, failure),
    /** Why it was not logged, whatever of the line the complaint is about. */
    failure,
  }
}

/** The cell of a week that the line will be logged into, while it can be. */
export function comingOf({ line, reading, chosen, found, about }: TimeLineState): Coming | undefined {
  if (line.trim() === '' || !isRead(reading)) return undefined
  const { one, several } = caseShown({ chosen, found, about })
  if (several > 0) return undefined
  const [case_ref, note_id] = [one?.id ?? null, chosen.sent?.note_id ?? null]
  const activity_code = reading.activity_code ?? null
  const row = keyOf({ case_ref, note_id, activity_code, is_hidden: false })
  return { row, day: chosen.work_date ?? reading.work_date, seconds: reading.seconds }
}

/** The line that is typed, with what was chosen beside it; both stay on this device until it is sent. */
function useDraftLine(about: TimeAbout) {
  const draft = `time.${about.note?.id ?? about.case?.id ?? 'line'}`
  const [typed, set] = useState<TypedLine>(() =>
    about.line === undefined ? keptLine(findDraft(draft)) : { line: about.line, chosen: {} },
  )
  const setTyped = (next: TypedLine) => {
    set(next)
    if (next.line.trim()) keepDraft(draft, next)
    else dropDraft(draft)
  }
  return { ...typed, setTyped }
}

/** What a line means today, by the firm's clock. */
export function useReading(line: string, isWanted = true, day?: string) {
  const { time_zone } = useFirm()
  const now = useServerMinute()
  const today = dayOf(now, time_zone)
  const { data: codes = [] } = useQuery({ ...codesQuery, enabled: isWanted })
  // The whole of a past day that was chosen is over.
  const clock = day && day < today ? '24:00' : timeOf(now, time_zone)
  return { today, codes, reading: parseTimeLine(line, { today, now: clock, codes }) }
}

/** What the line names is looked for before the case of the page stands in for it. */
function useCaseToSend(about: TimeAbout, reading: ReturnType<typeof parseTimeLine>, chosen: Chosen) {
  const client = useQueryClient()
  return async (): Promise<Pick<LineSent, 'case_ref'>> => {
    if (chosen.case !== undefined) return { case_ref: chosen.case?.id ?? null }
    if (!about.case || about.note) return {}
    for (const asked of casesAsked(reading)) {
      const named = asked ? (await client.fetchQuery(pickedCasesQuery(asked, 'note'))).items : []
      if (named.length > 0) return {}
    }
    return { case_ref: about.case.id }
  }
}

/** The cases that a line names: by what stands after its comma, else by an id or number anywhere in it; none is unsure where looking failed. */
function useCasesFound(reading: ReturnType<typeof parseTimeLine>) {
  const [afterComma, named] = casesAsked(reading)
  const [byComma, byName] = [useCasesBy(afterComma), useCasesBy(named)]
  const { found } = byComma.found.length > 0 ? byComma : byName
  return { found, isUnsure: found.length === 0 && (byComma.isFailed || byName.isFailed) }
}

function useCasesBy(asked: string | undefined): { found: readonly PickedCase[]; isFailed: boolean } {
  const q = useSettled(asked ?? '', pause)
  const { data, isPlaceholderData, isError } = useQuery({ ...pickedCasesQuery(q, 'note'), enabled: q !== '' })
  const found = asked === q && !isPlaceholderData ? (data?.items ?? []) : []
  return { found, isFailed: isError }
}

// While somebody types on, a line that is not finished is no mistake.
const patience = 700

function useComplaint(
  line: string,
  isPressed: boolean,
  reading: ReturnType<typeof parseTimeLine>,
  failure: Error | undefined,
): string | undefined {
  const stands = useSettled(line, patience) === line && line.trim() !== ''
  if (failure) return failedAs(said.logFailed, failure)
  if (isRead(reading) || !(isPressed || stands)) return undefined
  return timeSentences[reading.reason]
}

interface CaseKnown {
  chosen: Chosen
  found: readonly PickedCase[]
  about: TimeAbout
}

/** The case that the line comes to: chosen, named, or that of the page; or how many it may be. */
export function caseShown({ chosen, found, about }: CaseKnown) {
  if (chosen.case !== undefined) return { one: chosen.case ?? undefined, several: 0 }
  const [first] = found
  if (first && found.length === 1) return { one: { id: first.id, name: nameOfPick(first) }, several: 0 }
  return found.length > 1 ? { one: undefined, several: found.length } : { one: about.case, several: 0 }
}
