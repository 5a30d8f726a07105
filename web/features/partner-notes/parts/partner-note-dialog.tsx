import { useId } from 'react'
import {
  partnerNote as fields,
  newPartnerNote,
  type PartnerNote,
  type PartnerNoteForm,
} from '../../../../contract/partner-notes.ts'
import { parseRichText, plainText } from '../../../../contract/rich-text.ts'
import {
  partnerNoteNames as names,
  partnerNoteCategoryWords,
} from '../../../../contract/words/partner-notes.ts'
import { languageOf } from '../../../lib/language.ts'
import { useOpenForm } from '../../../lib/rows/row-address.ts'
import { sentenceWith } from '../../../lib/said.ts'
import { shownAs } from '../../../lib/words.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { FieldProps } from '../../../ui/field.tsx'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { LazyTextEditor } from '../../notes/public.tsx'
import { partnerNotes as calls } from '../api.ts'
import { dialogWords, said } from '../labels.ts'

const area = { name: 'partner-note', fields, names, said, calls }

/** The dialog of a new partner note, and the same for the edit of one. */
export function PartnerNoteDialog() {
  const { isOpen, row, close } = useOpenForm<PartnerNote>('/partners', calls.one)
  const editor = useFieldsForm(area, { row, onClose: close })
  const { form, set, complaints, current } = editor
  return (
    <RowDialog
      open={isOpen}
      editor={editor}
      isEdit={row !== undefined}
      said={dialogWords}
      size="lg"
      description={dialogWords.hint}
      disabled={form.title.trim() === ''}
    >
      <RowField
        of={editor}
        name="title"
        lang={languageOf(form.title)}
        // The stand-in is there to be typed over.
        onFocus={({ target }) => target.value === newPartnerNote.title && target.select()}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-56 sm:max-w-xs">
          <RowField of={editor} name="category" wordOf={shownAs(partnerNoteCategoryWords)} />
        </div>
        <div className="flex min-h-control items-center">
          <Checkbox
            label={names.is_priority}
            checked={form.is_priority}
            onChange={(event) => set({ is_priority: event.target.checked })}
          />
        </div>
      </div>
      <ContentField form={form} set={set} error={complaints.content} />
      <NowBelow now={current && wordsOf(current.content)} mine={wordsOf(form.content)} />
    </RowDialog>
  )
}

type ContentFieldProps = {
  form: PartnerNoteForm
  set: (change: Partial<PartnerNoteForm>) => void
  error: FieldProps['error']
}

function ContentField({ form, set, error }: ContentFieldProps) {
  const labelId = useId()
  return (
    <div className="flex min-h-56 flex-col gap-1.5">
      <span id={labelId} className="text-secondary font-semibold">
        {names.content}
      </span>
      <LazyTextEditor labelledBy={labelId} markup={form.content} onChange={(content) => set({ content })} />
      {error && (
        <p role="alert" className="text-meta text-danger">
          {sentenceWith(names.content, error)}
        </p>
      )}
    </div>
  )
}

function wordsOf(markup: string): string {
  return plainText(parseRichText(markup)).trim()
}
