import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { deadlineLimits } from '../../../../contract/deadline-words.ts'
import { type Deadline, type DeadlineChange, deadline } from '../../../../contract/deadlines.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { type FormOf, line, rowFields } from '../../../../contract/kernel/row.ts'
import { form as words } from '../../../../contract/words/deadline-dialogs.ts'
import { deadlineNames } from '../../../../contract/words/deadlines.ts'
import { ruleTitle } from '../../../../contract/words/shipped-rules.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import type { FieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { Select } from '../../../ui/select.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { leadChoicesQuery, PickCase } from '../../cases/public.ts'
import { courtCalendars } from '../../courts/public.ts'
import { choiceOf } from '../../people/public.ts'
import { byHandOrRule, deadlineRules, deadlines, ruleChoicesQuery } from '../api.ts'
import { said } from '../labels.ts'
import { TypedWorking } from './typed-working.tsx'

const id = line({ most: 36 })
const fields = rowFields({
  ...deadline,
  // Left out, it is what the rule calls it.
  title: line({ most: deadlineLimits.title }),
  case_ref: line({ most: 36, required: true }),
  ...{ rule_ref: id, due_on: line({ most: 10 }) },
  ...{ calendar_ref: id, assignee_id: id, backup_id: id },
})
export type DeadlineTyped = FormOf<typeof fields>
type Editor = FieldsForm<typeof fields>
const names = {
  ...deadlineNames,
  case_ref: '',
  rule_ref: words.rule,
  due_on: words.due,
  calendar_ref: words.calendar,
  assignee_id: words.assignee,
  backup_id: words.backup,
}

/** The writes of a deadline: a day by hand is sent only where there is no rule. */
export const deadlineArea = {
  name: 'deadline',
  fields,
  names,
  said,
  calls: {
    /** What a rule came to is no day by hand: its form begins without one. */
    one: (of: string) => ({
      ...deadlines.one(of),
      select: (row: Deadline) => ({ ...row, due_on: row.rule_ref ? '' : row.due_on }),
    }),
    useCreate: () => byHandOrRule(deadlines.useCreate()),
    useUpdate: () => {
      const { mutateAsync } = deadlines.useUpdate()
      return {
        mutateAsync: ({ id, body: { due_on, ...body } }: { id: string; body: DeadlineChange }) =>
          mutateAsync({ id, body: body.rule_ref ? body : { ...body, ...(due_on && { due_on }) } }),
      }
    },
  },
}

type DeadlineDialogProps = {
  at: string
  /** What a new one begins with: the case and its lead. Left out, the case is picked first. */
  of?: { id: string; case_id: string; lead_id: string | null } | undefined
  /** The rule of a new one that follows another, the day that sets it going, and of which day the cheque is. */
  following?: { rule?: string | undefined; on?: string | undefined; cheque?: string | undefined } | undefined
}

/** The Add Deadline dialog, and the same for the edit of one: its working grows below the fields. */
export function DeadlineDialog({ at, of, following }: DeadlineDialogProps) {
  const given = {
    case_ref: of?.id ?? '',
    assignee_id: of?.lead_id ?? '',
    rule_ref: following?.rule ?? '',
    trigger_day: following?.on ?? '',
    cheque_on: following?.cheque ?? '',
  }
  const { editor, dialog, row } = useRowDialog(at, deadlineArea, given)
  return (
    <RowDialog {...dialog} size="lg" description={row?.case.case_id ?? of?.case_id}>
      <DeadlineFields of={editor} row={row} picksCase={!of && !row && dialog.open} />
    </RowDialog>
  )
}

type DeadlineFieldsProps = {
  of: Editor
  row: Deadline | undefined
  /** The case is asked for, and brings its lead along. */
  picksCase: boolean
}

