/**
 * The servers of a database address, each as an address of its own. Several stand as PostgreSQL itself writes
 * them: postgres://user:password@one:5432,two:5432/name.
 */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  if (hosts === '') return [url]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
