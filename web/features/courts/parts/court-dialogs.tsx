import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { caseStage, caseType, court } from '../../../../contract/courts.ts'
import {
  caseStageNames,
  caseTypeNames,
  courtLevelWords,
  courtNames,
  lawSideWords,
} from '../../../../contract/words/courts.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import type { FieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { Select } from '../../../ui/select.tsx'
import { caseStages, caseTypes, courtCalendars, courts } from '../api.ts'
import { areas, said, year } from '../labels.ts'
import type { ListName } from '../logic.ts'

const courtArea = { name: 'court', fields: court, names: courtNames, said: areas.courts, calls: courts }
const typeArea = {
  name: 'case-type',
  fields: caseType,
  names: caseTypeNames,
  said: areas.types,
  calls: caseTypes,
}
const stageArea = {
  name: 'case-stage',
  fields: caseStage,
  names: caseStageNames,
  said: areas.stages,
  calls: caseStages,
}

const two = 'grid gap-4 sm:grid-cols-2'

/** The form that the page's address opens, of a row of the list that is shown. */
export function CourtDialogs({ list }: { list: ListName }) {
  if (list === 'types') return <TypeDialog />
  return list === 'stages' ? <StageDialog /> : <CourtDialog />
}

function CourtDialog() {
  const { row, editor, dialog } = useRowDialog('/courts', courtArea)
  return (
    <RowDialog {...dialog}>
      <RowField of={editor} name="name_en" />
      <RowField of={editor} name="name_bn" lang="bn" />
      <div className={two}>
        <RowField of={editor} name="level" wordOf={shownAs(courtLevelWords)} />
        <RowField of={editor} name="district" />
      </div>
      <div className={two}>
        <RowField of={editor} name="place" />
        <CalendarField of={editor} isNew={row === undefined} />
      </div>
      <InUse of={editor} label={courtNames.is_active} />
    </RowDialog>
  )
}

type CalendarFieldProps = { of: FieldsForm<typeof court>; isNew: boolean }

/** Which calendar a court follows; a new one, where nobody says it, that of its level. */
function CalendarField({ of: { form, set, complaints }, isNew }: CalendarFieldProps) {
  const { data } = useInfiniteQuery(courtCalendars.list({}))
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  const none = { value: '', label: isNew ? year.ofLevel : year.noCalendar }
  return (
    <Field label={courtNames.calendar_ref} error={complaints.calendar_ref}>
      <Select
        value={form.calendar_ref}
        options={[none, ...rows.map(({ id, name }) => ({ value: id, label: name }))]}
        onValueChange={(calendar_ref) => set({ calendar_ref })}
      />
    </Field>
  )
}

function TypeDialog() {
  const { editor, dialog } = useRowDialog('/courts', typeArea)
  return (
    <RowDialog {...dialog}>
      <div className={two}>
        <RowField of={editor} name="code" />
        <RowField of={editor} name="side" wordOf={shownAs(lawSideWords)} />
      </div>
      <RowField of={editor} name="name_en" />
      <RowField of={editor} name="name_bn" lang="bn" />
      <RowField of={editor} name="aliases" rows={3} hint={said.onePerLine} />
      <div className={two}>
        <RowField of={editor} name="our_side_words" />
        <RowField of={editor} name="other_side_words" />
      </div>
      <InUse of={editor} label={caseTypeNames.is_active} />
    </RowDialog>
  )
}

function StageDialog() {
  const { editor, dialog } = useRowDialog('/courts', stageArea)
  return (
    <RowDialog {...dialog}>
      <RowField of={editor} name="name_en" />
      <RowField of={editor} name="name_bn" lang="bn" />
      <RowField of={editor} name="place_in_order" />
      <InUse of={editor} label={caseStageNames.is_active} />
    </RowDialog>
  )
}

interface Switched {
  form: { is_active: boolean }
  set: (change: { is_active: boolean }) => void
}

/** What is not in use any more is offered nowhere, and stays on the cases that have it. */
function InUse({ of: { form, set }, label }: { of: Switched; label: string }): ReactNode {
  return (
    <Checkbox
      label={label}
      checked={form.is_active}
      onChange={({ target }) => set({ is_active: target.checked })}
    />
  )
}
