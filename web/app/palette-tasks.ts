import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Archive, SquareCheck } from 'lucide-react'
import { useDeferredValue } from 'react'
import { listNotes, type Note } from '../../contract/notes.ts'
import { useAuth } from '../features/auth/public.tsx'
import { useFirm } from '../features/people/public.ts'
import { monthIn } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'
import { steadyQuery } from '../lib/query.ts'
import { palette } from './palette/labels.ts'
import type { Command, CommandGroup } from './palette-commands.ts'

// One letter is in every task.
const fewestLetters = 2
const mostLetters = 200
const most = 5
const mostToLogOn = 8

/** The tasks of all months that what was typed finds, by whatever the task list finds them; an archived one is read in the archive. */
export function usePaletteTasks(typed: string): CommandGroup {
  const router = useRouter()
  const { time_zone } = useFirm()
  const withOwner = useAuth().may('notes.all')
  const q = useDeferredValue(typed.trim())
  const enabled = q.length >= fewestLetters && q.length <= mostLetters
  const active = useQuery({ ...foundQuery({ q, month: 'all', limit: most }), enabled })
  const archived = useQuery({ ...foundQuery({ q, archived: 'true', limit: most }), enabled })
  if (!enabled) return { value: palette.tasks, items: [] }
  const items = [active, archived].flatMap(({ data, isPlaceholderData }) => {
    const isCurrent = !isPlaceholderData && q === typed.trim()
    return (data?.items ?? []).map((note): Command => {
      const link = note.is_archived
        ? paths.archivedTask(note.id, monthIn(time_zone, new Date(note.created_at)))
        : paths.task(note.id)
      return commandOf(note, withOwner, isCurrent ? typed : '', () => void router.navigate(link))
    })
  })
  return { value: palette.tasks, items }
}

/** The tasks on which hours can be logged: the newest, or those that what was typed finds. */
export function usePaletteHours(typed: string): CommandGroup {
  const router = useRouter()
  const withOwner = useAuth().may('notes.all')
  const q = useDeferredValue(typed.trim()).slice(0, mostLetters)
  const wanted = { ...(q && { q, month: 'all' as const }), limit: mostToLogOn }
  const { data, isPlaceholderData } = useQuery(foundQuery(wanted))
  const isCurrent = !isPlaceholderData && q === typed.trim()
  const items = (data?.items ?? []).map((note) => {
    const onHours = () => {
      // Above the list as it is narrowed now.
      const isThere = router.latestLocation.pathname === '/'
      const search = isThere ? (before: object) => ({ ...before, hours: note.id }) : { hours: note.id }
      void router.navigate({ to: '/', search })
    }
    return commandOf(note, withOwner, isCurrent ? typed : '', onHours)
  })
  return { value: palette.hours, items }
}

interface Wanted {
  q?: string
  month?: 'all'
  archived?: 'true'
  limit: number
}

/** The newest tasks of a list; the last answer stays while the next one is on its way. */
function foundQuery(query: Wanted) {
  return steadyQuery(['notes', 'found', query], listNotes, query)
}

/** `words` are what was typed where the server found it by that: whatever it was found by, it is meant. */
function commandOf(note: Note, withOwner: boolean, words: string, run: () => void): Command {
  const { id, title, client_name, case_id, is_archived, profiles } = note
  const detail = [client_name, case_id, withOwner && profiles.full_name, is_archived && palette.archived]
  return {
    id,
    label: title,
    detail: detail.filter(Boolean).join(' · '),
    Icon: is_archived ? Archive : SquareCheck,
    words,
    isPassing: true,
    run,
  }
}
