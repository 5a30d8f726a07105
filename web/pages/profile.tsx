import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { said } from '../../contract/words/profile.ts'
import { ChangePassword } from '../features/auth/parts/change-password.tsx'
import { OwnSessions } from '../features/auth/parts/own-sessions.tsx'
import { useAuth } from '../features/auth/public.tsx'
import { AccountDetails, PartnerPrivileges } from '../features/people/parts/account-details.tsx'
import { Appearance } from '../features/people/parts/appearance.tsx'
import { PersonalInformation } from '../features/people/parts/personal-information.tsx'
import { Speech } from '../features/people/parts/speech.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { invalidateTopics } from '../lib/query.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { Loading } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'

// At the foot of the page, and for partners only.
const AuthorizationCodes = lazyPart(
  () => import('../features/auth/parts/authorization-codes.tsx'),
  'AuthorizationCodes',
)

/** /profile: one's own name, account, password and sessions; for partners the codes that let people sign up. */
export function ProfilePage() {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={said.title}
        back={
          <Link {...paths.tasks()} className={`${buttonClass('ghost', 'sm')} mb-2 -ml-3`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {said.back}
          </Link>
        }
      />
      <Content />
    </div>
  )
}

function Content() {
  const { profile, profileStatus, isPartner, may } = useAuth()
  const queryClient = useQueryClient()
  if (profileStatus === 'failed') {
    const tryAgain = () => void invalidateTopics(queryClient, ['profiles'])
    return <ErrorState title={said.loadFailed} onRetry={tryAgain} />
  }
  if (!profile) return <Loading />
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <PersonalInformation profile={profile} />
          <ChangePassword />
          {isPartner && <Appearance />}
        </div>
        <div className="grid gap-4">
          <AccountDetails profile={profile} />
          {/* Where it keeps the columns as long as each other. */}
          {isPartner ? <PartnerPrivileges /> : <Appearance />}
          <OwnSessions />
          <Speech profile={profile} />
        </div>
      </div>
      <Suspense>{may('roles.give') && <AuthorizationCodes />}</Suspense>
    </>
  )
}