/** What is asked of a deadline, and its working below. */
export function DeadlineFields({ of: editor, row, picksCase }: DeadlineFieldsProps) {
  const rule = useRule(editor.form.rule_ref)
  return (
    <>
      {picksCase && <CaseField of={editor} />}
      <RuleField of={editor} row={row} />
      {rule?.asks_cheque && <Cheque of={editor} note={rule.note} />}
      <RowField of={editor} name="title" placeholder={rule ? ruleTitle(rule.title) : ''} />
      <div className="grid gap-4 sm:grid-cols-2">
        <RowField of={editor} name="trigger" placeholder={rule?.trigger ?? ''} />
        <RowField of={editor} name="trigger_day" />
        {rule && rule.copy_time !== 'none' && (
          <>
            <RowField of={editor} name="copy_applied_on" />
            <RowField of={editor} name="copy_ready_on" />
          </>
        )}
        {rule ? <RowField of={editor} name="extra_days" /> : <DueField of={editor} />}
        <RowField
          of={editor}
          name="extra_reason"
          required={!rule || Number(foldDigits(editor.form.extra_days)) > 0}
        />
        <Choices of={editor} isNew={row === undefined} />
      </div>
      <TypedWorking form={editor.form} />
    </>
  )
}

/** The rule that is chosen; that of a row may be retired by now. */
function useRule(chosen: string) {
  const { data } = useQuery({ ...deadlineRules.one(chosen), enabled: chosen !== '' })
  return chosen === '' ? undefined : data
}

function CaseField({ of: { form, set, complaints } }: { of: Editor }) {
  return (
    <PickCase
      kind="deadline"
      value={form.case_ref}
      error={complaints.case_ref}
      onPick={(case_ref) => set({ case_ref })}
      onPicked={({ lead_id }) => lead_id && set({ assignee_id: lead_id })}
    />
  )
}

function RuleField({ of: { form, set, complaints }, row }: { of: Editor; row: Deadline | undefined }) {
  const { data: rules = [] } = useQuery(ruleChoicesQuery)
  const options = rules.map(({ id, code, title }) => ({ value: id, label: `${code} · ${ruleTitle(title)}` }))
  const own = row?.rule
  const isGone = own && !rules.some((rule) => rule.id === own.id)
  return (
    <Field label={words.rule} error={complaints.rule_ref}>
      <Select
        value={form.rule_ref}
        options={[
          { value: '', label: words.byHand },
          ...(isGone ? [{ value: own.id, label: `${own.code} · ${ruleTitle(own.title)}` }] : []),
          ...options,
        ]}
        onValueChange={(rule_ref) => set({ rule_ref })}
      />
    </Field>
  )
}

/** What is doubtful of the law of cheques, said before anything else is asked. */
function Cheque({ of, note }: { of: Editor; note: string | null }) {
  return (
    <>
      {note && <Alert tone="warning">{note}</Alert>}
      <RowField of={of} name="cheque_on" required />
    </>
  )
}

function DueField({ of: { form, set, complaints } }: { of: Editor }) {
  return (
    <Field label={words.due} required error={complaints.due_on} hint={words.dueHint}>
      <DateInput value={form.due_on} onChange={({ target }) => set({ due_on: target.value })} />
    </Field>
  )
}

/** The calendar, and who answers for it; those of the case where nobody says others. */
function Choices({ of: { form, set, complaints }, isNew }: { of: Editor; isNew: boolean }) {
  const { data } = useInfiniteQuery(courtCalendars.list({}))
  const { data: people = [] } = useQuery(leadChoicesQuery)
  const calendars = data?.pages.flatMap(({ items }) => items) ?? []
  const everybody = people.map(choiceOf)
  const choice = (
    name: 'calendar_ref' | 'assignee_id' | 'backup_id',
    none: string | false,
    all: { value: string; label: string }[],
  ) => (
    <Field label={names[name]} error={complaints[name]}>
      <Select
        value={form[name]}
        options={none === false ? all : [{ value: '', label: none }, ...all]}
        onValueChange={(value) => set({ [name]: value })}
      />
    </Field>
  )
  const ids = calendars.map(({ id: value, name: label }) => ({ value, label }))
  return (
    <>
      {choice('calendar_ref', isNew && words.ofCourt, ids)}
      {choice('assignee_id', isNew && words.leadOrMe, everybody)}
      {choice('backup_id', words.nobody, everybody)}
    </>
  )
}
