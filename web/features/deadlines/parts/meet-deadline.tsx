import { useNavigate } from '@tanstack/react-router'
import { nextStepOf } from '../logic.ts'
import { ActDialog } from './act-dialog.tsx'

interface MeetDeadlineProps {
  id: string
  onClose: () => void
}

/** Says of a deadline on another page that it was met; what follows it is begun among the deadlines. */
export function MeetDeadline({ id, onClose }: MeetDeadlineProps) {
  const navigate = useNavigate()
  return (
    <ActDialog
      id={id}
      act="done"
      onClose={() => onClose()}
      onNext={(done) =>
        void navigate({ to: '/deadlines', search: { add: '1', case: done.case_ref, ...nextStepOf(done) } })
      }
    />
  )
}
