import { isWebAddress } from '../../../../contract/kernel/web-address.ts'

interface ShownLink {
  /** Absent for a text that is no address of the web: it is shown, never linked. */
  href?: string
  text: string
}

/** A link as it is shown: where it leads first, so that no text can pretend to be another site. */
export function shownLink(address: string): ShownLink {
  if (!isWebAddress(address)) return { text: address }
  const { host, pathname, search } = new URL(address)
  const rest = pathname === '/' ? search : `${pathname}${search}`
  return { href: address, text: `${host}${rest}` }
}
