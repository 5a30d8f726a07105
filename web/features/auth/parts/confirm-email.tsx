import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { redeemLink, SignInFailure } from '../api.ts'
import { FailedLink } from './failed-link.tsx'
import type { AuthDraftState } from './use-auth-draft.ts'

/**
 * The page of a confirmation link: posts the token by itself, so that a mail scanner that only fetches the page
 * uses nothing up, and goes to the tasks.
 */
export function ConfirmEmail({ token_hash, draft }: { token_hash: string; draft: AuthDraftState }) {
  const navigate = useNavigate()
  // A query and not a mutation: it runs once, also when the page is mounted twice.
  const confirmation = useQuery({
    queryKey: ['confirmation', token_hash],
    queryFn: async () => {
      await redeemLink({ type: 'signup', token_hash })
      await navigate({ ...paths.tasks(), replace: true })
      return true
    },
    retry: false,
    // A link works once: no news has it redeemed again.
    enabled: ({ state }) => state.dataUpdateCount + state.errorUpdateCount === 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!confirmation.error) return <Loading label="Confirming your email..." />
  const isExpired = confirmation.error instanceof SignInFailure
  const retry = isExpired ? undefined : () => void confirmation.refetch()
  return <FailedLink error={confirmation.error} onRetry={retry} kind="signup" draft={draft} />
}
