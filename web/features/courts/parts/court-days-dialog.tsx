import { useQuery } from '@tanstack/react-query'
import {
  type CourtCalendarRow,
  type CourtDayRow,
  type CourtDaysDraft,
  courtDayLimits,
} from '../../../../contract/court-calendars.ts'
import { type CourtDayKind, courtDayKinds } from '../../../../contract/court-words.ts'
import { day, type FormOf, flag, line, oneOfList, rowFields } from '../../../../contract/kernel/row.ts'
import { courtDayKindWords } from '../../../../contract/words/courts.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { draftOf, emptyForm, shapeOf } from '../../../lib/rows/row-fields.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { RowField } from '../../../ui/rows/row-field.tsx'
import type { FieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { courtDays, courtDaysQuery } from '../api.ts'
import { areas, days as said } from '../labels.ts'
import type { CourtsSearch } from '../logic.ts'
import type { Span } from './year-keys.ts'

const fields = rowFields({
  from: day({ required: true }),
  until: day({ required: true }),
  kind: oneOfList(courtDayKinds, { usual: 'holiday', complaint: 'one_of_the_kinds' }),
  name_en: line({ most: courtDayLimits.name, required: true }),
  name_bn: line({ most: courtDayLimits.name }),
  court_sits: flag({ usual: false }),
  office_open: flag({ usual: false }),
  source: line({ most: courtDayLimits.source }),
})
type Form = FormOf<typeof fields>

/** What a kind of day usually means; who enters it may say otherwise. */
const usual: Record<CourtDayKind, Pick<CourtDayRow, 'court_sits' | 'office_open'>> = {
  holiday: { court_sits: false, office_open: false },
  vacation: { court_sits: false, office_open: false },
  working_day: { court_sits: true, office_open: true },
  office_only: { court_sits: false, office_open: true },
  other: { court_sits: false, office_open: false },
}

type CourtDaysDialogProps = { calendar: CourtCalendarRow; page: RowPage<CourtsSearch> }

/** The form of the days that the address names: what they are, or that they follow the week again. */
export function CourtDaysDialog({ calendar, page: { search, onSearch } }: CourtDaysDialogProps) {
  const { from } = search
  const span = { from: from ?? '', until: search.until ?? from ?? '' }
  const { data } = useQuery({
    ...courtDaysQuery(calendar.id, span.from.slice(0, 4)),
    enabled: from !== undefined,
  })
  const entered = data?.items.filter((row) => span.from <= row.day && row.day <= span.until) ?? []
  const close = () => onSearch({ from: undefined, until: undefined })
  const editor = useDaysForm(calendar, { span, entered, onClose: close })
  const onClear = useClearing(calendar, editor.close)
  return (
    <Dialog
      title={entered.length > 0 ? said.edit : said.add}
      description={calendar.name}
      open={from !== undefined}
      onClose={editor.close}
      dirty={from !== undefined && editor.dirty}
      onDiscard={editor.discard}
      onSubmit={editor.save}
      footer={
        <>
          {entered.length > 0 && (
            <Button variant="ghost" className="mr-auto" onClick={() => onClear(editor.form)}>
              {said.clear}
            </Button>
          )}
          <DialogSave busy={editor.saving}>{kit.save}</DialogSave>
        </>
      }
    >
      <DayFields of={editor} />
    </Dialog>
  )
}

const two = 'grid gap-4 sm:grid-cols-2'

/** What the days are; a kind brings what it usually means. */
function DayFields({ of }: { of: FieldsForm<typeof fields> }) {
  const { form, set } = of
  return (
    <div className="flex flex-col gap-4">
      <div className={two}>
        <RowField of={of} name="from" />
        <RowField of={of} name="until" min={form.from} />
      </div>
      <RowField
        of={{ ...of, set: ({ kind }) => kind && set({ kind, ...usual[kind] }) }}
        name="kind"
        wordOf={shownAs(courtDayKindWords)}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {(['court_sits', 'office_open'] as const).map((name) => (
          <Checkbox
            key={name}
            label={said[name]}
            checked={form[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        ))}
      </div>
      <div className={two}>
        <RowField of={of} name="name_en" />
        <RowField of={of} name="name_bn" lang="bn" />
      </div>
      <RowField of={of} name="source" hint={said.sourceHint} />
    </div>
  )
}

interface Opened {
  span: Span
  /** What is said of the days by now. */
  entered: readonly CourtDayRow[]
  onClose: () => void
}

/** What is typed stays on this device, of each calendar and days for themselves. */
function useDaysForm({ id }: CourtCalendarRow, { span, entered, onClose }: Opened) {
  const { mutateAsync: send } = courtDays.useSet()
  const draft = (form: Form) => draftOf<typeof fields, Omit<CourtDaysDraft, 'calendar_ref'>>(fields, form)
  const editor = useRowForm<never, Form>({
    name: `court-days.${id}.${span.from}.${span.until}`,
    row: undefined,
    empty: { ...emptyForm(fields, ''), ...formOf(entered[0]), ...span },
    shape: shapeOf(fields),
    formOf: (row) => row,
    check: async (form) => {
      const { ofDraft } = await import('../../../lib/rows/row-check.ts')
      return ofDraft(fields, draft(form))
    },
    send: async (form) => {
      await send({ body: { calendar_ref: id, ...draft(form) } })
      return undefined
    },
    said: {
      ...areas.calendars,
      created: areas.calendars.updated,
      createFailed: areas.calendars.updateFailed,
    },
    onClose,
  })
  return { ...editor, fields, names: said }
}

function formOf(row: CourtDayRow | undefined): Partial<Form> {
  if (!row) return {}
  const { day: _, ...facts } = row
  return { ...facts, name_bn: row.name_bn ?? '', source: row.source ?? '' }
}

/** Lets days follow the week again, once somebody has said yes to the question. */
function useClearing({ id }: CourtCalendarRow, onDone: () => void): (span: Span) => void {
  const { mutateAsync: clear } = courtDays.useClear()
  const confirm = useConfirm()
  const toasts = useToasts()
  return ({ from, until }) =>
    void confirm({ title: said.clearAsk, confirmLabel: said.clear, destructive: true }).then((yes) => {
      if (!yes) return
      clear({ body: { calendar_ref: id, from, until } }).then(
        () => {
          toasts.success(areas.calendars.updated, areas.calendars.updateFailed)
          onDone()
        },
        (error: unknown) => toasts.error(areas.calendars.updateFailed, error),
      )
    })
}
