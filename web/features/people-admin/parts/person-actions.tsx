import type { Member } from '../../../../contract/people-admin.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { type Question, useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useSetActive, useSetRole } from '../api.ts'
import { deactivation, roleQuestions, said } from '../labels.ts'

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
  const { title, description } = roleQuestions[next]
  const question = {
    title: title(full_name),
    description,
    confirmLabel: said.setRole,
    destructive: next === 'associate',
  }
  const act = () => ask(question, () => setRole({ user_id, role: next }), said.roleSet, said.setRoleFailed)
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      aria-label={said.setRoleOf(full_name)}
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
  const question = {
    title: deactivation.title(full_name),
    description: deactivation.description,
    confirmLabel: said.deactivate,
    destructive: true,
  }
  const act = () => {
    const change = () => setActive({ user_id, is_active })
    return is_active
      ? ask(undefined, change, said.reactivated, said.reactivateFailed)
      : ask(question, change, said.deactivated, said.deactivateFailed)
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      className={is_active ? undefined : 'text-danger'}
      aria-label={is_active ? said.reactivateOf(full_name) : said.deactivateOf(full_name)}
      onClick={() => void act()}
    >
      {is_active ? said.reactivate : said.deactivate}
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
