import { useQuery } from '@tanstack/react-query'
import { caseFileQuery } from '../api.ts'
import { DisposeDialog } from './life-dialogs.tsx'

/** Puts it to whoever may dispose a case that it has ended, away from its own page. */
export function Disposal({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(caseFileQuery(id))
  return data && <DisposeDialog row={data.case} isAsked={data.can.close} onClose={onClose} />
}
