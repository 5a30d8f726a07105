import { useState } from 'react'
import {
  type PartyRole,
  type PartySide,
  partyLimits,
  partyRoles,
  partySides,
} from '../../../../contract/party-words.ts'
import { casePartyNames, partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { oneOfWords, text } from '../../../lib/shape.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SuggestInput } from '../../../ui/suggest-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { usePutByName } from '../api.ts'
import { onCase as words } from '../labels.ts'
import { usePartiesFound } from './use-parties-found.ts'
import { useWhichParty, WhichParty } from './which-party.tsx'

interface Form {
  who: string
  side: PartySide
  role: PartyRole
  role_word: string
  /** Which of those who are called so. */
  which: string
}

const blank: Form = { who: '', side: 'theirs', role: 'opponent', role_word: '', which: '' }
const shapes = {
  who: text,
  side: oneOfWords(partySides),
  role: oneOfWords(partyRoles),
  role_word: text,
  which: text,
}

type AddCasePartyProps = { caseRef: string; open: boolean; onClose: () => void }

/** Puts a party on a case: one that there is, or a new one of the name that is typed. */
export function AddCaseParty({ caseRef, open, onClose }: AddCasePartyProps) {
  const kept = useKeptChanges(`case-party.${caseRef}`, blank, shapes)
  const { form, set, isDirty } = kept
  const [isMissing, setMissing] = useState(false)
  const found = usePartiesFound(form.who)
  const which = useWhichParty(form.who, form.which)
  const { save, isSaving } = useSave(caseRef, which.decide)
  const clear = () => {
    kept.clear()
    setMissing(false)
  }
  const close = () => {
    clear()
    onClose()
  }
  const submit = () => {
    if (isSaving) return
    if (form.who.trim() === '') return setMissing(true)
    void save(form).then((isKept) => isKept && close())
  }
  return (
    <Dialog
      title={words.add}
      open={open}
      onClose={close}
      dirty={open && isDirty}
      onDiscard={clear}
      onSubmit={submit}
      footer={<DialogSave busy={isSaving}>{words.add}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        <Field
          label={words.who}
          required
          error={isMissing && form.who.trim() === '' ? words.missing : undefined}
          hint={which.isNew ? words.isNew : words.whoHint}
        >
          <SuggestInput
            value={form.who}
            suggestions={found.names}
            detailOf={(name) => found.partyOf(name)?.last_case?.case_id}
            maxLength={partyLimits.name}
            onValueChange={(who) => set({ who, which: '' })}
          />
        </Field>
        <WhichParty of={which} onChoose={(chosen) => set({ which: chosen })} />
        <Choices {...{ form, set }} />
        <Field label={casePartyNames.role_word}>
          <TextInput
            value={form.role_word}
            maxLength={partyLimits.role_word}
            autoComplete="off"
            onChange={({ target }) => set({ role_word: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function Choices({ form, set }: { form: Form; set: (change: Partial<Form>) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={casePartyNames.side}>
        <Select
          value={form.side}
          options={partySides.map((value) => ({ value, label: partySideWords[value] }))}
          onValueChange={(side) => set({ side })}
        />
      </Field>
      <Field label={casePartyNames.role}>
        <Select
          value={form.role}
          options={partyRoles.map((value) => ({ value, label: partyRoleWords[value] }))}
          onValueChange={(role) => set({ role })}
        />
      </Field>
    </div>
  )
}

function useSave(case_ref: string, decide: ReturnType<typeof useWhichParty>['decide']) {
  const putByName = usePutByName()
  const toasts = useToasts()
  const [isSaving, setSaving] = useState(false)
  const put = async ({ which: _, ...form }: Form): Promise<boolean> => {
    const meant = await decide()
    if (meant === undefined) return false
    await putByName({ ...form, case_ref, meant })
    toasts.success(words.added, words.addFailed)
    return true
  }
  const save = (form: Form): Promise<boolean> => {
    setSaving(true)
    return put(form)
      .catch((error: unknown) => {
        toasts.error(words.addFailed, error)
        return false
      })
      .finally(() => setSaving(false))
  }
  return { save, isSaving }
}
