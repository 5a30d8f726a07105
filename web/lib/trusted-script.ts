import { workerAddress } from '../worker/messages.ts'

/** The part of Trusted Types that the product uses; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/** Scripts of our own that may become a worker. */
const allowed: readonly string[] = [workerAddress]

function letThrough(address: string): string {
  if (!allowed.includes(address)) throw new TypeError(`${address} is no script of ours`)
  return address
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** An address that the content policy lets become a worker; throws for every other one. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('sereshta', { createScriptURL: letThrough })
  return policy ? policy.createScriptURL(address) : letThrough(address)
}
