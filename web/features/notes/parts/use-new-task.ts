import { type Note, newNote } from '../../../../contract/notes.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useCreateNote } from '../api.ts'
import { said } from '../labels.ts'

/** Makes a new task and hands it over to be filled in; pressed again while one is on its way it does nothing. */
export function useNewTask(onCreated: (note: Note) => void) {
  const toasts = useToasts()
  const { mutateAsync, isPending } = useCreateNote()
  const create = () => {
    if (isPending) return
    mutateAsync({ ...newNote, content: '' }).then(
      (note) => {
        toasts.success(said.created)
        onCreated(note)
      },
      (error: unknown) => toasts.error(said.createFailed, sentenceOf(error)),
    )
  }
  return { creating: isPending, create }
}
