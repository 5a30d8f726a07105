import {
  Archive,
  Briefcase,
  Calculator,
  CalendarClock,
  CalendarDays,
  Clock,
  ContactRound,
  FileUser,
  Gavel,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Signpost,
  SquareCheck,
  Star,
  Sunrise,
  Trophy,
  UserCog,
  Users,
} from 'lucide-react'
import { type PagePath, rightToPage } from '../../contract/pages.ts'
import type { Right } from '../../contract/rights.ts'
import { paths } from '../lib/paths.ts'
import { entries, groups } from './labels.ts'

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
  /** Left out: its one entry stands alone. */
  title?: string
  entries: readonly Entry[]
}

const day: EntryGroup = {
  entries: [{ label: entries.myDay, link: paths.myDay(), Icon: Sunrise, letter: 'd' }],
}

const work: EntryGroup = {
  title: groups.work,
  entries: [
    { label: entries.tasks, link: paths.tasks(), Icon: SquareCheck, letter: 't' },
    { label: entries.archive, link: paths.archive(), Icon: Archive, letter: 'a' },
    { label: entries.caselist, link: paths.caselist(), Icon: Briefcase, letter: 'c' },
    { label: entries.diary, link: paths.diary(), Icon: Gavel, letter: 'r' },
    { label: entries.deadlines, link: paths.deadlines(), Icon: CalendarClock, letter: 'e' },
    { label: entries.calendar, link: paths.calendar(), Icon: CalendarDays, letter: 'l' },
    { label: entries.time, link: paths.time(), Icon: Clock, letter: 'm' },
    { label: entries.costing, link: paths.costing(), Icon: Calculator, letter: 'o' },
    { label: entries.timeline, link: paths.timeline(), Icon: Signpost, letter: 'i' },
  ],
}

const team: EntryGroup = {
  title: groups.team,
  entries: [
    { label: entries.feedback, link: paths.feedback(), Icon: Star, letter: 'f' },
    { label: entries.chat, link: paths.chat(), Icon: MessageSquare, letter: 'h', unread: 'chat_message' },
    { label: entries.leaderboard, link: paths.leaderboard(), Icon: Trophy, letter: 'b' },
  ],
}

const partnersOnly: EntryGroup = {
  title: groups.partners,
  entries: [
    { label: entries.meetings, link: paths.meetings(), Icon: Users },
    { label: entries.partners, link: paths.partners(), Icon: UserCog },
    { label: entries.applications, link: paths.applications(), Icon: FileUser },
    { label: entries.statements, link: paths.statements(), Icon: Landmark },
    { label: entries.people, link: paths.people(), Icon: ContactRound },
  ],
}

/** The entries of the navigation that somebody may open, in their groups. */
export function entryGroups(may: (right: Right) => boolean): readonly EntryGroup[] {
  const isOpen = ({ link }: Entry) => {
    const right = rightToPage[link.to]
    return right === undefined || may(right)
  }
  return [day, work, team, partnersOnly]
    .map((group) => ({ ...group, entries: group.entries.filter(isOpen) }))
    .filter((group) => group.entries.length > 0)
}

/** Whether an entry is the current one: '/' only exactly, the others with everything below them. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  return pathname === to || pathname.startsWith(`${to}/`)
}
