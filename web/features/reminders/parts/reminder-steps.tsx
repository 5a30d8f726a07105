import { useInfiniteQuery } from '@tanstack/react-query'
import { AlarmClock } from 'lucide-react'
import { oneOfList, rowFields, time, whole } from '../../../../contract/kernel/row.ts'
import {
  reminderChannels,
  reminderLimits,
  stepAbouts,
  stepWays,
} from '../../../../contract/reminder-words.ts'
import type { ReminderStep } from '../../../../contract/reminders.ts'
import {
  reminderAboutWords,
  reminderChannelWords,
  stepDetailNames,
  stepNames,
} from '../../../../contract/words/reminders.ts'
import { inDigits } from '../../../lib/digits.ts'
import { clockTime } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { RowCard, titleIdOf } from '../../../ui/rows/row-card.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { reminderSteps } from '../api.ts'
import { before, steps as words } from '../labels.ts'

const fields = rowFields({
  about: oneOfList(stepAbouts, { required: true, complaint: 'one_of_the_kinds' }),
  days_before: whole({ least: -reminderLimits.days, most: reminderLimits.days, usual: 1 }),
  at_time: time({ required: true }),
  ...stepWays,
})
const area = {
  name: 'reminder-step',
  fields,
  names: {
    about: stepNames.about,
    days_before: words.days,
    at_time: stepNames.at_time,
    channels: stepDetailNames.channels,
  },
  said: words,
  calls: reminderSteps,
}

type Page = RowPage<{ q?: string | undefined }>

/** When people are reminded of what, as whoever keeps the courts changes it. */
export function ReminderSteps({ page }: { page: Page }) {
  const query = useInfiniteQuery(reminderSteps.list({}))
  const mayChange = useAuth().may('courts')
  const onDelete = useAskedRemoval(reminderSteps, words, words.ask)
  const onAdd = mayChange ? page.onAdd : undefined
  const empty = <NoRows icon={<AlarmClock />} {...page} onAdd={onAdd} said={words} filters={[]} />
  return (
    <>
      <RowCards<ReminderStep> label={words.listed} {...{ query, said: words, empty }}>
        {(row) => {
          const about = reminderAboutWords[row.about]
          const name = row.about === 'unseen' ? about : `${about} · ${whenOf(row)}`
          return (
            <RowCard
              row={row}
              name={name}
              onEdit={page.onEdit}
              onDelete={(gone) => onDelete(gone, name)}
              foot={<Switch step={row} />}
              className="gap-2 px-4 pt-3.5 pb-3"
            >
              <div className="flex flex-1 items-start justify-between gap-3">
                <h3 id={titleIdOf(row)} className="min-w-0 text-card font-semibold [overflow-wrap:anywhere]">
                  {name}
                </h3>
                {!row.is_active && <Badge>{words.off}</Badge>}
              </div>
              <p className="text-secondary text-ink-2">
                {row.about === 'unseen' ? words.stays : waysSaid(row.channels)}
              </p>
            </RowCard>
          )
        }}
      </RowCards>
      {mayChange && <StepDialog />}
    </>
  )
}

const waysSaid = (channels: ReminderStep['channels']) =>
  channels.map((channel) => reminderChannelWords[channel]).join(' · ')

function whenOf({ days_before, at_time }: ReminderStep): string {
  const day =
    days_before === null ? words.warningDays : days_before === 0 ? words.sameDay : before(days_before)
  return `${day}, ${clockTime(at_time)}`
}

function Switch({ step: { id, version, is_active, can } }: { step: ReminderStep }) {
  const { mutateAsync: update, isPending } = reminderSteps.useUpdate()
  const toasts = useToasts()
  if (!can.edit) return null
  const turn = () =>
    void update({ id, body: { version, is_active: !is_active } }).then(
      () => toasts.success(words.updated),
      (error: unknown) => toasts.error(words.updateFailed, error),
    )
  return (
    <Button size="sm" busy={isPending} onClick={turn}>
      {is_active ? words.switchOff : words.switchOn}
    </Button>
  )
}

function StepDialog() {
  const { row, editor, dialog } = useRowDialog('/courts', area)
  const { form, set, complaints, current } = editor
  // The days on which deadlines warn are no number to type.
  const isOfWarningDays = row?.days_before === null
  return (
    <RowDialog
      {...dialog}
      description={isOfWarningDays ? `${reminderAboutWords[row.about]} · ${words.warningDays}` : undefined}
    >
      {!isOfWarningDays && (
        <>
          <RowField of={editor} name="about" wordOf={shownAs(reminderAboutWords)} />
          <RowField of={editor} name="days_before" hint={inDigits(words.daysHint)} />
        </>
      )}
      <RowField of={editor} name="at_time" />
      <CheckboxGroup
        label={stepDetailNames.channels}
        options={reminderChannels.map((value) => ({ value, label: reminderChannelWords[value] }))}
        values={form.channels}
        onValuesChange={(channels) => set({ channels })}
        error={complaints.channels}
        hint={words.waysHint}
        below={<NowBelow now={current && waysSaid(current.channels)} mine={waysSaid(form.channels)} />}
      />
    </RowDialog>
  )
}
