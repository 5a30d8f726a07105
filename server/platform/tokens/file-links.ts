import { createHmac, timingSafeEqual } from 'node:crypto'

interface Session {
  user_id: string
  session_id: string
}

const shape = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/

/** Links to one address for one session and a short while; nothing in a link can choose another of the three. */
export function fileLinks(secret: Uint8Array) {
  const key = createHmac('sha256', secret).update('links to files').digest()
  const signatureOf = (address: string, claim: string) =>
    createHmac('sha256', key).update(`${claim}\n${address}`).digest()
  return {
    sign: ({ user_id, session_id }: Session, address: string, until: Date): string => {
      const claim = `${user_id}.${session_id}.${until.getTime()}`
      return `${claim}.${signatureOf(address, claim).toString('base64url')}`
    },
    /** As whom the link asks, or undefined when it is not ours, not for this address, or over. */
    read: (token: string, address: string, now: Date): Session | undefined => {
      const [, user_id = '', session_id = '', until = '', signature = ''] = shape.exec(token) ?? []
      const expected = signatureOf(address, `${user_id}.${session_id}.${until}`)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return Number(until) > now.getTime() ? { user_id, session_id } : undefined
    },
  }
}

export type FileLinks = ReturnType<typeof fileLinks>
