import type { Note } from '../../../../contract/notes.ts'
import { mayPass } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { isMadeOtherwise, useCreateNote } from '../api.ts'
import { draftOf, type NoteForm } from './note-form.ts'
import type { Tries } from './use-work.ts'

/** A task that has become a row, and the form that it was made of. */
export interface Made {
  note: Note
  sent: NoteForm
}

/**
 * Makes a row of a form, once, however often it is tried and whatever was typed between: all tries go out under one
 * key, and where an earlier one has arrived without an answer, its row is the task. `onTries` keeps what must be known
 * for that, also over a reload; `onRow` hears of the row before any list shows it.
 */
export function useFirstSave(onTries: (tries: Tries | undefined) => void, onRow: (note: Note) => void) {
  const { mutateAsync: create } = useCreateNote()
  return async (form: NoteForm, before: Tries | undefined): Promise<Made> => {
    const { key, forms } = before ?? { key: newId(), forms: [] }
    const make = async (sent: NoteForm): Promise<Made> => ({
      note: await create({ body: draftOf(sent), key, onAnswer: onRow }),
      sent,
    })
    onTries({ key, forms: [...forms, form] })
    try {
      return await make(form).catch((error: unknown) => madeEarlier(error, forms, make))
    } catch (error) {
      // A refusal is an answer: nothing was made of this form.
      if (!mayPass(error)) onTries({ key, forms })
      throw error
    }
  }
}

/** The row that one of the earlier forms became, if that is why a later one was refused. */
async function madeEarlier(
  error: unknown,
  forms: readonly NoteForm[],
  make: (sent: NoteForm) => Promise<Made>,
): Promise<Made> {
  const last = forms.at(-1)
  if (!isMadeOtherwise(error) || last === undefined) throw error
  return make(last).catch((next: unknown) => madeEarlier(next, forms.slice(0, -1), make))
}
