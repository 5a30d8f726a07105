import { joinedSkeletons } from './compare.ts'
import { type Groups, shipped } from './groups.ts'
import { type NamePart, type NameWord, partsOfName } from './words.ts'

/** What a name is found by: names that are alike share a key, others seldom do. Sorted, each once. */
export function keysOfName(name: string, groups: Groups = shipped): string[] {
  const keys = partsOfName(name, groups).flatMap((part) => [
    ...part.flatMap(({ group }) => (group ? [`#${group.name}`] : [])),
    ...part.flatMap(keysOfSkeletons),
    ...keysOfWhole(part),
  ])
  return [...new Set(keys)].sort()
}

function keysOfSkeletons({ skeletons }: NameWord): string[] {
  return skeletons.flatMap(({ consonants }) => keysOfSkeleton(consonants))
}

function keysOfWhole(part: NamePart): string[] {
  return joinedSkeletons(part.filter(({ weight }) => weight > 0))
    .filter((joined) => joined !== '')
    .map((joined) => `=${joined}`)
}

/** A name in Latin letters as it sounds, without words that say nothing: for what is written alike. */
export function romanOfName(name: string, groups: Groups = shipped): string {
  return partsOfName(name, groups)
    .flatMap((part) => part.filter(({ weight }) => weight > 0).map(({ roman }) => roman.replaceAll('*', 'o')))
    .join(' ')
}

/** What to look for in an index to find all names that can be alike one, the rarest first. */
interface NameSearch {
  rarest: string[]
  others: string[]
  /** Common words that say something only together. */
  together: string[][]
  roman: string
}

/** How to look for a name. How rare a key is follows from its group and its length. */
export function searchOfName(name: string, groups: Groups = shipped): NameSearch {
  const parts = partsOfName(name, groups)
  const whole = parts.flatMap(keysOfWhole)
  const rare = parts.flatMap((part) => part.filter(({ weight }) => weight === 1).flatMap(keysOfWord))
  const byRarity = [...new Set([...whole, ...rare])].sort((a, b) => b.length - a.length)
  return {
    rarest: byRarity.slice(0, 2),
    others: [...new Set([...byRarity.slice(2), ...parts.flatMap(keysOfLittle)])],
    together: parts.flatMap((part) => pairsOf(commonOf(part).flatMap(({ group }) => group?.name ?? []))),
    roman: romanOfName(name, groups),
  }
}

function keysOfWord(word: NameWord): string[] {
  return [...(word.group ? [`#${word.group.name}`] : []), ...keysOfSkeletons(word)]
}

function commonOf(part: NamePart): NamePart {
  return part.filter(({ weight }) => weight === 0.5)
}

/** Of a name that says no more than one common word, that word. */
function keysOfLittle(part: NamePart): string[] {
  if (part.some(({ weight }) => weight === 1) || commonOf(part).length > 1) return []
  return (commonOf(part).length === 1 ? commonOf(part) : part).flatMap(keysOfWord)
}

function pairsOf(names: readonly string[]): string[][] {
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => [`#${one}`, `#${other}`])).slice(0, 10)
}

/** Long ones also with one sign left out, never the first, so that a slip of the pen is found. */
function keysOfSkeleton(consonants: string): string[] {
  if (consonants.length < 4) return consonants === '' ? [] : [consonants]
  const shorter = Array.from(
    { length: consonants.length - 1 },
    (_, at) => consonants.slice(0, at + 1) + consonants.slice(at + 2),
  )
  return [consonants, ...shorter]
}
