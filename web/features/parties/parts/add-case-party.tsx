import { useState } from 'react'
import type { Party } from '../../../../contract/parties.ts'
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

interface Form {
  who: string
  side: PartySide
  role: PartyRole
  role_word: string
}

const blank: Form = { who: '', side: 'theirs', role: 'opponent', role_word: '' }
const shapes = { who: text, side: oneOfWords(partySides), role: oneOfWords(partyRoles), role_word: text }

type AddCasePartyProps = { caseRef: string; open: boolean; onClose: () => void }

/** Puts a party on a case: one that there is, or a new one of the name that is typed. */
export function AddCaseParty({ caseRef, open, onClose }: AddCasePartyProps) {
  const kept = useKeptChanges(`case-party.${caseRef}`, blank, shapes)
  const { form, set, isDirty } = kept
  const [isMissing, setMissing] = useState(false)
  const found = usePartiesFound(form.who)
  const { save, isSaving } = useSave(caseRef)
  const clear = () => {
    kept.clear()
    setMissing(false)
  }
  const close = () => {
    clear()
    onClose()
  }
  const submit = () => {
    if (form.who.trim() === '') return setMissing(true)
    void save(form, found.partyOf(form.who)).then((isKept) => isKept && close())
  }
  const chosen = form.who.trim() !== '' && found.isHere && !found.partyOf(form.who)
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
          hint={chosen ? words.isNew : words.whoHint}
        >
          <SuggestInput
            value={form.who}
            suggestions={found.names}
            detailOf={(name) => found.partyOf(name)?.last_case?.case_id}
            maxLength={partyLimits.name}
            onValueChange={(who) => set({ who })}
          />
        </Field>
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

function useSave(case_ref: string) {
  const { putByName, isPending: isSaving } = usePutByName()
  const toasts = useToasts()
  const save = (form: Form, known: Party | undefined): Promise<boolean> =>
    putByName({ ...form, case_ref, known }).then(
      () => {
        toasts.success(words.added, words.addFailed)
        return true
      },
      (error: unknown) => {
        toasts.error(words.addFailed, error)
        return false
      },
    )
  return { save, isSaving }
}
