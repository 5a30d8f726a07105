import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { conflictLimits } from '../../../../contract/conflict-words.ts'
import type { ConflictReport } from '../../../../contract/conflicts.ts'
import { type PartyRole, type PartySide, partyRoles, partySides } from '../../../../contract/party-words.ts'
import { partyRoleWords, partySideWords } from '../../../../contract/words/parties.ts'
import { inDigits } from '../../../lib/digits.ts'
import { count } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useRunCheck } from '../api.ts'
import { said, running as words } from '../labels.ts'

interface Asked {
  key: number
  name: string
  other_name: string
  side: PartySide
  role: PartyRole
}

const another = (key: number): Asked => ({ key, name: '', other_name: '', side: 'theirs', role: 'opponent' })
const blank = [another(0)]

type RunDialogProps = {
  open: boolean
  /** Whose check it is; left out, it is of nobody's. */
  caseRef: string | undefined
  onClose: () => void
  onRan: (report: ConflictReport) => void
}

/** Asks for names that nobody has put on a case, or not yet. */
export function RunDialog({ open, caseRef, onClose, onRan }: RunDialogProps) {
  const { names, setNames, isMissing, change, clear, submit, isPending } = useAsked(caseRef, onRan)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={inDigits(caseRef ? `${words.about} ${words.ofCase}` : words.about)}
      size="lg"
      dirty={open && names.some(({ name, other_name }) => name !== '' || other_name !== '')}
      onDiscard={clear}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} busyText={said.running}>
          {said.run}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-5">
        {names.map((one, place) => (
          <AskedName
            key={one.key}
            one={one}
            place={place}
            isMissing={isMissing && place === 0}
            onChange={(given) => change(one.key, given)}
            onRemove={
              names.length > 1
                ? () => setNames((before) => before.filter(({ key }) => key !== one.key))
                : undefined
            }
          />
        ))}
        {names.length < conflictLimits.names && (
          <Button
            className="self-start"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setNames([...names, another((names.at(-1)?.key ?? 0) + 1)])}
          >
            {words.more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** The names that are typed, and looking for them. */
function useAsked(caseRef: string | undefined, onRan: RunDialogProps['onRan']) {
  const [names, setNames] = useState(blank)
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync: run, isPending } = useRunCheck()
  const toasts = useToasts()
  const clear = () => {
    setNames(blank)
    setMissing(false)
  }
  const change = (key: number, given: Partial<Asked>) =>
    setNames((before) => before.map((one) => (one.key === key ? { ...one, ...given } : one)))
  const submit = () => {
    const given = names.filter(({ name }) => name.trim() !== '')
    setMissing(given.length === 0)
    if (given.length === 0) return focusFirstInvalid()
    const asked = given.map(({ key: _, other_name, ...one }) => ({ ...one, other_name: other_name || null }))
    void run({ case_ref: caseRef ?? null, names: asked }).then(
      (report) => {
        clear()
        onRan(report)
      },
      (error: unknown) => toasts.error(words.failed, error),
    )
  }
  return { names, setNames, isMissing, change, clear, submit, isPending }
}

type AskedNameProps = {
  one: Asked
  place: number
  isMissing: boolean
  onChange: (given: Partial<Asked>) => void
  onRemove: (() => void) | undefined
}

function AskedName({ one, place, isMissing, onChange, onRemove }: AskedNameProps) {
  const { name, other_name, side, role } = one
  const number = count(place + 1)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-border not-first:border-t not-first:pt-4">
      <div className="flex items-center justify-between gap-3">
        <legend className="text-secondary font-semibold">{words.nameOf(number)}</legend>
        {onRemove && (
          <IconButton label={words.remove(number)} onClick={onRemove}>
            <X className="size-4" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.name} required={place === 0} error={isMissing ? words.missing : undefined}>
          <TextInput
            value={name}
            maxLength={conflictLimits.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={words.other}>
          <TextInput
            value={other_name}
            maxLength={conflictLimits.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ other_name: target.value })}
          />
        </Field>
        <Field label={words.side}>
          <Select
            value={side}
            options={partySides.map((value) => ({ value, label: partySideWords[value] }))}
            onValueChange={(value) => onChange({ side: value })}
          />
        </Field>
        <Field label={words.role}>
          <Select
            value={role}
            options={partyRoles.map((value) => ({ value, label: partyRoleWords[value] }))}
            onValueChange={(value) => onChange({ role: value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
