import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../kernel/refusal.ts'

/** Argon2id (the library's own choice) as OWASP recommends it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of a password that nobody has, at the same cost: what an unknown person's password is compared with. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export interface PasswordHashes {
  hash(password: string): Promise<string>
  /** Whether a password is the stored one; without a stored one it costs the same and is false. */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

/**
 * Hashes passwords a few at a time, in the order of asking, so that a flood of sign-ins costs waiting and
 * neither memory nor the threads that files and names need. Beyond `longestQueue` it refuses for now.
 */
export function passwordHashes(
  atOnce = Math.max(2, Math.min(3, availableParallelism() - 1)),
  longestQueue = 500,
): PasswordHashes {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) {
        throw new Refusal('unavailable', 'server.unavailable', { retryAfter: 5 })
      }
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const isHash = stored?.startsWith('$argon2id$') === true
      const matches = await inTurn(() => verify(isHash ? stored : nobodysHash, password))
      return matches && isHash
    },
  }
}
