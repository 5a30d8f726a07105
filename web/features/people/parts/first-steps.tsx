import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { MyProfile } from '../../../../contract/people.ts'
import { greeting as said } from '../../../../contract/words/profile.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useFirm } from '../../../lib/firm.ts'
import { paths } from '../../../lib/paths.ts'
import { filled } from '../../../lib/words.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { firstStepsQuery, useSetFirstSteps } from '../api.ts'

/** What an empty firm greets its first partner with: three steps, gone when they are done or dismissed. */
export function FirstSteps({ profile }: { profile: MyProfile }) {
  const { data } = useQuery(firstStepsQuery)
  const { firm_name, time_zone } = useFirm()
  const { mutateAsync: set, isPending } = useSetFirstSteps()
  const toasts = useToasts()
  const move = (first_steps: 'firm-checked' | 'done') =>
    set(first_steps).catch((error: unknown) => toasts.error(said.failed, sentenceOf(error)))
  const isChecked = profile.first_steps === 'firm-checked'
  const isDone = isChecked && data?.has_people && data.has_case
  useEffect(() => {
    if (isDone) void set('done').catch(() => undefined)
  }, [isDone, set])
  return (
    <Card role="region" aria-labelledby="first-steps" className="mt-5 flex flex-col gap-4 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="first-steps" className="font-serif text-section font-semibold">
            {said.title}
          </h2>
          <p className="text-secondary text-ink-2">{said.hint}</p>
        </div>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => void move('done')}>
          {said.dismiss}
        </Button>
      </div>
      <ol className="grid gap-3 lg:grid-cols-3">
        <Step
          title={said.invite}
          hint={said.inviteHint}
          done={data?.has_people}
          act={<StepLink to={paths.codes()}>{said.inviteAct}</StepLink>}
        />
        <Step
          title={said.addCase}
          hint={said.addCaseHint}
          done={data?.has_case}
          act={<StepLink to={paths.addCase()}>{said.addCaseAct}</StepLink>}
        />
        <Step
          title={said.check}
          hint={filled(said.checkHint, {
            name: firm_name,
            zone: time_zone,
            nameSetting: setting('FIRM_NAME'),
            zoneSetting: setting('FIRM_TIME_ZONE'),
          })}
          done={isChecked}
          act={
            <Button size="sm" disabled={isPending} onClick={() => void move('firm-checked')}>
              {said.checkAct}
            </Button>
          }
        />
      </ol>
    </Card>
  )
}

const setting = (name: string) => <code>{name}</code>

function StepLink({ to, children }: { to: LinkProps; children: string }) {
  return (
    <Link {...to} className={buttonClass('secondary', 'sm')}>
      {children}
    </Link>
  )
}

interface StepProps {
  title: string
  hint: ReactNode
  /** Undefined while unknown. */
  done: boolean | undefined
  act: ReactNode
}

function Step({ title, hint, done = false, act }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col items-start gap-2 rounded-md border border-border px-4 py-3">
      <h3 className="flex items-center gap-2 text-card font-semibold">
        {title}
        {done && (
          <span className="inline-flex items-center gap-1 text-meta text-ink-2">
            <Check aria-hidden="true" className="size-4" />
            {said.done}
          </span>
        )}
      </h3>
      <p className="flex-1 text-secondary [overflow-wrap:anywhere] text-ink-2">{hint}</p>
      {!done && act}
    </li>
  )
}
