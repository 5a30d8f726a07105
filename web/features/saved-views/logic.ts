/** What a list is narrowed to, as its address says it, in the order of the names; '' where nothing narrows it. */
export function queryOf(names: readonly string[], search: Readonly<Record<string, unknown>>): string {
  const given = names.filter((name) => search[name] !== undefined)
  return new URLSearchParams(given.map((name) => [name, String(search[name])])).toString()
}

/** What an address has to hold for that: what the view does not name narrows no more. */
export function searchOf(names: readonly string[], query: string): Record<string, never> {
  const said = new URLSearchParams(query)
  const entries = names.map((name) => [name, said.get(name) ?? undefined])
  // Words as of an address that was typed: the page's reader makes of them what they mean, or nothing.
  return Object.fromEntries(entries) as Record<string, never>
}
