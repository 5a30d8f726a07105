import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuthFrame } from '../features/auth/parts/auth-frame.tsx'
import { ConfirmEmail } from '../features/auth/parts/confirm-email.tsx'
import { MailForm } from '../features/auth/parts/mail-form.tsx'
import { NewPasswordForm } from '../features/auth/parts/new-password-form.tsx'
import { SignInForm } from '../features/auth/parts/sign-in-form.tsx'
import { SignUpForm } from '../features/auth/parts/sign-up-form.tsx'
import { type AuthDraftState, useAuthDraft } from '../features/auth/parts/use-auth-draft.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { Loading } from '../ui/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** /auth: signing in and up, and what the links in our mails lead to. */
export function AuthPage() {
  const draft = useAuthDraft()
  return (
    <AuthFrame>
      <Content draft={draft} />
    </AuthFrame>
  )
}

function Content({ draft }: { draft: AuthDraftState }) {
  const { tab, type, token_hash } = useSearch({ from: '/auth' })
  const { status } = useSession()
  if (token_hash && type === 'recovery') {
    return (
      <Titled title="Choose a new password">
        <NewPasswordForm token_hash={token_hash} draft={draft} />
      </Titled>
    )
  }
  if (token_hash) {
    return (
      <Titled title="Confirm your email">
        <ConfirmEmail token_hash={token_hash} draft={draft} />
      </Titled>
    )
  }
  // A stored session is being renewed; then the router's guard goes on to the tasks.
  if (status !== 'signed-out') return <Loading />
  if (tab === 'forgot-password') return <ForgotPassword draft={draft} />
  return <SignTabs draft={draft} isNew={tab === 'sign-up'} />
}

function SignTabs({ draft, isNew }: { draft: AuthDraftState; isNew: boolean }) {
  const navigate = useNavigate()
  const tabs = [
    { value: 'sign-in', label: 'Sign In', content: <SignInForm draft={draft} /> },
    { value: 'sign-up', label: 'Sign Up', content: <SignUpForm draft={draft} /> },
  ] as const
  const choose = (tab: (typeof tabs)[number]['value']) => {
    const next = tab === 'sign-up' ? paths.signUp() : paths.signIn()
    void navigate({ ...next, replace: true, state: (before) => before })
  }
  return (
    <Titled title={isNew ? 'Create your account' : 'Sign in'}>
      <Tabs
        label="Sign in or sign up"
        tabs={tabs}
        value={isNew ? 'sign-up' : 'sign-in'}
        onValueChange={choose}
      />
    </Titled>
  )
}

function ForgotPassword({ draft }: { draft: AuthDraftState }) {
  return (
    <Titled title="Forgot your password?">
      <p className="mb-5 text-body text-ink-2">
        Enter the email of your account, and we send you a link to choose a new one.
      </p>
      <MailForm draft={draft} kind="recovery" />
      <p className="mt-5 text-center">
        <Link {...paths.signIn()} className="rounded-sm font-semibold text-accent hover:underline">
          Back to Sign In
        </Link>
      </p>
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-4 font-serif text-[1.75rem] leading-9 font-semibold tracking-[-0.012em]">{title}</h1>
      {children}
    </>
  )
}
