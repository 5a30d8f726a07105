import { fold } from '../../contract/words.ts'

type Named<Column extends string> = readonly [Record<Column, string>, Record<Column, readonly string[]>]

/** What guesses the columns of a file by its heads, each column once, from what they are called in each language. */
export function guesserOf<Column extends string>(
  columns: readonly Column[],
  words: readonly Named<Column>[],
): (heads: readonly string[]) => (Column | null)[] {
  const columnOf = new Map<string, Column>()
  for (const [names, others] of words) {
    for (const column of columns)
      for (const head of [names[column], ...others[column], column])
        if (!columnOf.has(headKey(head))) columnOf.set(headKey(head), column)
  }
  return (heads) => {
    const taken = new Set<Column>()
    return heads.map((head) => {
      const found = columnOf.get(headKey(head))
      if (found === undefined || taken.has(found)) return null
      taken.add(found)
      return found
    })
  }
}

const headKey = (head: string): string =>
  fold(head)
    .replaceAll(/[\s_*.:’'()-]+/g, ' ')
    .trim()
