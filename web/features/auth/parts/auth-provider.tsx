import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { MyProfile } from '../../../../contract/people.ts'
import type { Right } from '../../../../contract/rights.ts'
import { type SessionState, useSession } from '../../../lib/session.ts'
import { myProfileQuery } from '../../people/public.ts'
import { useSignOut } from './use-sign-out.ts'

interface Auth {
  status: SessionState['status']
  user_id: string | undefined
  email: string
  /** Undefined until the server has answered, or when it could not. */
  profile: MyProfile | undefined
  /** 'failed' is only logged; the name and the role then fall back. */
  profileStatus: 'loading' | 'known' | 'failed'
  /** The full name, falling back to the e-mail. */
  name: string
  /** The role, falling back to 'associate'. */
  role: string
  /** Whether they are one of the partners, of whom the firm speaks as such; what they may do, say their rights. */
  isPartner: boolean
  /** The names of their rights; none until the server has answered. */
  rights: readonly string[]
  may: (right: Right) => boolean
  /** Ends the session here and on the server and goes to /auth, whatever fails; asks first when text would be lost. */
  signOut: () => Promise<void>
}

const AuthContext = createContext<Auth | undefined>(undefined)

/** Who is signed in, what the server says of them, and the way out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Holds the session with its profile, which is asked for anew whenever somebody else signs in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSession()
  const user = state.status === 'signed-out' ? undefined : state.session.user
  const isSignedIn = state.status === 'signed-in'
  const { data, isError } = useQuery({ ...myProfileQuery(user?.id ?? ''), enabled: isSignedIn })
  const signOut = useSignOut()
  const profile = isSignedIn ? data : undefined
  const email = user?.email ?? ''
  const role = profile?.role ?? 'associate'
  const rights = profile?.rights ?? []
  const auth: Auth = {
    status: state.status,
    user_id: user?.id,
    email,
    profile,
    profileStatus: profile ? 'known' : isError ? 'failed' : 'loading',
    name: profile?.full_name || email,
    role,
    isPartner: role === 'partner',
    rights,
    may: (right) => rights.includes(right),
    signOut,
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}
