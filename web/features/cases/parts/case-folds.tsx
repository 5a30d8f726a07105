import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { folds } from '../../../../contract/words/case-lists.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { useAuth } from '../../auth/public.tsx'
import { courtName } from '../../courts/public.ts'
import { choiceOf } from '../../people/public.ts'
import { courtChoicesQuery, leadChoicesQuery } from '../api.ts'
import type { NewCaseForm } from './case-dialog.tsx'

type FoldOf = { of: NewCaseForm }
type ChoiceName = 'court_ref' | 'type_ref' | 'stage_ref' | 'lead_id'

/** What the court knows of a new case. */
export function CourtFold({ of }: FoldOf) {
  const isFilled = (['title', 'court_ref', 'type_ref', 'case_no', 'stage_ref'] as const).some(
    (name) => of.form[name] !== '',
  )
  return (
    <Fold title={folds.court} isFilled={isFilled}>
      <CourtFields of={of} />
    </Fold>
  )
}

const two = 'grid gap-4 sm:grid-cols-2'

function CourtFields({ of }: FoldOf) {
  const { data } = useQuery(courtChoicesQuery)
  const options = (rows: ({ id: string } & Parameters<typeof courtName>[0])[] = []) =>
    rows.map((row) => ({ value: row.id, label: courtName(row) }))
  return (
    <>
      <RowField of={of} name="title" />
      <div className={two}>
        <Choice of={of} name="court_ref" options={options(data?.courts)} />
        <RowField of={of} name="bench" />
        <Choice of={of} name="type_ref" options={options(data?.types)} />
        <Choice of={of} name="stage_ref" options={options(data?.stages)} />
        <RowField of={of} name="case_no" />
        <RowField of={of} name="case_year" />
        <RowField of={of} name="filed_on" />
      </div>
      <Checkbox
        label={of.names.is_litigation}
        checked={of.form.is_litigation}
        onChange={({ target }) => of.set({ is_litigation: target.checked })}
      />
    </>
  )
}

/** Whom a new case is for and against. */
export function PartiesFold({ of }: FoldOf) {
  const { clients, opponents } = of.form
  return (
    <Fold title={folds.parties} isFilled={clients !== '' || opponents !== ''}>
      <div className={two}>
        <RowField of={of} name="clients" rows={2} hint={folds.eachLine} />
        <RowField of={of} name="opponents" rows={2} hint={folds.eachLine} />
      </div>
      <p className="text-meta text-ink-2">{folds.whoIsMeant}</p>
    </Fold>
  )
}

/** Who leads a new case and works on it, where the reader may say so. */
export function TeamFold({ of }: FoldOf) {
  if (!useAuth().may('cases.manage')) return null
  return (
    <Fold title={folds.team} isFilled={of.form.lead_id !== '' || of.form.team !== ''}>
      <TeamFields of={of} />
    </Fold>
  )
}

function TeamFields({ of }: FoldOf) {
  const { data = [] } = useQuery(leadChoicesQuery)
  const options = data.map(choiceOf)
  const team = of.form.team.split('\n').filter(Boolean)
  const setTeam = (ids: string[]) => of.set({ team: ids.join('\n') })
  const open = options.filter(({ value }) => value !== of.form.lead_id && !team.includes(value))
  return (
    <div className={two}>
      <Choice of={of} name="lead_id" options={options} />
      <Field label={of.names.team} error={of.complaints.team}>
        <Select
          value=""
          options={[{ value: '', label: folds.addToTeam }, ...open]}
          onValueChange={(chosen) => chosen && setTeam([...team, chosen])}
        />
      </Field>
      {team.length > 0 && (
        <ul className="flex flex-wrap gap-2 sm:col-span-2">
          {options
            .filter(({ value }) => team.includes(value))
            .map(({ value, label }) => (
              <li key={value} className="flex items-center gap-1 rounded-full bg-sunken pl-3 text-secondary">
                {label}
                <IconButton
                  label={folds.takeOff(label)}
                  onClick={() => setTeam(team.filter((one) => one !== value))}
                >
                  <X className="size-4" />
                </IconButton>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

type ChoiceProps = FoldOf & { name: ChoiceName; options: SelectOption<string>[] }

function Choice({ of, name, options }: ChoiceProps) {
  const nothing = { value: '', label: '—' }
  return (
    <Field label={of.names[name]} error={of.complaints[name]}>
      <Select
        value={of.form[name]}
        options={[nothing, ...options]}
        onValueChange={(chosen) => of.set({ [name]: chosen })}
      />
    </Field>
  )
}
