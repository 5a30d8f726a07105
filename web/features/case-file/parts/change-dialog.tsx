import { useQuery } from '@tanstack/react-query'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { caseDetails, caseLimits, type LegalCase, legalCase } from '../../../../contract/cases.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { chosenRow, line, lines, rowFields } from '../../../../contract/kernel/row.ts'
import { litigationWords, renameWords, tagWords } from '../../../../contract/words/case-dialogs.ts'
import { feeKindWords } from '../../../../contract/words/case-kinds.ts'
import { caseDetailNames, caseNames } from '../../../../contract/words/cases.ts'
import { inDigits } from '../../../lib/digits.ts'
import { plural, shownAs } from '../../../lib/words.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { type FieldsForm, useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { caseChoiceNames, cases, LinksField, caseWords as said } from '../../cases/public.ts'
import { textsToRenameQuery, useRenameTexts } from '../api.ts'
import { ChoiceField } from './choice-field.tsx'
import { useCourtOptions, useLeadOptions } from './court-options.ts'

type ChangeDialogProps = { file: CaseFile; open: boolean; onClose: () => void }

const { title, bench, case_no, filed_on, no_date_until, no_date_reason, fee_kind, fee_note, is_litigation } =
  caseDetails
/** What its lead may change too. */
const ofLead = rowFields({
  title,
  court_ref: chosenRow({}),
  bench,
  type_ref: chosenRow({}),
  case_no,
  case_year: line({ most: 4 }),
  filed_on,
  stage_ref: chosenRow({}),
  tags: lines({ most: caseLimits.tags, each: caseLimits.tag }),
  no_date_until,
  no_date_reason,
})
/** `former`: the id that changes on what was typed with it too. */
const ofCreator = rowFields({
  ...legalCase,
  ...ofLead,
  is_litigation,
  former: line({ most: caseLimits.case_id }),
})
const ofManager = rowFields({ ...ofCreator, lead_id: chosenRow({}), fee_kind, fee_note })
const names = {
  ...caseNames,
  ...caseDetailNames,
  ...caseChoiceNames,
  tags: tagWords.tags,
  former: caseNames.case_id,
}

/** A case whose year is typed. */
type Typed = Omit<LegalCase, 'case_year'> & { case_year: string | null; former: null }
const typed = (row: LegalCase): Typed => ({
  ...row,
  case_year: row.case_year === null ? null : String(row.case_year),
  former: null,
})

function useUpdate() {
  const { mutateAsync } = cases.useUpdate()
  const rename = useRename()
  return {
    mutateAsync: async ({ id, body: { case_year, former, ...body } }: Edit): Promise<Typed> => {
      const year = case_year && Number(foldDigits(case_year))
      const change = case_year === undefined ? body : { ...body, case_year: year || null }
      const row = await mutateAsync({ id, body: change })
      if (former && body.case_id) await rename(id, former)
      return typed(row)
    },
  }
}
interface Edit {
  id: string
  body: { version: number; case_id?: string; case_year?: string | null; former?: string | null }
}

/** The case is renamed by then, whatever comes of this. */
function useRename() {
  const toasts = useToasts()
  const { mutateAsync } = useRenameTexts()
  return (id: string, from: string): Promise<void> =>
    mutateAsync({ id, from }).then(
      (changed) => {
        if (changed > 0) toasts.success(plural(changed, renameWords.done), renameWords.failed)
      },
      (error: unknown) => toasts.error(renameWords.failed, error),
    )
}

/** A case is added elsewhere. */
const useCreate = () => ({
  mutateAsync: (_: unknown): Promise<Typed> => Promise.reject(new Error('no case is added here')),
})
const calls = { useCreate, useUpdate }

const areas = {
  lead: { name: 'case-details', fields: ofLead, names, said, calls },
  creator: { name: 'case-whole', fields: ofCreator, names, said, calls },
  manager: { name: 'case-managed', fields: ofManager, names, said, calls },
}

/** What is known of a case, as far as its reader may change it. */
export function ChangeDialog({ file, ...rest }: ChangeDialogProps) {
  const { edit, fee } = file.can
  if (edit && fee) return <OfManager file={file} {...rest} />
  return edit ? <OfCreator file={file} {...rest} /> : <OfLead file={file} {...rest} />
}

