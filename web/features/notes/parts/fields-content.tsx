import { List, Type } from 'lucide-react'
import { useId } from 'react'
import { noteNames, noteTypeWords } from '../../../../contract/words/notes.ts'
import { languageOf } from '../../../lib/language.ts'
import { sentenceWith } from '../../../lib/said.ts'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { said, form as words } from '../labels.ts'
import { ListEditor } from './list-editor.tsx'
import { titleTyped } from './note-form.ts'
import { TextEditor } from './text-editor.tsx'
import type { NoteFormState } from './use-note-form.ts'

/** The title, where typing begins; a new task's stand-in is selected, so that the first key replaces it. */
export function TitleField({ state }: { state: NoteFormState }) {
  return (
    <Field label={noteNames.title} error={state.complaints.title}>
      <TextInput
        ref={beginHere}
        value={state.form.title}
        lang={languageOf(state.form.title)}
        onChange={(event) => state.set('title', event.target.value)}
        onBlur={() => state.set('title', titleTyped(state.form.title))}
        className="text-card font-semibold"
      />
    </Field>
  )
}

// Before it is painted: what somebody types or presses at once must not be followed by a jump to here.
function beginHere(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
  input?.closest('form')?.parentElement?.scrollIntoView({ block: 'nearest' })
  if (input?.value === said.create) input.select()
}

/** What the task says: a text or a list, whichever it is. */
export function ContentField({ state }: { state: NoteFormState }) {
  const labelId = useId()
  const { form, filling, complaints } = state
  const isList = form.note_type === 'list'
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <div className="flex items-end justify-between gap-3">
        <span id={labelId} className="text-secondary font-semibold">
          {isList ? noteNames.list_items : noteNames.content}
        </span>
        <TypeChoice value={form.note_type} onChange={(type) => state.set('note_type', type)} />
      </div>
      {isList ? (
        <ListEditor
          key={filling}
          labelledBy={labelId}
          items={form.list_items}
          onChange={(items) => state.set('list_items', items)}
          newItem={state.newItem}
          onNewItem={state.setNewItem}
        />
      ) : (
        <TextEditor
          key={filling}
          labelledBy={labelId}
          markup={form.content}
          onChange={(markup) => state.set('content', markup)}
        />
      )}
      {(complaints.content ?? complaints.list_items) && (
        <p role="alert" className="text-meta text-danger">
          {sentenceWith(noteNames.content, complaints.content) ??
            sentenceWith(noteNames.list_items, complaints.list_items)}
        </p>
      )}
      {isList && form.content !== '' && <p className="text-meta text-ink-3">{words.textKept}</p>}
    </div>
  )
}

const types = [
  { value: 'text', Icon: Type },
  { value: 'list', Icon: List },
] as const

function TypeChoice({
  value,
  onChange,
}: {
  value: 'text' | 'list'
  onChange: (type: 'text' | 'list') => void
}) {
  const name = useId()
  return (
    <fieldset className="flex rounded-md border border-border bg-sunken p-0.5">
      <legend className="sr-only">{noteNames.note_type}</legend>
      {types.map(({ value: type, Icon }) => (
        <label
          key={type}
          className={cx(
            'relative flex h-[26px] items-center gap-1.5 rounded-sm px-2.5 text-meta font-semibold text-ink-2 coarse:h-control',
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={type}
            checked={value === type}
            onChange={() => onChange(type)}
            className="absolute inset-0 appearance-none opacity-0"
          />
          <Icon aria-hidden="true" className="size-3.5" />
          {noteTypeWords[type]}
        </label>
      ))}
    </fieldset>
  )
}
