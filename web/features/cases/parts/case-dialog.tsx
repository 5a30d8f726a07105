import { caseDetails, type LegalCase, legalCase } from '../../../../contract/cases.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { line, lines, rowFields } from '../../../../contract/kernel/row.ts'
import { partyLimits } from '../../../../contract/party-words.ts'
import { caseDetailNames, caseNames } from '../../../../contract/words/cases.ts'
import { useAddForm } from '../../../lib/rows/row-address.ts'
import { Button } from '../../../ui/button.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { type FieldsForm, useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { cases } from '../api.ts'
import { choiceNames, said } from '../labels.ts'
import { SameId } from './case-fields.tsx'
import { CourtFold, PartiesFold, TeamFold } from './case-folds.tsx'
import { LinksField } from './links-field.tsx'
import { type BesideCase, useBesideCase } from './use-beside-case.ts'
import { useCheckAfter } from './use-check-after.ts'

const { title, bench, case_no, filed_on, is_litigation } = caseDetails
const id = line({ most: 36 })
const names10 = lines({ most: 10, each: partyLimits.name })
const fields = rowFields({
  ...legalCase,
  title,
  court_ref: id,
  bench,
  type_ref: id,
  case_no,
  case_year: line({ most: 4 }),
  filed_on,
  stage_ref: id,
  is_litigation,
  lead_id: id,
  clients: names10,
  opponents: names10,
  team: lines({ most: 20, each: 36 }),
})
export type NewCaseForm = FieldsForm<typeof fields>

const names = { ...caseNames, ...caseDetailNames, ...choiceNames }

interface Sent extends BesideCase {
  case_id: string
  case_year?: string
}

/** The case itself does not tell of them. */
const beside = { clients: null, opponents: null, team: null }
type NewCase = LegalCase & typeof beside

/** A year is typed as a text and sent as a number. Who is on the case is added to it when it is there. */
function useCreate() {
  const { mutateAsync } = cases.useCreate()
  const addBeside = useBesideCase()
  return {
    mutateAsync: async ({ case_year, clients, opponents, team, ...draft }: Sent): Promise<NewCase> => {
      const year = case_year && { case_year: Number(foldDigits(case_year)) }
      const made = await mutateAsync({ ...draft, ...year })
      await addBeside(made.id, { clients, opponents, team })
      return { ...made, ...beside }
    },
  }
}

/** Not asked for by a form of new cases. */
function useUpdate() {
  const { mutateAsync } = cases.useUpdate()
  return {
    mutateAsync: async (edit: Parameters<typeof mutateAsync>[0]): Promise<NewCase> => ({
      ...(await mutateAsync(edit)),
      ...beside,
    }),
  }
}

const area = { name: 'case', fields, names, said, calls: { useCreate, useUpdate } }

/** The Add Case dialog; what is typed stays on this device until it is created or discarded. */
export function CaseDialog() {
  const { isOpen, close } = useAddForm('/caselist')
  const { saveBy, onCreated } = useCheckAfter()
  const editor: NewCaseForm = useFieldsForm(area, { row: undefined, onClose: close, onCreated })
  const { form, set, complaints, saving, save } = editor
  const isEmpty = form.case_id.trim() === ''
  return (
    <RowDialog
      open={isOpen}
      editor={{ ...editor, save: saveBy(save, false) }}
      isEdit={false}
      said={said}
      description={said.whoSees}
      disabled={isEmpty}
      beside={
        <Button disabled={isEmpty || saving} onClick={saveBy(save, true)}>
          {said.createAndCheck}
        </Button>
      }
    >
      <RowField
        of={editor}
        name="case_id"
        placeholder={said.idLike}
        below={<SameId typed={form.case_id} />}
      />
      <RowField of={editor} name="client_name" />
      <RowField of={editor} name="description" />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-secondary font-semibold">
          {caseNames.links}
        </span>
        <LinksField links={form.links} onChange={(links) => set({ links })} error={complaints.links} />
      </div>
      <CourtFold of={editor} />
      <PartiesFold of={editor} />
      <TeamFold of={editor} />
    </RowDialog>
  )
}
