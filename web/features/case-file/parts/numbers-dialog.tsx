import { useState } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { reasonWords, numbersWords as words } from '../../../../contract/words/case-dialogs.ts'
import { shortDay } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Dialog, DialogClose, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { useNoteNumber } from '../api.ts'
import { overview } from '../labels.ts'
import { nameIn, numberText } from '../logic.ts'

type NumbersDialogProps = { file: CaseFile; open: boolean; onClose: () => void }
type CaseNumber = CaseFile['numbers'][number]

const noteLimit = 300

/** The numbers that a case has and had, and what is noted of each. */
export function NumbersDialog({ file: { numbers, can }, open, onClose }: NumbersDialogProps) {
  const mayNote = useAuth().may('cases.write') && can.details
  const { typed, type, clear, changed, save, isPending } = useNotes(numbers, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={overview.allNumbers}
      description={words.why}
      dirty={changed.length > 0}
      onDiscard={clear}
      onSubmit={() => void save()}
      footer={
        mayNote ? (
          <DialogSave busy={isPending} disabled={changed.length === 0}>
            {words.save}
          </DialogSave>
        ) : (
          <DialogClose />
        )
      }
    >
      {numbers.length === 0 && <p className="text-secondary text-ink-2">{words.none}</p>}
      <ul className="flex flex-col gap-5">
        {numbers.map((one) => (
          <li key={one.id}>
            <fieldset className="flex flex-col gap-1">
              <legend className="text-body font-semibold [overflow-wrap:anywhere]">{numberText(one)}</legend>
              <p className="text-meta [overflow-wrap:anywhere] text-ink-2">{factsOf(one)}</p>
              {mayNote ? (
                <Field label={words.note} className="mt-1">
                  <Textarea
                    rows={2}
                    value={typed[one.id] ?? one.note ?? ''}
                    maxLength={noteLimit}
                    onChange={({ target }) => type(one.id, target.value)}
                  />
                </Field>
              ) : (
                one.note && (
                  <p
                    lang={languageOf(one.note)}
                    className="text-secondary [overflow-wrap:anywhere] whitespace-pre-line"
                  >
                    {one.note}
                  </p>
                )
              )}
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function factsOf({ why, court, bench, from_on, until_on }: CaseNumber): string {
  return [
    reasonWords[why],
    court && nameIn(court),
    bench,
    from_on && words.from(shortDay(from_on)),
    until_on && words.until(shortDay(until_on)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What is typed of each number; it stays where saving it fails. */
function useNotes(numbers: readonly CaseNumber[], onDone: () => void) {
  const toasts = useToasts()
  const { mutateAsync, isPending } = useNoteNumber()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const changed = numbers.filter(({ id, note }) => (typed[id] ?? note ?? '') !== (note ?? ''))
  const clear = () => setTyped({})
  const save = async () => {
    try {
      for (const { id, version } of changed) await mutateAsync({ id, version, note: typed[id] ?? null })
      clear()
      toasts.success(words.done, words.failed)
      onDone()
    } catch (error) {
      toasts.error(words.failed, error)
    }
  }
  const type = (id: string, text: string) => setTyped((before) => ({ ...before, [id]: text }))
  return { typed, type, clear, changed, save, isPending }
}
