import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Deadline } from '../../../../contract/deadlines.ts'
import { signingSentences } from '../../../../contract/kernel/signing-reasons.ts'
import { view as words } from '../../../../contract/words/deadline-dialogs.ts'
import { ruleStatusWords } from '../../../../contract/words/deadlines.ts'
import { inDigits } from '../../../lib/digits.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { useSignDeadline } from '../api.ts'
import { acts, list } from '../labels.ts'
import { ruleTones } from '../logic.ts'
import { ConfirmRule } from './confirm-rule.tsx'

/** Worked out by one, by a confirmed rule, signed by another: only the next possible step has its button. */
export function SignOff({ of }: { of: Deadline }) {
  const { time_zone } = useFirm()
  const worked = words.by(nameOf(of.worked_out_by), dayAndTime(of.worked_out_at, time_zone))
  return (
    <section aria-labelledby="sign-off" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="sign-off" className="text-card font-semibold">
          {words.signOff}
        </h3>
        <StatusBadge tone={of.signer ? 'green' : 'grey'}>
          {of.signer ? words.isSigned : list.notSigned}
        </StatusBadge>
      </div>
      <ol className="flex flex-col">
        <Step at={1} isDone title={words.workedOut}>
          {worked}
        </Step>
        <RuleStep of={of} />
        <Step at={3} isDone={of.signer !== null} title={words.second}>
          {of.signer && of.signed_at ? (
            words.by(nameOf(of.signer), dayAndTime(of.signed_at, time_zone))
          ) : (
            <Signing of={of} />
          )}
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { at: number; isDone: boolean; title: string; badge?: ReactNode; children: ReactNode }

function Step({ at, isDone, title, badge, children }: StepProps) {
  return (
    <li className="flex gap-3 border-border py-3 not-first:border-t">
      <span
        aria-hidden="true"
        className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full text-micro font-semibold ${isDone ? 'bg-st-green-bg text-st-green-fg' : 'border border-border-strong text-ink-2'}`}
      >
        {isDone ? <Check className="size-3.5" /> : inDigits(String(at))}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <div className="flex w-full flex-wrap items-center justify-between gap-2">
          <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          {badge}
        </div>
        <div className="flex flex-col items-start gap-2 text-secondary [overflow-wrap:anywhere] text-ink-2">
          {children}
        </div>
      </div>
    </li>
  )
}

/** Whether its rule is one that a partner has confirmed; a day by hand needs none. */
function RuleStep({ of: { rule } }: { of: Deadline }) {
  const { may } = useAuth()
  const [isAsked, setAsked] = useState(false)
  if (!rule)
    return (
      <Step at={2} isDone title={words.byHand}>
        {null}
      </Step>
    )
  const isConfirmable = rule.status === 'unverified'
  return (
    <Step
      at={2}
      isDone={rule.status === 'confirmed'}
      title={words.rule(rule.code)}
      badge={<StatusBadge tone={ruleTones[rule.status]}>{ruleStatusWords[rule.status]}</StatusBadge>}
    >
      {rule.source && <span>{rule.source}</span>}
      {isConfirmable && !may('rules.confirm') && <span>{signingSentences['deadlines.rule_unverified']}</span>}
      {isConfirmable && may('rules.confirm') && (
        <Button size="sm" variant="primary" onClick={() => setAsked(true)}>
          {words.confirm}
          <span className="sr-only"> {rule.code}</span>
        </Button>
      )}
      {isAsked && <ConfirmRule id={rule.id} onClose={() => setAsked(false)} />}
    </Step>
  )
}

function Signing({ of }: { of: Deadline }) {
  const { mutateAsync, isPending } = useSignDeadline()
  const toasts = useToasts()
  const { id, version, can, unsignable, state } = of
  const sign = () =>
    void mutateAsync({ id, version }).then(
      () => toasts.success(words.signed, words.signFailed),
      (error: unknown) => toasts.error(words.signFailed, error),
    )
  if (can.sign)
    return (
      <Button size="sm" variant="primary" busy={isPending} onClick={sign}>
        {acts.sign}
      </Button>
    )
  if (unsignable && state === 'open') return <span>{signingSentences[unsignable]}</span>
  return <span>{words.notWhoMade(nameOf(of.worked_out_by))}</span>
}
