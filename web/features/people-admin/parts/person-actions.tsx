import { Suspense, useState } from 'react'
import type { Member } from '../../../../contract/people-admin.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { type Question, useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { useSetActive, useSetRole } from '../api.ts'
import { deactivation, deeds, roleQuestions, said } from '../labels.ts'

const MoveWorkDialog = lazyPart(() => import('./move-work-dialog.tsx'), 'MoveWorkDialog')

/** What the reader may do about a person; about oneself there is nothing to press. */
export function PersonActions({ person: { user_id, full_name, role, can } }: { person: Member }) {
  const setRole = useSetRole()
  const setActive = useSetActive()
  const next = role === 'partner' ? 'associate' : 'partner'
  const is_active = !can.deactivate
  if (!(can.set_role || can.deactivate || can.reactivate)) {
    return <span className="text-meta text-ink-3">{said.oneself}</span>
  }
  return (
    <div className="flex min-w-0 items-center justify-end gap-1 max-md:flex-wrap">
      <MoveWork {...{ user_id, full_name }} />
      {can.set_role && (
        <Deed
          words={deeds.setRole}
          name={full_name}
          busy={setRole.isPending}
          question={{ ...roleQuestions[next], destructive: next === 'associate' }}
          act={() => setRole.mutateAsync({ user_id, role: next })}
        />
      )}
      {/* One button for leaving and coming back, so that the focus stays on it. */}
      <Deed
        words={is_active ? deeds.reactivate : deeds.deactivate}
        name={full_name}
        busy={setActive.isPending}
        question={is_active ? undefined : { ...deactivation, destructive: true }}
        act={() => setActive.mutateAsync({ user_id, is_active })}
        className={is_active ? undefined : 'text-danger'}
      />
    </div>
  )
}

/** Moves what they have open to somebody else. */
function MoveWork({ user_id, full_name }: Pick<Member, 'user_id' | 'full_name'>) {
  const [isOpen, setOpen] = useState(false)
  const { may } = useAuth()
  if (!may('notes.all')) return null
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={said.moveWorkOf(full_name)} onClick={() => setOpen(true)}>
        {said.moveWork}
      </Button>
      <Suspense>{isOpen && <MoveWorkDialog from={user_id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

interface DeedProps {
  words: (typeof deeds)[keyof typeof deeds]
  /** Whose it is. */
  name: string
  busy: boolean
  question: (Omit<Question, 'title'> & { title: (name: string) => string }) | undefined
  act: () => Promise<unknown>
  className?: string | undefined
}

/** Asks where there is a question, acts, and says how it went. */
function Deed({ words, name, busy, question, act, className }: DeedProps) {
  const confirm = useConfirm()
  const toasts = useToasts()
  const press = async () => {
    const asked = question && { ...question, title: question.title(name), confirmLabel: words.button }
    if (asked && !(await confirm(asked))) return
    await act().then(
      () => toasts.success(words.done),
      (error: unknown) => toasts.error(words.failed, sentenceOf(error)),
    )
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={busy}
      className={className}
      aria-label={words.of(name)}
      onClick={() => void press()}
    >
      {words.button}
    </Button>
  )
}
