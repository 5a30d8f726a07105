import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Absence } from '../../../../contract/absences.ts'
import { shortDay } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { choiceOf, nameOf } from '../../people/public.ts'
import { awayQuery, everybodyQuery, useDeleteAbsence, useSetAbsence } from '../api.ts'
import { coveredBy, deletionOf, said, spanOf, unseen } from '../labels.ts'

interface AbsenceDialogProps {
  today: string
  onClose: () => void
}

/** Says that one is away, or somebody else, and who stands in; below, who is said to be. */
export function AbsenceDialog({ today, onClose }: AbsenceDialogProps) {
  const form = useAbsenceForm(today)
  const { may } = useAuth()
  if (form.warning)
    return (
      <Dialog
        open
        size="sm"
        onClose={onClose}
        title={said.set}
        footer={<DialogClose>{said.close}</DialogClose>}
      >
        <Alert tone="warning">{form.warning}</Alert>
      </Dialog>
    )
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={said.set}
      dirty={form.isDirty}
      onSubmit={() => form.send(onClose)}
      footer={<DialogSave busy={form.isPending}>{said.save}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        {may('people') && (
          <Field label={said.person}>
            <Select value={form.person} onValueChange={form.setPerson} options={form.people} />
          </Field>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Field label={said.from}>
            <DateInput value={form.from} onChange={({ target }) => form.setFrom(target.value)} />
          </Field>
          <Field label={said.until}>
            <DateInput value={form.until} onChange={({ target }) => form.setUntil(target.value)} />
          </Field>
        </div>
        <Field label={said.cover}>
          <Select value={form.cover} onValueChange={form.setCover} options={form.covers} />
        </Field>
        <Field label={said.note}>
          <TextInput
            value={form.note}
            maxLength={200}
            onChange={({ target }) => form.setNote(target.value)}
          />
        </Field>
        <Known items={form.away} />
      </div>
    </Dialog>
  )
}

const nobody = '-'

/** What is typed of an absence, whom one may choose, and the way to send it. */
function useAbsenceForm(today: string) {
  const { user_id = '' } = useAuth()
  const { data: everybody = [] } = useQuery(everybodyQuery)
  const { data: { items: away } = { items: [] } } = useQuery(awayQuery(today))
  const [person, setPerson] = useState(user_id)
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState(today)
  const [cover, setCover] = useState(nobody)
  const [note, setNote] = useState('')
  const [warning, setWarning] = useState<string>()
  const toasts = useToasts()
  const { mutateAsync: set, isPending } = useSetAbsence()
  const staff = everybody.filter(({ has_left }) => !has_left)
  const asChoice = (one: (typeof staff)[number]) => {
    const gone = away.find(
      (each) => each.user_id === one.user_id && each.from_on <= until && each.until_on >= from,
    )
    return choiceOf({ ...one, away_until: gone?.until_on ?? null })
  }
  const send = (onDone: () => void) =>
    void set({
      ...{ from_on: from, until_on: until, cover_id: cover === nobody ? null : cover },
      ...(person !== user_id && { user_id: person }),
      ...(note.trim() && { note }),
    }).then(
      ({ warnings, cover: who }) => {
        toasts.success(said.created, said.createFailed)
        if (who && warnings.unseen > 0) setWarning(unseen(warnings.unseen, nameOf(who)))
        else onDone()
      },
      (error: unknown) => toasts.error(said.createFailed, error),
    )
  return {
    ...{ person, setPerson, from, setFrom, until, setUntil, cover, setCover, note, setNote },
    ...{ warning, isPending, send, away },
    isDirty: person !== user_id || from !== today || until !== today || cover !== nobody || note !== '',
    people: staff.map((one) => ({ value: one.user_id, label: nameOf(one) })),
    covers: [
      { value: nobody, label: said.nobody },
      ...staff.filter((one) => one.user_id !== person).map(asChoice),
    ],
  }
}

/** Who is said to be away from today on; whoever may takes it back. */
function Known({ items }: { items: readonly Absence[] }) {
  const toasts = useToasts()
  const { mutateAsync: remove } = useDeleteAbsence()
  if (items.length === 0) return null
  return (
    <section aria-label={said.known} className="flex flex-col gap-1">
      <h3 className="text-meta font-semibold text-ink-2">{said.known}</h3>
      <ul>
        {items.map(({ id, person, cover, can, ...days }) => {
          const span = spanOf(shortDay(days.from_on), shortDay(days.until_on))
          return (
            <li key={id} className="flex items-center gap-2 text-secondary">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {[nameOf(person), span, cover && coveredBy(nameOf(cover))].filter(Boolean).join(' · ')}
              </span>
              {can.delete && (
                <IconButton
                  label={deletionOf(nameOf(person), span)}
                  onClick={() =>
                    void remove(id).then(
                      () => toasts.success(said.deleted, said.deleteFailed),
                      (error: unknown) => toasts.error(said.deleteFailed, error),
                    )
                  }
                >
                  <Trash2 className="size-4" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
