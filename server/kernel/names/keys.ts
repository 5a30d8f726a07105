import { joinedSkeletons } from './compare.ts'
import { partsOfName } from './words.ts'

/** What a name is found by: names that are alike share a key, others seldom do. Sorted, each once. */
export function keysOfName(name: string): string[] {
  const keys = partsOfName(name).flatMap((part) => [
    ...part.flatMap(({ group }) => (group ? [`#${group.name}`] : [])),
    ...part.flatMap(({ skeletons }) => skeletons.flatMap(({ consonants }) => keysOfSkeleton(consonants))),
    ...joinedSkeletons(part.filter(({ weight }) => weight > 0)).map((joined) => `=${joined}`),
  ])
  return [...new Set(keys)].filter((key) => key !== '=').sort()
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
