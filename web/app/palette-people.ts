import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MessageSquare, UserCog } from 'lucide-react'
import { listProfiles, type Person } from '../../contract/people.ts'
import { useAuth } from '../features/auth/public.tsx'
import { call } from '../lib/client.ts'
import { everyRow } from '../lib/rows/every-row.ts'
import { palette } from './palette/labels.ts'
import { type Command, type CommandGroup, isMeant } from './palette-commands.ts'

// One letter is in every name.
const fewestLetters = 2
const most = 4

/** The others in the firm whom what was typed names: for whoever may see it their Associate Dashboard, for all a message that mentions them. */
export function usePalettePeople(typed: string): CommandGroup {
  const router = useRouter()
  const { may, user_id: me } = useAuth()
  const enabled = typed.trim().length >= fewestLetters
  const { data } = useQuery({ ...everybodyQuery, enabled })
  const commandsOf = ({ user_id, full_name, role }: Person): Command[] => {
    const shared = { label: full_name, isPassing: true } as const
    const mention = () => {
      const state = { mention: { user_id, full_name }, asked: Date.now() }
      void router.navigate({ to: '/chat', state })
    }
    const look = () =>
      void router.navigate({ to: '/partners', search: { tab: 'associate', associate: user_id } })
    return [
      ...(may('partner_notes') && may('notes.all') && role === 'associate'
        ? [{ ...shared, id: `look ${user_id}`, detail: palette.associate, Icon: UserCog, run: look }]
        : []),
      {
        ...shared,
        id: `mention ${user_id}`,
        detail: palette.mention,
        Icon: MessageSquare,
        run: mention,
      },
    ]
  }
  const isFound = ({ user_id, full_name, has_left }: Person) =>
    user_id !== me && !has_left && isMeant({ label: full_name }, typed)
  const people = enabled ? (data ?? []).filter(isFound) : []
  return { value: palette.people, items: people.slice(0, most).flatMap(commandsOf) }
}

const everybodyQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})
