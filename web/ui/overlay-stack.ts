import { useEffect, useEffectEvent, useState } from 'react'
import { loadOverlays } from './overlay-loader.ts'

/** Something that stands open above the page: a dialog, a sheet, a question, the palette, the notifications. */
export interface Overlay {
  /** Closes it; or asks first, where something was typed in it. */
  leave: () => void
  /** Whether leaving asks first. */
  asks?: (() => boolean) | undefined
  /** Part of the page: somebody who went on to another page finds it open again when they come back. */
  ofPage?: true | undefined
}

interface Opened {
  overlay: Overlay
  /** On its way out, and no longer counted. */
  isLeaving: boolean
}

/** What is open, the latest last. One for the whole window: so is its history. */
let opened: Opened[] = []
let passing: (() => void)[] = []
const listeners = new Set<(isClosing: boolean) => void>()

/** Registers what was opened, until the function that it answers is called. */
export function openOverlay(overlay: Overlay): () => void {
  const entry = { overlay, isLeaving: false }
  opened = [...opened, entry]
  tell(false)
  return () => {
    opened = opened.filter((other) => other !== entry)
    tell(true)
  }
}

/** How many stand open; `ofPage` counts those that belong to the page and have nothing below them that does not. */
export function countOverlays(which?: 'ofPage'): number {
  const counted = staying()
  if (which === undefined) return counted.length
  const first = counted.findIndex(({ overlay }) => !overlay.ofPage)
  return first < 0 ? counted.length : first
}

/** Closes the latest ones until so many are left; one that asks first stays, and so does what is below it. */
export function leaveOverlays(left: number): void {
  for (let top = staying().at(-1); top && countOverlays() > left; top = staying().at(-1)) {
    const isAsking = top.overlay.asks?.() ?? false
    top.isLeaving = !isAsking
    top.overlay.leave()
    if (isAsking) return
  }
}

/**
 * Somebody goes to another address from here: closes what asks nothing. The rest goes with its page, and what was typed
 * in it is kept. What belongs to the page stays until the page goes.
 */
export function leaveForAnother({ page }: { page: boolean }): void {
  const going = staying().filter(({ overlay }) => page || !overlay.ofPage)
  for (const entry of going) entry.isLeaving = true
  for (const { overlay } of going.reverse()) if (!overlay.ofPage && !overlay.asks?.()) overlay.leave()
}

/** Registers a menu or list that is open for a moment, until the function that it answers is called. */
export function openPassing(close: () => void): () => void {
  passing = [...passing, close]
  return () => {
    passing = passing.filter((other) => other !== close)
  }
}

/** Closes the menu or list that is open for a moment, if there is one. */
export function closePassing(): boolean {
  const close = passing.at(-1)
  close?.()
  return close !== undefined
}

/** Calls back whenever something was opened or closed, until the function that it answers is called. */
export function subscribeToOverlays(listener: (isClosing: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function staying(): Opened[] {
  return opened.filter(({ isLeaving }) => !isLeaving)
}

function tell(isClosing: boolean): void {
  for (const listener of listeners) listener(isClosing)
}

/** Registers an overlay while it is open. The answer says whether it is the top one, the only one that keys close. */
export function useOverlay(isOpen: boolean, overlay: Overlay): () => boolean {
  const leave = useEffectEvent(overlay.leave)
  const asks = useEffectEvent(() => overlay.asks?.() ?? false)
  const [registered] = useState<Overlay>(() => ({
    leave: () => leave(),
    asks: () => asks(),
    ofPage: overlay.ofPage,
  }))
  useEffect(() => {
    if (!isOpen) return
    void loadOverlays()
    return openOverlay(registered)
  }, [isOpen, registered])
  return () => staying().at(-1)?.overlay === registered
}

/** For a menu, a list of choices: while it is open the back button closes it and does nothing more. */
export function usePassing(isOpen: boolean, close: () => void): void {
  const closeLatest = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) return openPassing(() => closeLatest())
  }, [isOpen])
}
