import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Briefcase } from 'lucide-react'
import { useDeferredValue } from 'react'
import { cases } from '../features/cases/public.ts'
import { palette } from './labels.ts'
import type { Command, CommandGroup } from './palette-commands.ts'

// One letter is in every case.
const fewestLetters = 2
const most = 5

/** The cases that what was typed finds, by whatever the case list finds them. */
export function usePaletteCases(typed: string): CommandGroup {
  const router = useRouter()
  const q = useDeferredValue(typed.trim())
  const { data } = useInfiniteQuery({
    ...cases.list({ q, sort: 'created_at', direction: 'desc' }),
    enabled: q.length >= fewestLetters,
  })
  if (q.length < fewestLetters) return { value: palette.cases, items: [] }
  const found = new Map<string, Command>()
  for (const { case_id, client_name } of data?.pages.flatMap((page) => page.items).slice(0, most) ?? []) {
    const label = client_name ? `${case_id} · ${client_name}` : case_id
    const run = () => void router.navigate({ to: '/caselist', search: { q: case_id } })
    // It was found on the server, so it is meant whatever was typed.
    found.set(label, { label, Icon: Briefcase, words: typed, isPassing: true, run })
  }
  return { value: palette.cases, items: [...found.values()] }
}
