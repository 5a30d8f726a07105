import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { type CaseForm, caseLimits } from '../../../../contract/cases.ts'
import { caseNames } from '../../../../contract/words/cases.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { useSettled } from '../../../lib/settled.ts'
import { Field } from '../../../ui/field.tsx'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { casesOfIdQuery } from '../api.ts'
import { anotherHasId } from '../labels.ts'
import type { CaseEditor } from './use-case-editor.ts'

// Whoever only reads the list has no need of it.
const LinksField = laterPart(() => import('./links-field.tsx'), 'LinksField')

/** The id of the form that the fields of a row belong to; it stands in the row's last cell. */
export const formId = (id: string) => `edit-case-${id}`

type FieldName = 'case_id' | 'client_name' | 'description'

/** One field of the row that is being edited, in the place of its text. */
export function CaseField({ name, editor }: { name: FieldName; editor: CaseEditor }) {
  const Control = name === 'description' ? Textarea : TextInput
  return (
    <InPlace editor={editor} name={name}>
      <Field
        label={caseNames[name]}
        hideLabel
        error={editor.complaints[name]}
        below={name === 'case_id' && <SameId typed={editor.form.case_id} own={editor.id} />}
      >
        <Control
          form={formId(editor.id)}
          value={editor.form[name]}
          maxLength={caseLimits[name]}
          autoFocus={name === 'case_id'}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) => editor.set({ [name]: event.target.value })}
        />
      </Field>
    </InPlace>
  )
}

export function CaseLinks({ editor }: { editor: CaseEditor }) {
  return (
    <InPlace editor={editor} name="links">
      <LinksField
        links={editor.form.links}
        form={formId(editor.id)}
        error={editor.complaints.links}
        onChange={(links) => editor.set({ links })}
      />
    </InPlace>
  )
}

type InPlaceProps = { editor: CaseEditor; name: keyof CaseForm; children: ReactNode }

/** Escape gives up, Ctrl+Enter saves; after a conflict the value of the other person stands below. */
function InPlace({ editor, name, children }: InPlaceProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') editor.cancel()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) editor.save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the control inside.
    <div onKeyDown={onKeyDown} className="flex min-w-0 flex-col gap-1 py-1.5">
      {children}
      <NowBelow now={editor.current?.[name]} mine={editor.form[name]} />
    </div>
  )
}

const pause = 250

/** Says whose case has the case id that is typed already, if that is another one than `own`. */
export function SameId({ typed, own }: { typed: string; own?: string | undefined }) {
  const case_id = useSettled(typed.trim(), pause)
  const { data } = useQuery(casesOfIdQuery(case_id))
  const other = case_id === typed.trim() && data?.items.find(({ id }) => id !== own)
  return (
    <p role="status" className="text-meta text-brass-ink [overflow-wrap:anywhere] empty:hidden">
      {other && anotherHasId(other.client_name)}
    </p>
  )
}
