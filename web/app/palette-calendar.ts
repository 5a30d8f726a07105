import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useDeferredValue } from 'react'
import { eventsFoundQuery } from '../features/calendar/public.ts'
import { shortDay } from '../lib/format.ts'
import { palette } from './labels.ts'
import type { Command, CommandGroup } from './palette-commands.ts'

// One letter is in every event.
const fewestLetters = 2
const most = 5

/** The events of the calendar in which what was typed occurs, the latest first; one leads to its day. */
export function usePaletteCalendar(typed: string): CommandGroup {
  const router = useRouter()
  const q = useDeferredValue(typed.trim())
  const isSearch = q.length >= fewestLetters
  const { data } = useQuery({ ...eventsFoundQuery(q, most), enabled: isSearch })
  const found = new Map<string, Command>()
  for (const { title, event_date } of isSearch ? (data?.items ?? []) : []) {
    const label = `${title} · ${shortDay(event_date)}`
    const search = { month: event_date.slice(0, 7), day: event_date }
    const run = () => void router.navigate({ to: '/calendar', search })
    // It was found on the server, so it is meant whatever was typed.
    found.set(label, { label, Icon: CalendarDays, words: typed, isPassing: true, run })
  }
  return { value: palette.calendar, items: [...found.values()] }
}
