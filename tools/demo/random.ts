/** Numbers that look random and are the same at every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number between both, both included. */
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** A generator of its own for each name, so that a new chapter changes nothing in the others. */
export function randomOf(name: string): Random {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  )
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}
