import { inTurn } from './labels.ts'

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** The palette's shortcut as this device's keyboard spells it. */
export const commandKey = isApple ? '⌘ K' : 'Ctrl K'

/** A shortcut's keys as printed on the keyboard: 'mod+k' is 'Ctrl K', 'g t' is 'G then T'. */
export function printedKeys(keys: string): string {
  if (keys.startsWith('mod+')) return `${isApple ? '⌘' : 'Ctrl'} ${printed(keys.slice(4))}`
  const [first = '', then] = keys.split(' ').map(printed)
  return then === undefined ? first : inTurn(first, then)
}

const arrows: Readonly<Record<string, string>> = { arrowleft: '←', arrowright: '→' }

function printed(key: string): string {
  const arrow = arrows[key]
  if (arrow) return arrow
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1)
}
