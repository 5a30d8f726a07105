import { useId } from 'react'
import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import { newPartnerNote, type PartnerNote, partnerNoteLimits } from '../../../../contract/partner-notes.ts'
import { parseRichText, plainText } from '../../../../contract/rich-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { complaintOf, Field, type FieldProps } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { LazyTextEditor, languageOf } from '../../notes/public.tsx'
import { partnerNotes } from '../api.ts'
import { said } from '../labels.ts'
import {
  changeOf,
  draftOf,
  emptyPartnerNote,
  formOf,
  type PartnerNoteForm,
  partnerNoteForm,
} from './partner-note-form.ts'

export type PartnerNoteDialogProps = {
  open: boolean
  /** The note that is edited; undefined writes one. */
  note: PartnerNote | undefined
  onClose: () => void
}

/** The dialog of a new partner note, and the same for the edit of one. */
export function PartnerNoteDialog({ open, note, onClose }: PartnerNoteDialogProps) {
  const { form, set, dirty, complaints, current, saving, save, discard, close } = usePartnerNoteForm(
    note,
    onClose,
  )
  const isNamed = form.title.trim() !== ''
  return (
    <Dialog
      open={open}
      onClose={close}
      dirty={dirty}
      onDiscard={discard}
      onSubmit={save}
      size="lg"
      title={note ? 'Edit Partner Note' : 'New Partner Note'}
      description="Only partners see this."
      footer={
        <>
          <DialogClose />
          <Button variant="primary" type="submit" disabled={!isNamed} busy={saving} busyText="Saving...">
            {note ? 'Save' : 'Create Note'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {current && <Conflict what="This note" />}
        <Field
          label="Title"
          required
          error={complaints.title}
          below={<NowBelow now={current?.title} mine={form.title} />}
        >
          <TextInput
            value={form.title}
            lang={languageOf(form.title)}
            maxLength={partnerNoteLimits.title}
            autoComplete="off"
            // The stand-in is there to be typed over.
            onFocus={({ target }) => target.value === newPartnerNote.title && target.select()}
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1 sm:max-w-xs">
            <Field label="Category" error={complaints.category}>
              <Select
                value={form.category}
                options={partnerNoteCategories.map((name) => ({ value: name, label: name }))}
                onValueChange={(category) => set({ category })}
              />
            </Field>
            <NowBelow now={current?.category} mine={form.category} />
          </div>
          <div className="flex min-h-control items-center">
            <Checkbox
              label="Priority"
              checked={form.is_priority}
              onChange={(event) => set({ is_priority: event.target.checked })}
            />
          </div>
        </div>
        <ContentField form={form} set={set} error={complaints.content} />
        <NowBelow now={current && wordsOf(current.content)} mine={wordsOf(form.content)} />
      </div>
    </Dialog>
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
        Content
      </span>
      <LazyTextEditor labelledBy={labelId} markup={form.content} onChange={(content) => set({ content })} />
      {error && (
        <p role="alert" className="text-meta text-danger">
          {complaintOf('Content', error)}
        </p>
      )}
    </div>
  )
}

function wordsOf(markup: string): string {
  return plainText(parseRichText(markup)).trim()
}

function usePartnerNoteForm(note: PartnerNote | undefined, onClose: () => void) {
  const { mutateAsync: create } = partnerNotes.useCreate()
  const { mutateAsync: update } = partnerNotes.useUpdate()
  return useRowForm({
    name: 'partner-note',
    row: note,
    empty: emptyPartnerNote,
    shape: partnerNoteForm,
    formOf,
    check: async (form, base) => {
      const { ofChange, ofDraft } = await import('./partner-note-check.ts')
      return note ? ofChange(form, base) : ofDraft(form)
    },
    send: (form, base) =>
      note
        ? update({ id: note.id, body: { ...changeOf(form, base.form), version: base.version } })
        : create(draftOf(form)),
    said,
    onClose,
  })
}
