import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Briefcase, CalendarDays, type LucideIcon, Signpost } from 'lucide-react'
import { useDeferredValue } from 'react'
import { eventsFoundQuery } from '../features/calendar/public.ts'
import { timeline } from '../features/timeline/public.ts'
import { pickedCasesQuery } from '../lib/case-picks.ts'
import { shortDay } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'
import { palette } from './palette/labels.ts'
import type { Command, CommandGroup } from './palette-commands.ts'

// One letter is in every row.
const fewestLetters = 2
const most = 5

/** The cases that what was typed finds: by an id, a number, a title, a client or a party. */
export function usePaletteCases(typed: string): CommandGroup {
  const router = useRouter()
  const { q, enabled } = useQuestion(typed)
  const { data } = useQuery({ ...pickedCasesQuery(q, 'note'), enabled })
  const rows = enabled ? data?.items : []
  return foundGroup(palette.cases, Briefcase, typed, rows, ({ id, case_id, number, title, client_name }) => [
    [case_id, number, client_name ?? title].filter(Boolean).join(' · '),
    () => void router.navigate(paths.case(id)),
  ])
}

/** The events of cases that what was typed finds, by whatever the timeline finds them. */
export function usePaletteEvents(typed: string): CommandGroup {
  const router = useRouter()
  const { q, enabled } = useQuestion(typed)
  const { data } = useInfiniteQuery({ ...timeline.list({ q }), enabled })
  const rows = enabled ? data?.pages.flatMap((page) => page.items) : []
  return foundGroup(palette.events, Signpost, typed, rows, ({ id, title, case_id }) => [
    `${title} · ${case_id}`,
    () => void router.navigate({ to: '/timeline', search: { case: case_id, edit: id } }),
  ])
}

/** The events of the calendar in which what was typed occurs, the latest first; one leads to its day. */
export function usePaletteCalendar(typed: string): CommandGroup {
  const router = useRouter()
  const { q, enabled } = useQuestion(typed)
  const { data } = useQuery({ ...eventsFoundQuery(q, most), enabled })
  const rows = enabled ? data?.items : []
  return foundGroup(palette.calendar, CalendarDays, typed, rows, ({ title, event_date: day }) => [
    `${title} · ${shortDay(day)}`,
    () => void router.navigate({ to: '/calendar', search: { month: day.slice(0, 7), day } }),
  ])
}

function useQuestion(typed: string): { q: string; enabled: boolean } {
  const q = useDeferredValue(typed.trim())
  return { q, enabled: q.length >= fewestLetters }
}

/** What was found on the server, which is meant whatever was typed; of several with one name, the last. */
function foundGroup<Row>(
  value: string,
  Icon: LucideIcon,
  typed: string,
  rows: readonly Row[] | undefined,
  wayTo: (row: Row) => [label: string, run: () => void],
): CommandGroup {
  const commands = (rows ?? []).slice(0, most).map((row): [string, Command] => {
    const [label, run] = wayTo(row)
    return [label, { label, Icon, words: typed, isPassing: true, run }]
  })
  return { value, items: [...new Map(commands).values()] }
}
