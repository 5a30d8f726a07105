import { complaintOfEnd } from '../../../../contract/kernel/spans.ts'
import { type CaseParty, caseParty as fields } from '../../../../contract/parties.ts'
import {
  casePartyNames as names,
  partyRoleWords,
  partySideWords,
} from '../../../../contract/words/parties.ts'
import { saidOf } from '../../../lib/complaints.ts'
import { useOpenForm } from '../../../lib/rows/row-address.ts'
import type { Complaints } from '../../../lib/said.ts'
import { shownAs } from '../../../lib/words.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { casePartyQuery, useChangeOnCase } from '../api.ts'
import { said, onCase as words } from '../labels.ts'
import { namesOf } from '../logic.ts'

function check({ from_on, until_on }: { from_on: string; until_on: string }): Complaints {
  const wrong = complaintOfEnd(from_on, until_on)
  return wrong ? { until_on: saidOf(wrong) } : {}
}

/** A party is put on a case elsewhere. */
const useCreate = () => ({
  mutateAsync: (_: unknown): Promise<CaseParty> =>
    Promise.reject(new Error('no party is put on a case here')),
})

const area = {
  name: 'case-party-edit',
  fields,
  names,
  said: { ...said, edit: words.edit },
  calls: { useCreate, useUpdate: useChangeOnCase },
  check,
}
const two = 'grid gap-4 sm:grid-cols-2'

/** What a party is on a case, and from when until when: the form of the one that the address names. */
export function EditCaseParty({ at }: { at: string }) {
  const { row, close } = useOpenForm(at, casePartyQuery)
  const editor = useFieldsForm(area, { row, onClose: close })
  return (
    <RowDialog
      open={row !== undefined}
      editor={editor}
      isEdit
      said={area.said}
      description={row && namesOf(row.party).filter(Boolean).join(' · ')}
    >
      <div className={two}>
        <RowField of={editor} name="side" wordOf={shownAs(partySideWords)} />
        <RowField of={editor} name="role" wordOf={shownAs(partyRoleWords)} />
      </div>
      <RowField of={editor} name="role_word" />
      <div className={two}>
        <RowField of={editor} name="from_on" />
        <RowField of={editor} name="until_on" />
      </div>
      <RowField of={editor} name="note" rows={3} />
    </RowDialog>
  )
}
