import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { printAmount } from '../../../../contract/time-line.ts'
import { inDigits } from '../../../lib/digits.ts'
import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'
import { gridKeys } from '../labels.ts'
import type { Cell, GridRow } from './grid.ts'
import type { useCellWrites } from './use-cell-writes.ts'

interface GridKeys {
  rows: readonly GridRow[]
  table: RefObject<HTMLTableElement | null>
  writes: ReturnType<typeof useCellWrites>
  onOpen: (cell: Cell) => void
  /** Nothing is typed into it: its cells only open. */
  isLocked: boolean
  /** The same of single days. */
  isClosed: (day: string) => boolean
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
  const [typed, setTyped] = useState<string>()
  // The field still loses the focus as it goes: what was kept or given up is not kept again.
  const isDone = useRef(true)
  const row = rows[at]
  const cell = row?.cells[day]
  const here = row && cell && { row, cell }
  const edit = (text: string) => {
    isDone.current = false
    writes.forget()
    setTyped(text)
  }
  const keep = async (move: Place) => {
    if (typed === undefined || !here || isDone.current) return
    isDone.current = true
    const isSame = typed.trim() === '' || typed === printed(here.cell)
    if (!isSame && !(await writes.type(here, typed))) {
      isDone.current = false
      return
    }
    setTyped(undefined)
    if (move[0] !== 0) focus(move)
  }
  const giveUp = () => {
    isDone.current = true
    setTyped(undefined)
    writes.forget()
    focus([0, 0])
  }
  const whileTyping = (key: string) => {
    if (key === 'Enter') return () => void keep([1, 0])
    return key === 'Escape' ? giveUp : undefined
  }
  const acts = { edit, focus, onOpen, writes, isLocked: isLocked || (cell ? isClosed(cell.day) : false) }
  useShortcuts(isLocked ? none : listed)
  return {
    ways: (of: number, on: number) => {
      const isCurrent = of === at && on === day
      return {
        isCurrent,
        isBusy: isCurrent && writes.isBusy,
        /** What is being typed into it. */
        typed: isCurrent ? typed : undefined,
        onFocus: () => setAt([of, on]),
        onEdit: () => here && opensOrEdits(here, acts),
        onType: setTyped,
        onLeave: () => void keep([0, 0]),
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.nativeEvent.isComposing || writes.isBusy || !here) return
      const act = typed === undefined ? actOf(event, here, acts) : whileTyping(event.key)
      if (!act) return
      event.preventDefault()
      act()
    },
  }
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
function opensOrEdits({ row, cell }: Here, { isLocked, onOpen, edit }: Acts): void {
  if (isLocked) openCell(cell, onOpen)
  else if (!row.is_hidden) edit(printed(cell))
}

function openCell(cell: Cell, onOpen: (cell: Cell) => void): void {
  if (cell.entries.length > 0) onOpen(cell)
}

function printed({ seconds }: Cell): string {
  return seconds > 0 ? inDigits(printAmount(seconds)) : ''
}

type Here = { row: GridRow; cell: Cell }
type Acts = Pick<GridKeys, 'onOpen' | 'writes' | 'isLocked'> & {
  edit: (text: string) => void
  focus: (move: Place) => void
}

/** What a key does with the cell in hand. */
function actOf(event: KeyboardEvent, { row, cell }: Here, acts: Acts): (() => void) | undefined {
  const { key, target } = event
  const isCell = target instanceof HTMLElement && target.dataset.cell !== undefined
  if (!isCell || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const move = moves[key]
  if (move) return () => acts.focus(move)
  if (acts.isLocked) return key === 'Enter' ? () => openCell(cell, acts.onOpen) : undefined
  if (row.is_hidden) return undefined
  if (key === 'Enter' && cell.entries.length > 1) return () => acts.onOpen(cell)
  if (key === 'Enter' || key === 'F2') return () => acts.edit(printed(cell))
  if (key === 'Delete' || key === 'Backspace') return () => void acts.writes.set({ row, cell }, 0)
  if (key !== 'c') return /^[\p{Nd}.,]$/u.test(key) ? () => acts.edit(key) : undefined
  const left = row.cells[row.cells.indexOf(cell) - 1]?.seconds ?? 0
  return left > 0 ? () => void acts.writes.set({ row, cell }, left) : undefined
}
