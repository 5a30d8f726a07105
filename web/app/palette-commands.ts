import type { LucideIcon } from 'lucide-react'
import { tabStore } from '../lib/storage.ts'
import { palette } from './palette/labels.ts'

export interface Command {
  /** Also its name among the recent ones. */
  label: string
  Icon: LucideIcon
  /** What else a person may type for it. */
  words?: string
  /** Where the label alone does not tell it from another. */
  id?: string
  /** Said more quietly behind the label. */
  detail?: string
  /** As printed on the keyboard. */
  keys?: string | undefined
  /** Found for what was typed just now: never among the recent ones, which would keep a client's name. */
  isPassing?: true
  /** It goes on in the palette. */
  stays?: true
  run: () => void
}

export interface CommandGroup {
  value: string
  items: Command[]
}

const recentKey = 'sereshta.recent-commands'
const recentMost = 3

/** Whether a command is meant by what was typed: every word begins a word of it. */
export function isMeant({ label, words = '' }: Pick<Command, 'label' | 'words'>, typed: string): boolean {
  const own = split(`${label} ${words}`)
  return split(typed).every((word) => own.some((mine) => mine.startsWith(word)))
}

/** The groups with what was chosen lately before all others. */
export function withRecent(groups: readonly CommandGroup[], recent: readonly string[]): CommandGroup[] {
  const all = groups.flatMap((group) => group.items)
  const items = recent.flatMap((label) => all.find((command) => command.label === label) ?? [])
  const rest = groups.map(({ value, items: own }) => ({
    value,
    items: own.filter((command) => !recent.includes(command.label)),
  }))
  return [{ value: palette.recent, items }, ...rest].filter((group) => group.items.length > 0)
}

/** What was chosen lately in this tab, the latest first. */
export function recentCommands(): string[] {
  return (tabStore.getItem(recentKey) ?? '').split('\n').filter(Boolean)
}

/** Remembers a choice for recentCommands. */
export function rememberCommand(label: string): void {
  const next = [label, ...recentCommands().filter((other) => other !== label)].slice(0, recentMost)
  tabStore.setItem(recentKey, next.join('\n'))
}

function split(text: string): string[] {
  return text.normalize('NFC').toLocaleLowerCase().split(/\s+/).filter(Boolean)
}
