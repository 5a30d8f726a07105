import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { adjourners, hearingLimits, nextKinds, outcomes } from '../../../../contract/hearing-words.ts'
import type { Closing, Hearing } from '../../../../contract/hearings.ts'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { hearingStateWords } from '../../../../contract/words/hearings.ts'
import { outcome as words } from '../../../../contract/words/outcomes.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import type { Complaints } from '../../../lib/said.ts'
import { flag, oneOfWords, orNull, text } from '../../../lib/shape.ts'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { firmSettingsQuery } from '../../courts/public.ts'
import { useFirm } from '../../people/public.ts'
import { useCloseHearing, useReopenHearing } from '../api.ts'
import { said } from '../labels.ts'
import { addToTimeline, takeFromTimeline } from './api.ts'
import { courtClosed } from './keep-day.tsx'
import { useClashNews } from './use-clash-news.ts'

/** What is typed of an outcome. */
interface Form {
  state: (typeof outcomes)[number] | null
  adjourned_by: (typeof adjourners)[number] | null
  adjourn_reason: string
  order_summary: string
  next: (typeof nextKinds)[number] | null
  on_day: string
  at_time: string
  purpose_ref: string
  appears_id: string
  reason: string
  look_again_on: string
  stage_ref: string
  toTimeline: boolean
}

const shapes = {
  state: orNull(oneOfWords(outcomes)),
  adjourned_by: orNull(oneOfWords(adjourners)),
  next: orNull(oneOfWords(nextKinds)),
  ...{ adjourn_reason: text, order_summary: text, on_day: text, at_time: text, purpose_ref: text },
  ...{ appears_id: text, reason: text, look_again_on: text, stage_ref: text, toTimeline: flag },
}

/** What is asked of a hearing to begin with: of one that was reopened what stood, as long as nobody records it again. */
function emptyOf(
  { can, purpose_ref, appears, ...stood }: Hearing,
  what: Form['state'] | undefined,
): Omit<Form, 'look_again_on'> {
  return {
    ...{ state: what ?? null, next: null, on_day: '', at_time: '', reason: '' },
    adjourned_by: can.close ? stood.adjourned_by : null,
    adjourn_reason: (can.close && stood.adjourn_reason) || '',
    order_summary: (can.close && stood.order_summary) || '',
    ...{
      purpose_ref: purpose_ref ?? '',
      appears_id: appears?.user_id ?? '',
      stage_ref: '',
      toTimeline: true,
    },
  }
}

const isAboutClosedCourt = (error: unknown) => error instanceof CallFailure && error.reason === courtClosed

/** What is wrong with what is typed, until it is typed anew. */
function useComplaints() {
  const [complaints, complain] = useState<Complaints>({})
  const [isClosed, setClosed] = useState(false)
  return {
    ...{ complaints, isClosed },
    complain: (found: Complaints, error?: unknown) => {
      complain(found)
      setClosed(isAboutClosedCourt(error))
      if (Object.keys(found).length > 0) focusFirstInvalid()
    },
    typedAnew: (change: Partial<Form>) => {
      complain((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in change))))
      if ('on_day' in change) setClosed(false)
    },
  }
}

/** Takes a recorded outcome back, with the event of the timeline that came of it. */
function useTakeBack() {
  const { mutateAsync: reopen } = useReopenHearing()
  const toasts = useToasts()
  return async ({ id, version }: Hearing, entry: Promise<{ id: string }> | undefined) => {
    try {
      await reopen({ id, version })
      const event = await entry?.catch(() => undefined)
      if (event) await takeFromTimeline(event.id)
      toasts.success(said.reopened, said.reopenFailed)
    } catch (error) {
      toasts.error(said.reopenFailed, error)
    }
  }
}

/** What is typed of an outcome; it stays where sending it fails, and what was sent is taken back by Undo. */
export function useOutcome(
  hearing: Hearing,
  what: Form['state'] | undefined,
  onDone: (next: Form['next']) => void,
) {
  const { complaints, isClosed, complain, typedAnew } = useComplaints()
  const { mutateAsync, isPending } = useCloseHearing()
  const toasts = useToasts()
  const takeBack = useTakeBack()
  const { time_zone } = useFirm()
  const { data: firm } = useQuery(firmSettingsQuery)
  const wait = firm?.no_date_days ?? hearingLimits.look_again.usual
  const tellClashes = useClashNews()
  const kept = useKeptChanges(
    `hearing-outcome.${hearing.id}`,
    { ...emptyOf(hearing, what), look_again_on: daysAfter(dayIn(time_zone), wait) },
    shapes,
  )
  const { form, isDirty } = kept
  const set = (change: Partial<Form>) => {
    kept.set(change)
    typedAnew(change)
  }
  const clear = () => {
    kept.clear()
    complain({})
  }
  const isSending = useRef(false)
  const submit = (keep = false) => {
    const lacking = lackingIn(form)
    if (Object.keys(lacking).length > 0) return complain(lacking)
    const body = bodyOf(hearing, form, keep)
    if (!body || isSending.current || !hearing.can.close) return
    isSending.current = true
    const sent = mutateAsync(body).finally(() => {
      isSending.current = false
    })
    void sent.then(
      ({ closed, warnings }) => {
        tellClashes(warnings.clash)
        const entry =
          form.toTimeline && form.state
            ? addToTimeline(hearing, words.entry(hearingStateWords[form.state]), form.order_summary)
            : undefined
        entry?.catch((error: unknown) => toasts.error(words.timelineFailed, error))
        toasts.undo(words.done, () => void takeBack(closed, entry), words.failed)
        clear()
        onDone(form.next)
      },
      (error: unknown) => {
        const found = complaintsOf(error, 'next')
        complain(found, error)
        if (isAboutClosedCourt(error)) return
        // What a field says is not said again.
        toasts.error(words.failed, Object.keys(found).length > 0 ? undefined : sentenceOf(error))
      },
    )
  }
  return { form, set, complaints, isClosed, clear, submit, isPending, isDirty }
}

/** What has to be said before it is sent. */
const lackingIn = ({ state, adjourned_by, next }: Form): Complaints => ({
  ...(state === 'adjourned' && adjourned_by === null && { adjourned_by: words.byMissing }),
  ...(next === null && { next: words.missing }),
})

function bodyOf({ id, version }: Hearing, form: Form, keep: boolean): Closing | undefined {
  const { state, next, adjourned_by, adjourn_reason, order_summary } = form
  if (state === null || next === null) return undefined
  const isAdjourned = state === 'adjourned'
  return {
    ...{ id, version, state, order_summary: order_summary || null },
    ...(form.stage_ref && { stage_ref: form.stage_ref }),
    ...(isAdjourned && { adjourned_by, adjourn_reason: adjourn_reason || null }),
    next: {
      kind: next,
      ...(next === 'date' && {
        ...(form.on_day && { on_day: form.on_day }),
        at_time: form.at_time || null,
        purpose_ref: form.purpose_ref || null,
        appears_id: form.appears_id || null,
        ...(keep && { keep }),
      }),
      ...(next === 'none' && {
        reason: form.reason || null,
        ...(form.look_again_on && { look_again_on: form.look_again_on }),
      }),
    },
  }
}
