import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { said } from '../features/auth/labels.ts'
import { AuthFrame } from '../features/auth/parts/auth-frame.tsx'
import { MailForm } from '../features/auth/parts/mail-form.tsx'
import { ConfirmEmail, NewPasswordForm } from '../features/auth/parts/mailed-link.tsx'
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
      <Titled title={said.newPasswordTitle}>
        <NewPasswordForm token_hash={token_hash} draft={draft} />
      </Titled>
    )
  }
  if (token_hash) {
    return (
      <Titled title={said.confirmTitle}>
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
    { value: 'sign-in', label: said.signInTab, content: <SignInForm draft={draft} /> },
    { value: 'sign-up', label: said.signUpTab, content: <SignUpForm draft={draft} /> },
  ] as const
  const choose = (tab: (typeof tabs)[number]['value']) => {
    const next = tab === 'sign-up' ? paths.signUp() : paths.signIn()
    void navigate({ ...next, replace: true, state: (before) => before })
  }
  return (
    <Titled title={isNew ? said.signUpTitle : said.signInTitle}>
      <Tabs label={said.tabs} tabs={tabs} value={isNew ? 'sign-up' : 'sign-in'} onValueChange={choose} />
    </Titled>
  )
}

function ForgotPassword({ draft }: { draft: AuthDraftState }) {
  return (
    <Titled title={said.forgotTitle}>
      <p className="mb-5 text-body text-ink-2">{said.forgotHint}</p>
      <MailForm draft={draft} kind="recovery" />
      <p className="mt-5 text-center">
        <Link {...paths.signIn()} className="rounded-sm font-semibold text-accent hover:underline">
          {said.backToSignIn}
        </Link>
      </p>
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="mb-4 font-serif text-[1.75rem] leading-9 font-semibold tracking-heading">{title}</h1>
      {children}
    </>
  )
}
