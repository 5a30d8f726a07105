import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Right } from '../../../../contract/rights.ts'
import { rightWords as said } from '../../../../contract/words/signed-in.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { invalidateTopics } from '../../../lib/query.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useAuth } from './auth-provider.tsx'
import type { PartnersRefusal } from './refused.tsx'

// Most people are let in everywhere they go.
const Refused = laterPart(() => import('./refused.tsx'), 'Refused')

/** Its children for whoever holds the right; others are told why not, once the server has said who they are. */
export function RightNeeded({
  right,
  refusal,
  children,
}: {
  /** Left out, nobody is let in. */
  right: Right | undefined
  refusal?: PartnersRefusal | undefined
  children: ReactNode
}) {
  const { may, profileStatus } = useAuth()
  const queryClient = useQueryClient()
  if (profileStatus === 'loading') return <Loading />
  if (right !== undefined && may(right)) return children
  if (profileStatus === 'failed') {
    const tryAgain = () => void invalidateTopics(queryClient, ['profiles'])
    return <ErrorState title={said.unknown} onRetry={tryAgain} />
  }
  return <Refused {...(refusal ?? { title: said.denied, text: said.partnersOnly })} />
}
