import type { ComponentProps, ReactElement } from 'react'
import { laterPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import type { PickCase as PickCaseOf } from '../../cases/public.ts'
import { parts as words } from '../labels.ts'
import { nameOfPick } from '../logic.ts'
import { caseShown, type TimeLineState } from './use-time-line.ts'

// What other cases there are is rarely asked for.
const PickCase = laterPart<'PickCase', ComponentProps<typeof PickCaseOf>>(
  () => import('../../cases/public.ts'),
  'PickCase',
)

interface ChooserProps {
  state: TimeLineState
  trigger: ReactElement
}

/** Another day than the line says. */
export function DayChooser({ state: { today, choose }, trigger, day }: ChooserProps & { day: string }) {
  return (
    <Popover trigger={trigger} title={words.day} align="start">
      <Field label={words.day} hideLabel>
        <DateInput
          value={day}
          max={today}
          required
          onChange={({ target }) => target.value && choose({ work_date: target.value })}
        />
      </Field>
    </Popover>
  )
}

/** The cases that fit the line, any other one, or none. */
export function CaseChooser({ state, trigger }: ChooserProps) {
  const shown = caseShown(state)
  const take = (one: { id: string; name: string } | null) => {
    state.choose({ case: one })
    state.setChoosing(false)
  }
  return (
    <Popover
      trigger={trigger}
      title={words.case}
      align="start"
      open={state.isChoosing}
      onOpenChange={state.setChoosing}
    >
      <div className="flex flex-col gap-3">
        {shown.several > 0 && (
          <ul className="flex flex-col gap-1.5">
            {state.found.map((one) => (
              <li key={one.id}>
                <Button
                  className="w-full justify-start!"
                  onClick={() => take({ id: one.id, name: nameOfPick(one) })}
                >
                  <span className="truncate">{nameOfPick(one)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <PickCase
          value={shown.one?.id ?? ''}
          error={undefined}
          kind="note"
          onPick={() => undefined}
          onPicked={({ id, case_id, client_name }) =>
            take({ id, name: [client_name, case_id].filter(Boolean).join(' · ') })
          }
        />
        {shown.one && (
          <Button size="sm" className="self-start" onClick={() => take(null)}>
            {words.none.case}
          </Button>
        )}
      </div>
    </Popover>
  )
}
