import { type TouchEvent, useRef } from 'react'

/** So many pixels sideways are meant, and twice as many as down. */
const least = 60

/** Tells of a swipe to the left (1: on) or to the right (-1: back). */
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const placeOf = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    return touch && { x: touch.clientX, y: touch.clientY }
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches.length === 1 ? placeOf(event) : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const [start, end] = [from.current, placeOf(event)]
      if (!start || !end) return
      const right = end.x - start.x
      if (Math.abs(right) > Math.max(least, 2 * Math.abs(end.y - start.y))) onSwipe(right < 0 ? 1 : -1)
    },
  }
}
