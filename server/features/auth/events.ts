/** From where something was done. */
interface Whence {
  address: string
  user_agent: string
}

declare module '../../kernel/record.ts' {
  interface DomainEvents {
    'auth.signed_up': { role: string; code_id: string } & Whence
    /** Somebody signed up with an e-mail that is known; its owner was told. */
    'auth.sign_up_repeated': Whence
    'auth.email_confirmed': Whence
    'auth.signed_in': {
      session_id: string
      by: 'password' | 'link'
      /** With a device that this person has not signed in with for 90 days. */
      is_new_device?: true
    } & Whence
    /** The subject is the person, or `nobody_id` where the e-mail is not known. */
    'auth.sign_in_denied': { because: 'unknown' | 'password' | 'unconfirmed' | 'deactivated' } & Whence
    'auth.signed_out': { scope: 'global' | 'local' | 'others' } & Whence
    'auth.password_changed': Whence
    /** A used refresh token came again; its session is ended. */
    'auth.session_reuse_detected': { session_id: string } & Whence
    'auth.code_created': { role: string; email: string | null; max_uses: number | null }
    'auth.code_revoked': { role: string }
  }
}

/** The subject of what concerns nobody that the firm knows. */
export const nobody_id = '00000000-0000-0000-0000-000000000000'
