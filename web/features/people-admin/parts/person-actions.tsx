import type { Member } from '../../../../contract/people-admin.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { type Question, useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useSetActive, useSetRole } from '../api.ts'
import { askDeactivation, askRole, said } from '../labels.ts'

/** What the reader may do about a person; about oneself there is nothing to press. */
export function PersonActions({ person }: { person: Member }) {
  const { can } = person
  if (!(can.set_role || can.deactivate || can.reactivate)) {
    return <span className="text-meta text-ink-3">{said.oneself}</span>
  }
  return (
    <>
      {can.set_role && <RoleButton person={person} />}
      <StandingButton person={person} />
    </>
  )
}

function RoleButton({ person: { user_id, full_name, role } }: { person: Member }) {
  const { mutateAsync: setRole, isPending } = useSetRole()
  const ask = useAsked()
  const next = role === 'partner' ? 'associate' : 'partner'
  const act = () =>
    ask(askRole(full_name, next), () => setRole({ user_id, role: next }), said.roleSet, said.setRoleFailed)
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      aria-label={`${said.setRole} of ${full_name}`}
      onClick={() => void act()}
    >
      {said.setRole}
    </Button>
  )
}

/** One button for leaving and coming back, so that the focus stays on it. */
function StandingButton({ person: { user_id, full_name, can } }: { person: Member }) {
  const { mutateAsync: setActive, isPending } = useSetActive()
  const ask = useAsked()
  const is_active = !can.deactivate
  const act = () => {
    const change = () => setActive({ user_id, is_active })
    return is_active
      ? ask(undefined, change, said.reactivated, said.reactivateFailed)
      : ask(askDeactivation(full_name), change, said.deactivated, said.deactivateFailed)
  }
  const word = is_active ? said.reactivate : said.deactivate
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      className={is_active ? undefined : 'text-danger'}
      aria-label={`${word} ${full_name}`}
      onClick={() => void act()}
    >
      {word}
    </Button>
  )
}

/** Asks where there is a question, acts, and says how it went. */
function useAsked() {
  const confirm = useConfirm()
  const toasts = useToasts()
  return async (
    question: Question | undefined,
    act: () => Promise<unknown>,
    done: string,
    failed: string,
  ): Promise<void> => {
    if (question && !(await confirm(question))) return
    await act().then(
      () => toasts.success(done),
      (error: unknown) => toasts.error(failed, sentenceOf(error)),
    )
  }
}
