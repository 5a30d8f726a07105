import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LegalCase } from '../../../../contract/cases.ts'
import { hearingLimits } from '../../../../contract/hearing-words.ts'
import { type Clash, hearing } from '../../../../contract/hearings.ts'
import { line, lines, rowFields } from '../../../../contract/kernel/row.ts'
import { hearingNames } from '../../../../contract/words/hearings.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import type { FieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { Select } from '../../../ui/select.tsx'
import { courtChoicesQuery, leadChoicesQuery, PickCase } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import { choiceOf } from '../../people/public.ts'
import { hearings } from '../api.ts'
import { choiceNames, diary, said } from '../labels.ts'
import { courtClosed, KeepDay } from './keep-day.tsx'
import { useClashNews } from './use-clash-news.ts'
import { WithPeople } from './with-people.tsx'

const id = line({ most: 36 })
const fields = rowFields({
  ...hearing,
  case_ref: line({ most: 36, required: true }),
  ...{ court_ref: id, purpose_ref: id, appears_id: id },
  with_ids: lines({ most: hearingLimits.with, each: 36 }),
})
const names = { ...hearingNames, ...choiceNames, case_ref: diary.case }
export const hearingForm = { fields, names, said, asksBack: courtClosed }

type HearingDialogProps = {
  at: string
  /** What a new one begins with: court, bench and lead of its case. Left out, the case is picked first. */
  of?:
    | {
        id: string
        case_id: string
        court_ref: string | null
        bench: string | null
        lead_id: string | null
      }
    | undefined
  /** The day that a new one is on unless another one is typed. */
  day?: string | undefined
}

/** The Add Hearing dialog, and the same for the edit of one; a day on which the court does not sit is kept by a press. */
export function HearingDialog({ at, of, day }: HearingDialogProps) {
  const closed = useClosedCourt(hearings.useCreate())
  const area = { ...hearingForm, name: 'hearing', calls: { ...hearings, ...closed.calls } }
  const given = { ...(day && { on_day: day }), ...(of && { case_ref: of.id, ...broughtBy(of) }) }
  const { editor, dialog, row } = useRowDialog(at, area, given)
  return (
    <RowDialog {...dialog} description={row?.case.case_id ?? of?.case_id}>
      <HearingFields of={editor} closed={closed} picksCase={!of && !row && dialog.open} />
    </RowDialog>
  )
}

type HearingFieldsProps = {
  of: FieldsForm<typeof fields>
  closed: Pick<ReturnType<typeof useClosedCourt>, 'isClosed' | 'keep'>
  /** The case is asked for, and brings court, bench and lead along. */
  picksCase: boolean
}

/** What is asked of a hearing. */
export function HearingFields({ of: editor, closed, picksCase }: HearingFieldsProps) {
  const { form, set, complaints } = editor
  const options = useOptions()
  const choice = (
    name: 'court_ref' | 'purpose_ref' | 'appears_id',
    all: { value: string; label: string }[],
  ) => (
    <Field label={choiceNames[name]} error={complaints[name]}>
      <Select
        value={form[name]}
        options={[{ value: '', label: '—' }, ...all]}
        onValueChange={(value) => set({ [name]: value })}
      />
    </Field>
  )
  return (
    <>
      {picksCase && (
        <PickCase
          kind="hearing"
          value={form.case_ref}
          error={complaints.case_ref}
          onPick={(case_ref) => set({ case_ref })}
          onPicked={(picked) => set(broughtBy(picked))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField
          of={editor}
          name="on_day"
          below={
            <KeepDay
              isOffered={closed.isClosed && complaints.on_day !== undefined}
              onKeep={() => closed.keep(editor.save)}
            />
          }
        />
        <RowField of={editor} name="at_time" />
        {choice('court_ref', options.courts)}
        <RowField of={editor} name="bench" />
        <RowField of={editor} name="room" />
        <RowField of={editor} name="item_no" />
        {choice('purpose_ref', options.stages)}
        <RowField of={editor} name="purpose" />
        {choice('appears_id', options.people)}
        <WithPeople of={editor} people={options.people} />
      </div>
      <RowField of={editor} name="brief" rows={3} />
    </>
  )
}

/** What a case brings along. */
export const broughtBy = ({
  court_ref,
  bench,
  lead_id,
}: Pick<LegalCase, 'court_ref' | 'bench' | 'lead_id'>) => ({
  court_ref: court_ref ?? '',
  bench: bench ?? '',
  appears_id: lead_id ?? '',
})

/** What can be chosen by now. */
export function useOptions() {
  const { data } = useQuery(courtChoicesQuery)
  const { data: people = [] } = useQuery(leadChoicesQuery)
  const asOption = (row: { id: string; name_en: string; name_bn: string | null }) => ({
    value: row.id,
    label: courtName(row),
  })
  return {
    courts: (data?.courts ?? []).map(asOption),
    stages: (data?.stages ?? []).map(asOption),
    people: people.map(choiceOf),
  }
}

type Create = Pick<ReturnType<typeof hearings.useCreate>, 'mutateAsync'>
type Warned = { warnings: { clash: Clash[] } }

/** The writes of a hearing, which say when its court does not sit on the day, and keep it when that was pressed. */
export function useClosedCourt({ mutateAsync: create }: Create) {
  const [isClosed, setClosed] = useState(false)
  const [kept] = useState({ keep: false })
  const { mutateAsync: update } = hearings.useUpdate()
  const tellClashes = useClashNews()
  const watched = async <Row extends Warned>(send: (keep: { keep?: true }) => Promise<Row>): Promise<Row> => {
    const keep = kept.keep ? ({ keep: true } as const) : {}
    kept.keep = false
    setClosed(false)
    try {
      const row = await send(keep)
      tellClashes(row.warnings.clash)
      return row
    } catch (error) {
      setClosed(error instanceof CallFailure && error.reason === courtClosed)
      throw error
    }
  }
  return {
    isClosed,
    keep: (save: () => void) => {
      kept.keep = true
      save()
    },
    calls: {
      useCreate: () => ({
        mutateAsync: (draft: Parameters<typeof create>[0]) =>
          watched((keep) => create({ ...draft, ...keep })),
      }),
      useUpdate: () => ({
        mutateAsync: ({ id, body }: Parameters<typeof update>[0]) =>
          watched((keep) => update({ id, body: { ...body, ...keep } })),
      }),
    },
  }
}
