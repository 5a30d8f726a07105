import { useQuery } from '@tanstack/react-query'
import type { Hearing } from '../../../../contract/hearings.ts'
import { remindedWords as words } from '../../../../contract/words/client-messages.ts'
import { StatusBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { nameOf } from '../../people/public.ts'
import { remindersQuery, useMarkSeen } from '../api.ts'

/** What became of the reminders of a hearing: who saw it, whom no mail reached, and one's own “Seen”. */
export function Reminded({ of: { id, on_day } }: { of: Hearing }) {
  const { data } = useQuery(remindersQuery(on_day))
  const { mutateAsync: mark, isPending } = useMarkSeen()
  const toasts = useToasts()
  const reminded = data?.items.find(({ subject_id }) => subject_id === id)
  if (!reminded) return null
  const { seen_by, may_see, not_mailed } = reminded
  const seen = () =>
    void mark({ about: 'hearing', subject_id: id }).then(
      () => toasts.success(words.done),
      (error: unknown) => toasts.error(words.failed, error),
    )
  return (
    <span className="flex flex-wrap items-center gap-1.5 print:hidden">
      {may_see && (
        <Button size="sm" busy={isPending} onClick={seen}>
          {words.seen}
        </Button>
      )}
      {seen_by && <span className="text-meta text-ink-2">{words.seenBy(nameOf(seen_by))}</span>}
      {not_mailed.length > 0 && (
        <StatusBadge tone="yellow">
          {words.notMailedTo(not_mailed.map((one) => nameOf(one)).join(', '))}
        </StatusBadge>
      )}
    </span>
  )
}
