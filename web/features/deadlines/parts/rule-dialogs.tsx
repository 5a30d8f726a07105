import { useQuery } from '@tanstack/react-query'
import {
  type DeadlineRule,
  deadlineRule,
  type RuleChange,
  type RuleDraft,
} from '../../../../contract/deadline-rules.ts'
import { usualWarnDays } from '../../../../contract/deadline-words.ts'
import { line, rowFields } from '../../../../contract/kernel/row.ts'
import { rules as words } from '../../../../contract/words/deadline-dialogs.ts'
import {
  closedDayWords,
  copyTimeWords,
  deadlineRuleNames,
  periodUnitWords,
  warnDaysName,
} from '../../../../contract/words/deadlines.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { formOf } from '../../../lib/rows/row-fields.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import type { FieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useRowDialog } from '../../../ui/rows/use-row-dialog.ts'
import { Select } from '../../../ui/select.tsx'
import { deadlineRules, ruleChoicesQuery, ruleFormQuery } from '../api.ts'
import { daysTyped, typedDays, typedRule } from '../logic.ts'
import { ConfirmRule } from './confirm-rule.tsx'

interface RulesSearch {
  confirm?: string | undefined
  renew?: string | undefined
}

type RuleDialogsProps = { page: RowPage<RulesSearch> }

/** The form of a rule, of a new version of one, and the question before one is confirmed. */
export function RuleDialogs({ page }: RuleDialogsProps) {
  const { confirm, renew } = page.search
  const { data: replaced } = useQuery({ ...deadlineRules.one(renew ?? ''), enabled: renew !== undefined })
  return (
    <>
      {(renew === undefined || replaced) && (
        <RuleDialog key={renew} replaces={renew ? replaced : undefined} />
      )}
      {confirm && <ConfirmRule id={confirm} onClose={() => page.onSearch({ confirm: undefined })} />}
    </>
  )
}

const fields = rowFields({ ...deadlineRule, warn_days: line({ most: 60 }) })
const names = { ...deadlineRuleNames, warn_days: warnDaysName }
type Editor = FieldsForm<typeof fields>

type Typed<Body> = Omit<Body, 'warn_days'> & { warn_days?: string | null }

/** The writes of a rule; `replaces` is the version that a new one takes the place of. */
function areaOf(replaces: DeadlineRule | undefined) {
  return {
    name: replaces ? `deadline-rule.renew.${replaces.id}` : 'deadline-rule',
    fields,
    names,
    said: { ...words, add: replaces ? words.renewOf(replaces.code) : words.add },
    calls: {
      one: ruleFormQuery,
      useCreate: () => {
        const { mutateAsync } = deadlineRules.useCreate()
        return {
          mutateAsync: async ({ warn_days, ...draft }: Typed<RuleDraft>) =>
            typedRule(
              await mutateAsync({
                ...draft,
                warn_days: daysTyped(warn_days),
                ...(replaces && { replaces: replaces.id }),
              }),
            ),
        }
      },
      useUpdate: () => {
        const { mutateAsync } = deadlineRules.useUpdate()
        return {
          mutateAsync: async ({
            id,
            body: { warn_days, ...body },
          }: {
            id: string
            body: Typed<RuleChange>
          }) =>
            typedRule(
              await mutateAsync({
                id,
                body: { ...body, ...(warn_days !== undefined && { warn_days: daysTyped(warn_days) }) },
              }),
            ),
        }
      },
    },
  }
}

function RuleDialog({ replaces }: { replaces: DeadlineRule | undefined }) {
  const given = replaces ? formOf(fields, typedRule(replaces)) : { warn_days: typedDays(usualWarnDays) }
  const { editor, dialog } = useRowDialog('/courts', areaOf(replaces), given)
  return (
    <RowDialog {...dialog} size="lg" description={replaces && words.renewed}>
      <div className="grid gap-4 sm:grid-cols-2">
        {replaces ? null : <RowField of={editor} name="code" />}
        <RowField of={editor} name="title" />
        <RowField of={editor} name="act" />
        <RowField of={editor} name="provision" />
        <RowField of={editor} name="trigger" />
        <RowField of={editor} name="period" />
        <RowField of={editor} name="unit" wordOf={shownAs(periodUnitWords)} />
        <RowField of={editor} name="copy_time" wordOf={shownAs(copyTimeWords)} />
        <RowField of={editor} name="when_closed" wordOf={shownAs(closedDayWords)} />
        <Follows of={editor} />
        <RowField of={editor} name="warn_days" hint={words.warnHint} />
        <RowField of={editor} name="valid_from" />
        <RowField of={editor} name="valid_until" />
      </div>
      <Flags of={editor} />
      <RowField of={editor} name="source" />
      <RowField of={editor} name="note" rows={3} />
    </RowDialog>
  )
}

function Flags({ of: { form, set } }: { of: Editor }) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={names.exclude_first}
        checked={form.exclude_first}
        onChange={({ target }) => set({ exclude_first: target.checked })}
      />
      <Checkbox
        label={names.asks_cheque}
        checked={form.asks_cheque}
        onChange={({ target }) => set({ asks_cheque: target.checked })}
      />
    </div>
  )
}

function Follows({ of: { form, set, complaints } }: { of: Editor }) {
  const { data = [] } = useQuery(ruleChoicesQuery)
  return (
    <Field label={names.follows} error={complaints.follows}>
      <Select
        value={form.follows}
        options={[
          { value: '', label: words.noRule },
          ...data.map(({ id, code, title }) => ({ value: id, label: `${code} · ${title}` })),
        ]}
        onValueChange={(follows) => set({ follows })}
      />
    </Field>
  )
}
