import { errors, jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'
const audience = 'authenticated'

/** Seconds that an access token lives; the browser renews it well before. */
export const accessTokenSeconds = 600

/** The session that a token names, and until when it may do so. */
interface NamedSession {
  user_id: string
  session_id: string
  expires_at: Date
}

export interface AccessTokens {
  /** A signed token that names a person's session; `claims` is what the sign-in contract wants to read in it. */
  sign(
    session: { user_id: string; session_id: string },
    claims: { email: string; role: string },
    now: Date,
  ): Promise<string>
  /** The session that a token names, or undefined for anything that is not a valid token of ours right now. */
  read(token: string | undefined, now: Date): Promise<NamedSession | undefined>
}

/** So many valid tokens are remembered; beyond, the oldest is verified again. */
const mostRemembered = 1000

/** Tokens under one key, one algorithm, one issuer and one audience; nothing in a token can choose another. */
export function accessTokens(secret: Uint8Array, issuer: string): AccessTokens {
  // A token never changes its mind: what was verified once holds until it expires. Sessions are looked up anyway.
  const verified = new Map<string, NamedSession>()
  const remember = (token: string, named: NamedSession) => {
    const [oldest] = verified.keys()
    if (verified.size >= mostRemembered && oldest !== undefined) verified.delete(oldest)
    verified.set(token, named)
  }
  return {
    sign: ({ user_id, session_id }, claims, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ ...claims, session_id })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(user_id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(secret)
    },
    read: async (token, now) => {
      if (!token || token.length > 4096) return undefined
      const known = verified.get(token)
      if (known && known.expires_at > now) return known
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'session_id'],
        })
        const { sub, session_id, exp } = payload
        if (!sub || exp === undefined || typeof session_id !== 'string') return undefined
        const named = { user_id: sub, session_id, expires_at: new Date(exp * 1000) }
        remember(token, named)
        return named
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
        throw error
      }
    },
  }
}
