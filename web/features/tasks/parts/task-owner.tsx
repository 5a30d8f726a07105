import { useQuery } from '@tanstack/react-query'
import type { OwnerAsk } from '../../../../contract/note-owners.ts'
import type { Note } from '../../../../contract/notes.ts'
import type { Person } from '../../../../contract/people.ts'
import { sharedTask as words } from '../../../../contract/words/tasks.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { choiceOf, nameOf } from '../../people/public.ts'
import { everybodyQuery, ownerAsksQuery, useMakeOwner, useWithdrawAsk } from '../api.ts'

/** In the form of a task: whose it is, who made it, and how it passes to somebody else, after a question. */
export function TaskOwner({ note }: { note: Note }) {
  const { data: people } = useQuery(everybodyQuery)
  const { data: asks } = useQuery(ownerAsksQuery(note.id))
  const make = useMaking(note)
  const others = (people ?? []).filter((one) => !one.has_left && one.user_id !== note.user_id)
  const [ask] = asks?.items ?? []
  if (!note.can.assign) return null
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={words.owner}>
        <Select
          placeholder={`${nameOf(note.profiles)} · ${words.makeOwner}`}
          options={others.map(choiceOf)}
          value={null}
          onValueChange={(user_id) => {
            const chosen = others.find((one) => one.user_id === user_id)
            if (chosen) void make(chosen)
          }}
          disabled={others.length === 0}
        />
      </Field>
      {note.creator_profile && (
        <p className="text-secondary text-ink-2">{words.createdBy(nameOf(note.creator_profile))}</p>
      )}
      {ask && <Asked ask={ask} />}
    </div>
  )
}

function useMaking(note: Note) {
  const confirm = useConfirm()
  const toasts = useToasts()
  const { may } = useAuth()
  const { mutateAsync: make } = useMakeOwner()
  return async (person: Person) => {
    const name = nameOf(person)
    const title = may('notes.all') ? words.makeOwnerAsk(name) : words.giveAsk(name)
    if (!(await confirm({ title, description: note.title, confirmLabel: words.makeOwner }))) return
    await make({ note_id: note.id, to_id: person.user_id, version: note.version }).then(
      ({ user_id }) => {
        const said = user_id === person.user_id ? words.ownerMade(name) : words.ownerAsked(name)
        toasts.success(said, words.makeOwnerFailed)
      },
      (error: unknown) => toasts.error(words.makeOwnerFailed, error),
    )
  }
}

/** Who is asked to take it, until they have answered. */
function Asked({ ask: { note_id, to } }: { ask: OwnerAsk }) {
  const toasts = useToasts()
  const { mutateAsync: withdraw, isPending } = useWithdrawAsk()
  const onWithdraw = () =>
    void withdraw({ note_id }).then(
      () => toasts.success(words.askWithdrawn, words.withdrawFailed),
      (error: unknown) => toasts.error(words.withdrawFailed, error),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-secondary text-ink-2">{words.ownerAsked(nameOf(to))}</p>
      <Button size="sm" busy={isPending} onClick={onWithdraw}>
        {words.asksNoMore}
      </Button>
    </div>
  )
}
