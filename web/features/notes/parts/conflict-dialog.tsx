import { useId, useState } from 'react'
import { categoryWord, noteNames, noteTypeWords } from '../../../../contract/words/notes.ts'
import { statusWords } from '../../../../contract/words/tasks.ts'
import { relativeTime } from '../../../lib/format.ts'
import type { Side } from '../../../lib/rows/merge.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { nameOf } from '../../people/public.ts'
import { form as formWords } from '../labels.ts'
import { conflictWith, versionOf, conflict as words } from './labels.ts'
import { numberOf } from './list-items.ts'
import type { FormField, NoteForm } from './note-form.ts'
import type { NoteConflict } from './use-note-saves.ts'

type Choices = Partial<Record<FormField, Side>>

type ConflictDialogProps = {
  conflict: NoteConflict | undefined
  onDecide: (choices: Choices) => void
  /** Back to the form; nothing is saved and nothing is lost. */
  onClose: () => void
}

/** Two people changed the same fields: both versions side by side, and one choice for each. */
export function ConflictDialog({ conflict, ...answers }: ConflictDialogProps) {
  // Each conflict is decided anew, also a second one about the same fields.
  return conflict && <Decision key={conflict.row.version} conflict={conflict} {...answers} />
}

function Decision({ conflict, onDecide, onClose }: ConflictDialogProps & { conflict: NoteConflict }) {
  const [choices, setChoices] = useState<Choices>({})
  const { row, fields } = conflict
  const who = row.modifier_profile ? nameOf(row.modifier_profile) : formWords.somebody
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(fields.map((field) => [field, side])))
  const isDecided = fields.every((field) => choices[field])
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      onSubmit={() => isDecided && onDecide(choices)}
      title={words.title}
      description={conflictWith(who, relativeTime(row.updated_at))}
      footer={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button variant="primary" type="submit" disabled={!isDecided}>
            {formWords.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {fields.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => chooseAll('mine')}>
              {words.allMine}
            </Button>
            <Button size="sm" onClick={() => chooseAll('theirs')}>
              {words.allTheirs}
            </Button>
          </div>
        )}
        {fields.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            conflict={conflict}
            who={who}
            value={choices[field]}
            onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

type FieldChoiceProps = {
  field: FormField
  conflict: NoteConflict
  who: string
  value: Side | undefined
  onChoose: (side: Side) => void
}

function FieldChoice({ field, conflict, who, value, onChoose }: FieldChoiceProps) {
  const name = useId()
  const sides = [
    { side: 'mine', label: words.mine, form: conflict.mine },
    { side: 'theirs', label: versionOf(who), form: conflict.theirs },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-secondary font-semibold">
        {noteNames[field === 'case_ref' ? 'case_id' : field]}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ side, label, form }) => (
          <div
            key={side}
            className={cx(
              'relative flex min-w-0 flex-col rounded-md border',
              value === side ? 'border-accent bg-accent-soft/40' : 'border-border-strong hover:border-ink-3',
            )}
          >
            <label className="flex items-center gap-2 px-3 pt-2.5 pb-1.5 text-meta font-semibold text-ink-2 after:absolute after:inset-0">
              <input
                type="radio"
                name={name}
                checked={value === side}
                onChange={() => onChoose(side)}
                className="relative z-10 size-4 accent-primary"
              />
              {label}
            </label>
            <div className="max-h-56 min-h-9 overflow-y-auto px-3 pb-3 text-body">
              <Value form={form} field={field} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Value({ form, field }: { form: NoteForm; field: FormField }) {
  const value = form[field]
  if (field === 'content') {
    return form.content === '' ? <Nothing /> : <RichText markup={form.content} className="relative" />
  }
  if (field === 'category')
    return [form.category, form.subcategory].filter(Boolean).map(categoryWord).join(' · ')
  if (Array.isArray(value)) {
    if (value.length === 0) return <Nothing />
    return value.map((item, index) => (
      <p key={item.id} className={cx('break-words', item.completed && 'text-ink-3 line-through')}>
        {numberOf(value, index) === undefined ? '•' : `${numberOf(value, index)}.`} {item.text}
      </p>
    ))
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field === 'status') return statusWords[form.status]
  if (field === 'note_type') return noteTypeWords[form.note_type]
  return value === '' ? <Nothing /> : <span className="break-words">{value}</span>
}

function Nothing() {
  return <span className="text-ink-3">{words.empty}</span>
}
