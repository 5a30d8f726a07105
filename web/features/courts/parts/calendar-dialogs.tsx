import { useState } from 'react'
import { type CourtCalendarRow, courtCalendar } from '../../../../contract/court-calendars.ts'
import { courtCalendarNames } from '../../../../contract/words/courts.ts'
import { clockTime, weekday } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { courtCalendars, courtDays } from '../api.ts'
import { areas, copy } from '../labels.ts'
import type { CourtsSearch } from '../logic.ts'
import { CourtDaysDialog } from './court-days-dialog.tsx'
import { useShownCalendar } from './use-shown-calendar.ts'

type Page = RowPage<CourtsSearch>

/** The forms that the address opens over a calendar: its own, that of days, and that of a copied year. */
export function CalendarDialogs({ page }: { page: Page }) {
  const { rows, row, year } = useShownCalendar(page.search)
  return (
    <>
      <CalendarDialog />
      {row && <CourtDaysDialog calendar={row} page={page} />}
      {row && <CopyDialog {...{ rows, row, year, page }} />}
    </>
  )
}

const area = {
  name: 'court-calendar',
  fields: courtCalendar,
  names: courtCalendarNames,
  said: areas.calendars,
  calls: courtCalendars,
}

function CalendarDialog() {
  const { editor, dialog } = useRowDialog('/courts', area)
  const { form, set, complaints } = editor
  return (
    <RowDialog {...dialog}>
      <RowField of={editor} name="name" />
      <CheckboxGroup
        label={courtCalendarNames.weekly_off}
        options={[0, 1, 2, 3, 4, 5, 6].map((at) => ({ value: at, label: weekday(`2023-01-0${at + 1}`) }))}
        values={form.weekly_off}
        onValuesChange={(weekly_off) => set({ weekly_off })}
        error={complaints.weekly_off}
      />
      <RowField of={editor} name="filled_until" />
    </RowDialog>
  )
}

type CopyDialogProps = { rows: CourtCalendarRow[]; row: CourtCalendarRow; year: string; page: Page }

function CopyDialog({ rows, row, year, page }: CopyDialogProps) {
  const others = rows.filter(({ id }) => id !== row.id)
  const [chosen, setChosen] = useState<string>()
  const from_ref = others.find(({ id }) => id === chosen)?.id ?? others[0]?.id ?? null
  const { mutateAsync: send, isPending } = courtDays.useCopy()
  const toasts = useToasts()
  const close = () => page.onSearch({ copy: undefined })
  const run = () => {
    if (from_ref === null || isPending) return
    void send({ body: { from_ref, to_ref: row.id, year: Number(year) } }).then(
      ({ days }) => {
        toasts.success(copy.copied(days), areas.calendars.updateFailed)
        close()
      },
      (error: unknown) => toasts.error(areas.calendars.updateFailed, error),
    )
  }
  return (
    <Dialog
      size="sm"
      title={`${copy.open}, ${clockTime(year)}`}
      description={copy.kept}
      open={page.search.copy === '1'}
      onClose={close}
      onSubmit={run}
      footer={
        <DialogSave busy={isPending} disabled={from_ref === null}>
          {copy.send}
        </DialogSave>
      }
    >
      <Field label={copy.from}>
        <Select
          value={from_ref}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={setChosen}
        />
      </Field>
    </Dialog>
  )
}
