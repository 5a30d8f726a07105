import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Signpost } from 'lucide-react'
import { useDeferredValue } from 'react'
import { timeline } from '../features/timeline/public.ts'
import { palette } from './labels.ts'
import type { Command, CommandGroup } from './palette-commands.ts'

// One letter is in every event.
const fewestLetters = 2
const most = 5

/** The events of cases that what was typed finds, by whatever the timeline finds them. */
export function usePaletteEvents(typed: string): CommandGroup {
  const router = useRouter()
  const q = useDeferredValue(typed.trim())
  const isAsked = q.length >= fewestLetters
  const { data } = useInfiniteQuery({ ...timeline.list({ q }), enabled: isAsked })
  const found = new Map<string, Command>()
  const events = isAsked ? data?.pages.flatMap((page) => page.items).slice(0, most) : []
  for (const { id, title, case_id } of events ?? []) {
    const label = `${title} · ${case_id}`
    const run = () => void router.navigate({ to: '/timeline', search: { case: case_id, edit: id } })
    // It was found on the server, so it is meant whatever was typed.
    found.set(label, { label, Icon: Signpost, words: typed, isPassing: true, run })
  }
  return { value: palette.events, items: [...found.values()] }
}
