import type { Clash } from '../../../../contract/hearings.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { clashWords } from './clash-badge.tsx'

/** Says of what was just written whom it brings too near to another hearing; each in words, once. */
export function tellClashes(
  toasts: Pick<ReturnType<typeof useToasts>, 'news'>,
  clashes: readonly Clash[],
): void {
  const told = new Map(clashes.map((clash) => [clashWords(clash).join(' '), clashWords(clash)]))
  for (const [what, who] of told.values()) toasts.news(what, who)
}

/** The same for a form that writes hearings. */
export function useClashNews(): (clashes: readonly Clash[]) => void {
  const toasts = useToasts()
  return (clashes) => tellClashes(toasts, clashes)
}
