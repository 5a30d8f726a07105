/** A pause that can be cut short; a ring while nobody pauses cuts the next one short. */
interface Alarm {
  /** Settles after so many milliseconds, or as soon as it has rung since the last pause. */
  pause(milliseconds: number): Promise<void>
  ring(): void
}

export function anAlarm(): Alarm {
  let hasRung = false
  let end: (() => void) | undefined
  return {
    pause: async (milliseconds) => {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      end = undefined
      hasRung = false
    },
    ring: () => {
      hasRung = true
      end?.()
    },
  }
}
