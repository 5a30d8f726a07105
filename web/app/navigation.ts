import {
  Archive,
  Briefcase,
  Calculator,
  CalendarDays,
  ContactRound,
  FileUser,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Signpost,
  SquareCheck,
  Star,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react'
import { type PagePath, rightToPage } from '../../contract/pages.ts'
import type { Right } from '../../contract/rights.ts'
import { paths } from '../lib/paths.ts'

export interface Entry {
  label: string
  link: { to: PagePath }
  Icon: LucideIcon
  /** Goes there after G. */
  letter?: string
  /** The type of notifications whose unread ones are counted beside it. */
  unread?: string
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

const work: EntryGroup = {
  title: 'Work',
  entries: [
    { label: 'Tasks', link: paths.tasks(), Icon: SquareCheck, letter: 't' },
    { label: 'Archive', link: paths.archive(), Icon: Archive, letter: 'a' },
    { label: 'Caselist', link: paths.caselist(), Icon: Briefcase, letter: 'c' },
    { label: 'Calendar', link: paths.calendar(), Icon: CalendarDays, letter: 'l' },
    { label: 'Costing', link: paths.costing(), Icon: Calculator, letter: 'o' },
    { label: 'Timeline', link: paths.timeline(), Icon: Signpost, letter: 'i' },
  ],
}

const team: EntryGroup = {
  title: 'Team',
  entries: [
    { label: 'Partners Feedback', link: paths.feedback(), Icon: Star, letter: 'f' },
    { label: 'Community Chat', link: paths.chat(), Icon: MessageSquare, letter: 'h', unread: 'chat_message' },
    { label: 'Leaderboard', link: paths.leaderboard(), Icon: Trophy, letter: 'b' },
  ],
}

const partnersOnly: EntryGroup = {
  title: 'Partners only',
  entries: [
    { label: 'Meetings', link: paths.meetings(), Icon: Users },
    { label: 'Partners', link: paths.partners(), Icon: UserCog },
    { label: 'Applications', link: paths.applications(), Icon: FileUser },
    { label: 'Statements', link: paths.statements(), Icon: Landmark },
    { label: 'People', link: paths.people(), Icon: ContactRound },
  ],
}

/** The entries of the navigation that somebody may open, in their groups. */
export function entryGroups(may: (right: Right) => boolean): readonly EntryGroup[] {
  const isOpen = ({ link }: Entry) => {
    const right = rightToPage[link.to]
    return right === undefined || may(right)
  }
  return [work, team, partnersOnly]
    .map(({ title, entries }) => ({ title, entries: entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether an entry is the current one: '/' only exactly, the others with everything below them. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  return pathname === to || pathname.startsWith(`${to}/`)
}
