import type { Step } from './grid.ts'

/** A cell of the grid, wherever its row stands by now. */
export interface CellAt {
  row: string
  day: string
}

/** The cell that is open, and what is typed into it. */
export interface Typing extends CellAt {
  text: string
}

/** What was refused in a cell, kept for that cell alone, and why. */
export interface Refused extends CellAt {
  /** Nothing where a key asked for it. */
  text: string | undefined
  /** Why it was not sent. */
  sentence?: string
  /** Or why a call failed, the steps that were not done for it, and what sends them again. */
  failure?: {
    error: unknown
    steps: readonly Step[]
    send: (steps: readonly Step[]) => Promise<unknown>
  }
}

export function isAt(one: CellAt | undefined, { row, day }: CellAt): boolean {
  return one?.row === row && one.day === day
}

export function refusedAt(all: readonly Refused[], at: CellAt): Refused | undefined {
  return all.find((one) => isAt(one, at))
}

export function withoutRefused(all: readonly Refused[], at: CellAt): readonly Refused[] {
  return all.filter((one) => !isAt(one, at))
}

/** The newest last. */
export function withRefused(all: readonly Refused[], one: Refused): readonly Refused[] {
  return [...withoutRefused(all, one), one]
}

/** What stands in a cell that is opened: what was refused in it, else its time. */
export function openedText(all: readonly Refused[], at: CellAt, printed: string): string {
  return refusedAt(all, at)?.text ?? printed
}

/** The refusal that is told: of the cell in hand, else the newest of a cell that is shown. */
export function toldOf(
  all: readonly Refused[],
  inHand: CellAt | undefined,
  isShown: (at: CellAt) => boolean,
): Refused | undefined {
  return (inHand && refusedAt(all, inHand)) ?? all.filter(isShown).at(-1)
}