function OfManager({ file: { case: row, can }, open, onClose }: ChangeDialogProps) {
  const editor = useFieldsForm(areas.manager, { row: open ? typed(row) : undefined, onClose })
  const { form, set, complaints } = editor
  const leads = useLeadOptions(row)
  return (
    <RowDialog open={open} editor={editor} isEdit said={said}>
      <FirstFields of={editor} row={row} />
      <CourtFields of={editor} row={row} />
      <div className={two}>
        {/* Who leads a restricted case sees it: that is said by whoever restricts cases. */}
        {can.lead && (
          <ChoiceField
            label={names.lead_id}
            value={form.lead_id}
            options={leads}
            onChange={(lead_id) => set({ lead_id })}
            error={complaints.lead_id}
          />
        )}
        <RowField of={editor} name="fee_kind" wordOf={shownAs(feeKindWords)} />
      </div>
      <RowField of={editor} name="fee_note" rows={2} />
    </RowDialog>
  )
}

function OfCreator({ file: { case: row }, open, onClose }: ChangeDialogProps) {
  const editor = useFieldsForm(areas.creator, { row: open ? typed(row) : undefined, onClose })
  return (
    <RowDialog open={open} editor={editor} isEdit said={said}>
      <FirstFields of={editor} row={row} />
      <CourtFields of={editor} row={row} />
    </RowDialog>
  )
}

function OfLead({ file: { case: row }, open, onClose }: ChangeDialogProps) {
  const editor = useFieldsForm(areas.lead, { row: open ? typed(row) : undefined, onClose })
  return (
    <RowDialog open={open} editor={editor} isEdit said={said}>
      <CourtFields of={editor} row={row} />
    </RowDialog>
  )
}

const two = 'grid gap-4 sm:grid-cols-2'

/** What the list shows of a case, too. */
function FirstFields({ of, row }: { of: FieldsForm<typeof ofCreator>; row: LegalCase }) {
  // Back at the id that it has, nothing goes with it.
  const set: typeof of.set = (change) =>
    of.set(change.case_id?.trim() === row.case_id ? { ...change, former: '' } : change)
  return (
    <>
      <div className={two}>
        <RowField of={{ ...of, set }} name="case_id" />
        <RowField of={of} name="client_name" />
      </div>
      <TextsToo of={of} row={row} />
      <RowField of={of} name="description" rows={3} />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-secondary font-semibold">
          {caseNames.links}
        </span>
        <LinksField
          links={of.form.links}
          onChange={(links) => of.set({ links })}
          error={of.complaints.links}
        />
      </div>
      <Checkbox
        label={names.is_litigation}
        hint={litigationWords.hint}
        checked={of.form.is_litigation}
        onChange={({ target }) => of.set({ is_litigation: target.checked })}
      />
    </>
  )
}

/** Offers to change what was typed with the id that the case had. */
function TextsToo({ of: { form, set }, row }: { of: FieldsForm<typeof ofCreator>; row: LegalCase }) {
  const now = form.case_id.trim()
  const from = form.former || row.case_id
  const isRenamed = now !== '' && now !== row.case_id
  const { data = [] } = useQuery({ ...textsToRenameQuery(row.id, from), enabled: isRenamed })
  const others = data.filter(({ case_id }) => case_id !== now)
  const count = others.reduce((sum, { count }) => sum + count, 0)
  if (!isRenamed || count === 0) return null
  return (
    <Checkbox
      label={count < counted ? plural(count, also) : also.other.replace('{n}', inDigits(`${counted - 1}+`))}
      hint={renameWords.stays}
      checked={form.former !== ''}
      onChange={({ target }) => set({ former: target.checked ? row.case_id : '' })}
    />
  )
}

const { also } = renameWords
/** So many stand for more. */
const counted = 1000

/** What the court says of it. */
function CourtFields({ of, row }: { of: FieldsForm<typeof ofLead>; row: LegalCase }) {
  const { courts, types, stages } = useCourtOptions(row)
  const choice = (name: 'court_ref' | 'type_ref' | 'stage_ref') => ({
    label: names[name],
    value: of.form[name],
    error: of.complaints[name],
    onChange: (value: string) => of.set({ [name]: value }),
  })
  return (
    <>
      <RowField of={of} name="title" />
      <div className={two}>
        <ChoiceField {...choice('court_ref')} options={courts} />
        <RowField of={of} name="bench" />
        <ChoiceField {...choice('type_ref')} options={types} />
        <ChoiceField {...choice('stage_ref')} options={stages} />
        <RowField of={of} name="case_no" />
        <RowField of={of} name="case_year" />
        <RowField of={of} name="filed_on" />
        <RowField of={of} name="tags" rows={2} hint={tagWords.hint} />
        <RowField of={of} name="no_date_until" />
        <RowField of={of} name="no_date_reason" />
      </div>
    </>
  )
}
