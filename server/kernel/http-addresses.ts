import { callPrefixes } from '../../contract/pages.ts'

/** Whether an address is a call and not a page or a file of the site. */
export function isCall(url: string): boolean {
  return callPrefixes.some((prefix) => url.startsWith(prefix))
}
