// Both rooms have the standard's URL; the contract sees neither of their type libraries.
declare const URL: {
  canParse(text: string): boolean
  new (text: string): { protocol: string; username: string }
}

/** The longest address that is kept. */
const addressLength = 2000

/** The scheme of an absolute address ('https'), or undefined when it is none or too long. */
export function schemeOf(address: string): string | undefined {
  if (address.length > addressLength || !URL.canParse(address)) return undefined
  return new URL(address).protocol.slice(0, -1)
}

/** Says whether an address is one of the web, without a name and password in it that hide the real host. */
export function isWebAddress(address: string): boolean {
  const scheme = schemeOf(address)
  return (
    (scheme === 'http' || scheme === 'https') &&
    /^https?:\/\/[^/]/i.test(address) &&
    new URL(address).username === ''
  )
}
