const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** The palette's shortcut as this device's keyboard spells it. */
export const commandKey = isApple ? '⌘ K' : 'Ctrl K'

/** A shortcut's keys as printed on the keyboard: 'mod+k' is 'Ctrl K', 'g t' is 'G then T'. */
export function printedKeys(keys: string): string {
  if (keys.startsWith('mod+')) return `${isApple ? '⌘' : 'Ctrl'} ${keys.slice(4).toUpperCase()}`
  return keys
    .split(' ')
    .map((key) => key.toUpperCase())
    .join(' then ')
}
