import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Absence } from '../../../../contract/absences.ts'
import { isGone, rowOfConflict } from '../../../lib/failure.ts'
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
import { awayQuery, everybodyQuery, useChangeAbsence, useDeleteAbsence, useSetAbsence } from '../api.ts'
import { changeOf, coveredBy, deletionOf, said, spanOf, unseen } from '../labels.ts'

interface AbsenceDialogProps {
  today: string
  onClose: () => void
}

/** Says that one is away, or somebody else, and who stands in, or changes that; below, who is said to be. */
export function AbsenceDialog({ today, onClose }: AbsenceDialogProps) {
  const form = useAbsenceForm(today)
  const { typed, set } = form
  const { may } = useAuth()
  const title = form.changed ? said.change : said.set
  if (form.warning)
    return (
      <Dialog open size="sm" onClose={onClose} title={title} footer={<DialogClose>{said.close}</DialogClose>}>
        <Alert tone="warning">{form.warning}</Alert>
      </Dialog>
    )
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      dirty={form.isDirty}
      onSubmit={() => form.send(onClose)}
      footer={<DialogSave busy={form.isPending}>{said.save}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        {form.changed && (
          <p className="text-secondary [overflow-wrap:anywhere]">{nameOf(form.changed.person)}</p>
        )}
        {may('people') && !form.changed && (
          <Field label={said.person}>
            <Select value={typed.person} onValueChange={(person) => set({ person })} options={form.people} />
          </Field>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Field label={said.from}>
            <DateInput value={typed.from} onChange={({ target }) => set({ from: target.value })} />
          </Field>
          <Field label={said.until}>
            <DateInput value={typed.until} onChange={({ target }) => set({ until: target.value })} />
          </Field>
        </div>
        <Field label={said.cover}>
          <Select value={typed.cover} onValueChange={(cover) => set({ cover })} options={form.covers} />
        </Field>
        <Field label={said.note}>
          <TextInput
            value={typed.note}
            maxLength={200}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Field>
        <Known items={form.away} onChange={form.change} isTyping={form.isDirty} />
      </div>
    </Dialog>
  )
}

const nobody = '-'
const fields = ['person', 'from', 'until', 'cover', 'note'] as const

/** What the form begins with: an absence that stands, or one's own of today. */
const startOf = (row: Absence | undefined, { user_id, today }: { user_id: string; today: string }) => ({
  person: row?.user_id ?? user_id,
  from: row?.from_on ?? today,
  until: row?.until_on ?? today,
  cover: row?.cover_id ?? nobody,
  note: row?.note ?? '',
})

/** What is typed of an absence, whom one may choose, and the way to send it. */
function useAbsenceForm(today: string) {
  const { user_id = '' } = useAuth()
  const { data: everybody = [] } = useQuery(everybodyQuery)
  const { data: { items: away } = { items: [] } } = useQuery(awayQuery(today))
  const [chosen, setChanged] = useState<Absence>()
  // What somebody has taken back meanwhile is no more to change: what is typed of it is set anew.
  const changed = away.some(({ id }) => id === chosen?.id) ? chosen : undefined
  const before = startOf(changed, { user_id, today })
  const [typed, setTyped] = useState(before)
  const sending = useSending(changed, setChanged)
  const staff = everybody.filter(({ has_left }) => !has_left)
  const asChoice = (one: (typeof staff)[number]) => {
    const gone = away.find(
      (each) => each.user_id === one.user_id && each.from_on <= typed.until && each.until_on >= typed.from,
    )
    return choiceOf({ ...one, away_until: gone?.until_on ?? null })
  }
  return {
    ...{ typed, away, changed },
    ...{ warning: sending.warning, isPending: sending.isPending },
    set: (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change })),
    change: (row: Absence) => {
      setChanged(row)
      setTyped(startOf(row, { user_id, today }))
    },
    send: (onDone: () => void) => sending.send(typed, onDone, typed.person === user_id),
    isDirty: fields.some((name) => typed[name] !== before[name]),
    people: staff.map((one) => ({ value: one.user_id, label: nameOf(one) })),
    covers: [
      { value: nobody, label: said.nobody },
      ...staff.filter((one) => one.user_id !== typed.person).map(asChoice),
    ],
  }
}

type Typed = ReturnType<typeof startOf>

/** Sends what is typed, as a new absence or as a change of one, and says what came of it. */
function useSending(changed: Absence | undefined, onNewer: (row: Absence | undefined) => void) {
  const [warning, setWarning] = useState<string>()
  const toasts = useToasts()
  const setting = useSetAbsence()
  const changing = useChangeAbsence()
  const send = ({ person, from, until, cover, note }: Typed, onDone: () => void, isOwn: boolean) => {
    const days = { from_on: from, until_on: until, cover_id: cover === nobody ? null : cover }
    const [done, failed] = changed ? [said.updated, said.updateFailed] : [said.created, said.createFailed]
    const of = { ...(!isOwn && { user_id: person }), ...(note.trim() && { note }) }
    const sent = changed
      ? changing.mutateAsync({ id: changed.id, body: { ...days, note, version: changed.version } })
      : setting.mutateAsync({ ...days, ...of })
    void sent.then(
      ({ warnings, cover: who }) => {
        toasts.success(done, failed)
        if (who && warnings.unseen > 0) setWarning(unseen(warnings.unseen, nameOf(who)))
        else onDone()
      },
      (error: unknown) => {
        // What is typed stays, over the row as somebody else has left it: sent again it is meant.
        const newer = rowOfConflict<Absence>(error)
        if (newer) onNewer(newer)
        if (isGone(error)) onNewer(undefined)
        toasts.error(failed, error)
      },
    )
  }
  return { warning, send, isPending: setting.isPending || changing.isPending }
}

interface KnownProps {
  items: readonly Absence[]
  onChange: (row: Absence) => void
  /** What is typed is not taken away by another one to change. */
  isTyping: boolean
}

/** Who is said to be away from today on; whoever may changes it or takes it back. */
function Known({ items, onChange, isTyping }: KnownProps) {
  const toasts = useToasts()
  const { mutateAsync: remove } = useDeleteAbsence()
  if (items.length === 0) return null
  return (
    <section aria-label={said.known} className="flex flex-col gap-1">
      <h3 className="text-meta font-semibold text-ink-2">{said.known}</h3>
      <ul>
        {items.map((row) => {
          const { id, person, cover, can, ...days } = row
          const span = spanOf(shortDay(days.from_on), shortDay(days.until_on))
          return (
            <li key={id} className="flex items-center gap-2 text-secondary">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {[nameOf(person), span, cover && coveredBy(nameOf(cover))].filter(Boolean).join(' · ')}
              </span>
              {can.edit && (
                <IconButton
                  label={changeOf(nameOf(person), span)}
                  disabled={isTyping}
                  onClick={() => onChange(row)}
                >
                  <Pencil className="size-4" />
                </IconButton>
              )}
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
