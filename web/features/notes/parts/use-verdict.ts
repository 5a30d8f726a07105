import { useState } from 'react'
import { complaintsOf as saidByServer } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import type { Said } from '../../../lib/said.ts'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { isGone } from '../api.ts'
import { said } from '../labels.ts'
import { complaintsOf, type FormField, formFields, type NoteForm } from './note-form.ts'

interface Failure {
  words: string
  why: string
  /** The task can no longer be saved to, so that the typing needs another place. */
  isGone: boolean
}

type Complaints = Partial<Record<FormField, Said>>

/** How a save of the form ends for its person: complaints by field, a failure above the form, a notice. */
export function useVerdict() {
  const toasts = useToasts()
  const [failure, setFailure] = useState<Failure>()
  const [complaints, setComplaints] = useState<Complaints>({})
  return {
    failure,
    complaints,
    /** The field is being corrected. */
    forget: (field: FormField) => {
      if (complaints[field]) setComplaints(({ [field]: _, ...others }) => others)
    },
    /** Whether nothing in the form is wrong; what is, is said. */
    isFine: (form: NoteForm): boolean => {
      setFailure(undefined)
      const wrong = complaintsOf(form)
      setComplaints(wrong)
      const isEmpty = Object.keys(wrong).length === 0
      if (!isEmpty) focusFirstInvalid()
      return isEmpty
    },
    fail: (error: unknown, words: string = said.updateFailed, canMove = isGone(error)) => {
      const about = byField(error)
      setComplaints(about)
      // What a field says is said by no banner and by no notice.
      if (Object.keys(about).length > 0) {
        focusFirstInvalid()
        return toasts.error(words)
      }
      setFailure({ words, why: sentenceOf(error), isGone: canMove })
      toasts.error(words, error)
    },
    succeed: (words: string) =>
      toasts.success(words, words === said.created ? said.createFailed : said.updateFailed),
  }
}

/** The server's complaints by field; one about a list item belongs to the list. */
function byField(error: unknown): Complaints {
  const known: readonly string[] = formFields
  return Object.fromEntries(Object.entries(saidByServer(error)).filter(([field]) => known.includes(field)))
}
