import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { printAmount } from '../../../../contract/time-line.ts'
import { inDigits } from '../../../lib/digits.ts'
import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'
import { gridKeys } from '../labels.ts'
import type { Cell, GridRow } from './grid.ts'
import { type CellAt, isAt, openedText, refusedAt, type Typing } from './typed-cells.ts'
import type { useCellWrites } from './use-cell-writes.ts'

interface GridKeys {
  rows: readonly GridRow[]
  table: RefObject<HTMLTableElement | null>
  writes: ReturnType<typeof useCellWrites>
  onOpen: (cell: Cell) => void
  /** Nothing is typed into it: its cells only open. */
  isLocked: boolean
  /** The same of single cells. */
  isClosed: (row: GridRow, day: string) => boolean
}

type Place = readonly [row: number, day: number]

// They work on the cell that has the focus.
const listed: readonly Shortcut[] = [
  { keys: 'c', label: gridKeys.copy },
  { keys: 'delete', label: gridKeys.clear },
]

const none: readonly Shortcut[] = []

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows move, Enter and digits edit, Delete clears, C copies from the left; Enter opens a cell of several entries, of a locked week any. */
export function useGridKeys({ rows, table, writes, onOpen, isLocked, isClosed }: GridKeys) {
  const { at, day, setAt, focus } = useFocus(rows.length, table)
  const row = rows[at]
  const cell = row?.cells[day]
  const here = row && cell && { row, cell }
  const { typing, setText, edit, keep, leave, giveUp } = useTyping({ rows, table, writes, focus })
  const whileTyping = (key: string) => {
    if (key === 'Enter') return () => void keep([1, 0])
    return key === 'Escape' ? giveUp : undefined
  }
  const acts = {
    edit,
    focus,
    onOpen,
    writes,
    isLocked: isLocked || (here ? isClosed(here.row, here.cell.day) : false),
  }
  useShortcuts(isLocked ? none : listed)
  return {
    /** The cell that is open, else the one in hand. */
    inHand: typing ?? (here && atOf(here)),
    ways: (of: GridRow, row: number, on: number) => {
      const isOpen = isAt(typing, { row: of.key, day: of.cells[on]?.day ?? '' })
      return {
        isCurrent: row === at && on === day,
        isBusy: isOpen && writes.isBusy,
        /** What is being typed into it. */
        typed: isOpen ? typing?.text : undefined,
        onFocus: () => setAt([row, on]),
        onEdit: () => here && !writes.isBusy && opensOrEdits(here, acts),
        onType: setText,
        onLeave: leave,
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.nativeEvent.isComposing || writes.isBusy || !here) return
      const act = typing === undefined ? actOf(event, here, acts) : whileTyping(event.key)
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

type TypingNeeds = Pick<GridKeys, 'rows' | 'table' | 'writes'> & { focus: (move: Place) => void }

/** The cell that is open: what is typed into it is kept there, or refused and shown again there, and in no other. */
function useTyping({ rows, table, writes, focus }: TypingNeeds) {
  const [last, setTyping] = useState<Typing>()
  // The field still loses the focus as it goes: what was kept or given up is not kept again.
  const isDone = useRef(true)
  const asked = last && askedAt(rows, last)
  // Of another week it waits there.
  const typing = asked && last
  const close = (at: CellAt) => setTyping((now) => (isAt(now, at) ? undefined : now))
  const isInField = () =>
    document.activeElement instanceof HTMLInputElement && table.current?.contains(document.activeElement)
  const edit = (here: Here, text?: string) => {
    isDone.current = false
    const at = atOf(here)
    if (text !== undefined) writes.forget(at)
    setTyping({ ...at, text: text ?? openedText(writes.refused, at, printed(here.cell)) })
  }
  const keep = async (move: Place) => {
    if (!typing || isDone.current) return
    isDone.current = true
    const isSame = typing.text.trim() === '' || typing.text === printed(asked.cell)
    if (isSame) writes.forget(typing)
    else if (!(await writes.type(asked, typing.text))) {
      isDone.current = false
      // Whoever went on meanwhile finds the text again in its cell.
      if (!isInField()) close(typing)
      return
    }
    const goesOn = move[0] !== 0 && isInField()
    close(typing)
    if (goesOn) focus(move)
  }
  const leave = () => {
    // What was refused is not asked for again by a click elsewhere.
    const isRefused = typing && refusedAt(writes.refused, typing)?.text === typing.text
    if (!isRefused) return void keep([0, 0])
    if (!isInField()) close(typing)
  }
  const giveUp = () => {
    if (!typing) return
    isDone.current = true
    close(typing)
    writes.forget(typing)
    focus([0, 0])
  }
  const setText = (text: string) => {
    if (!typing) return
    // What was refused was another text.
    writes.forget(typing)
    setTyping({ ...typing, text })
  }
  return { typing, setText, edit, keep, leave, giveUp }
}

const atOf = ({ row, cell }: Here): CellAt => ({ row: row.key, day: cell.day })

/** The cell that is at a place, if it is there. */
export function askedAt(rows: readonly GridRow[], at: CellAt): Here | undefined {
  const row = rows.find(({ key }) => key === at.row)
  const cell = row?.cells.find(({ day }) => day === at.day)
  return row && cell && { row, cell }
}

/** The cell in hand, and what puts the focus on another one. */
function useFocus(rows: number, table: GridKeys['table']) {
  const [[row, day], setAt] = useState<Place>([0, 0])
  const at = Math.min(row, Math.max(0, rows - 1))
  const focus = ([down, right]: Place) => {
    const to: Place = [Math.max(0, Math.min(rows - 1, at + down)), Math.max(0, Math.min(6, day + right))]
    setAt(to)
    // The field that had the focus is a cell again by then.
    requestAnimationFrame(() => {
      const row = table.current?.tBodies[0]?.rows[to[0]]
      row?.querySelectorAll<HTMLElement>('[role=gridcell]')[to[1]]?.focus()
    })
  }
  return { at, day, setAt, focus }
}

/** What a press that means a cell does. */
function opensOrEdits(here: Here, { isLocked, onOpen, edit }: Acts): void {
  if (isLocked) openCell(here.cell, onOpen)
  else if (!here.row.is_hidden) edit(here)
}

function openCell(cell: Cell, onOpen: (cell: Cell) => void): void {
  if (cell.entries.length > 0) onOpen(cell)
}

function printed({ seconds }: Cell): string {
  return seconds > 0 ? inDigits(printAmount(seconds)) : ''
}

type Here = { row: GridRow; cell: Cell }
type Acts = Pick<GridKeys, 'onOpen' | 'writes' | 'isLocked'> & {
  edit: (here: Here, text?: string) => void
  focus: (move: Place) => void
}

/** What a key does with the cell in hand. */
function actOf(event: KeyboardEvent, here: Here, acts: Acts): (() => void) | undefined {
  const { row, cell } = here
  const { key, target } = event
  const isCell = target instanceof HTMLElement && target.dataset.cell !== undefined
  if (!isCell || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const move = moves[key]
  if (move) return () => acts.focus(move)
  if (acts.isLocked) return key === 'Enter' ? () => openCell(cell, acts.onOpen) : undefined
  if (row.is_hidden) return undefined
  const isRefused = refusedAt(acts.writes.refused, atOf(here))?.text !== undefined
  if (key === 'Enter' && cell.entries.length > 1 && !isRefused) return () => acts.onOpen(cell)
  if (key === 'Enter' || key === 'F2') return () => acts.edit(here)
  if (key === 'Delete' || key === 'Backspace') return () => void acts.writes.set(here, 0)
  if (key !== 'c') return /^[\p{Nd}.,]$/u.test(key) ? () => acts.edit(here, key) : undefined
  const left = row.cells[row.cells.indexOf(cell) - 1]?.seconds ?? 0
  return left > 0 ? () => void acts.writes.set(here, left) : undefined
}
