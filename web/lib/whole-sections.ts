import { useRouter, useSearch } from '@tanstack/react-router'

/** What the address of a page says of its long sections. */
export interface WholeSections {
  /** The names of those that are shown whole instead of scrolling by themselves, for example 'others priority'. */
  whole?: string | undefined
}

/** The sections that an address names, of those that the page has; none is absent. */
export function wholeIn(raw: Record<string, unknown>, known: readonly string[]): WholeSections {
  const named = String(raw.whole ?? '').split(' ')
  const whole = known.filter((name) => named.includes(name)).join(' ')
  return whole === '' ? {} : { whole }
}

/** Whether a section is shown whole, and the way to change that: it is kept in the address. */
export function useWholeSection(name: string): [isWhole: boolean, setWhole: (isWhole: boolean) => void] {
  const router = useRouter()
  const whole = useSearch({
    strict: false,
    select: (search) => ('whole' in search ? search.whole : undefined),
  })
  const setWhole = (isWhole: boolean) => {
    const search = (before: WholeSections) => {
      const others = (before.whole ?? '').split(' ').filter((other) => other !== '' && other !== name)
      const names = [...others, ...(isWhole ? [name] : [])]
      return { ...before, whole: names.length === 0 ? undefined : names.join(' ') }
    }
    void router.navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [whole?.split(' ').includes(name) ?? false, setWhole]
}
