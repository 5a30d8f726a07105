import { gapsAgree, type Skeleton, skeletonsOf } from './skeleton.ts'
import { type NamePart, type NameWord, partsOfName } from './words.ts'

/** From here on two names are surely alike, and from here on perhaps. */
export const alike = { strong: 0.85, possible: 0.7 } as const

/** How alike two names are, from 0 to 1; the same both ways round. A name of several ('… alias …') counts by its best. */
export function likenessOf(one: string, other: string): number {
  return likenessOfRead(partsOfName(one), partsOfName(other))
}

/** The same of names that were taken apart already: who compares one with a thousand does that once. */
export function likenessOfRead(one: readonly NamePart[], other: readonly NamePart[]): number {
  return Math.max(...one.flatMap((part) => other.map((beside) => likenessOfParts(part, beside))))
}

interface Pair {
  one: NameWord
  other: NameWord
  likeness: number
}

function likenessOfParts(one: NamePart, other: NamePart): number {
  const total = weightOf(one) + weightOf(other)
  if (total === 0) return 0
  const pairs = pairsOf(one, other)
  const found = pairs.reduce((sum, pair) => sum + pair.likeness * (pair.one.weight + pair.other.weight), 0)
  const score = found / total
  if (isWrittenTogether(one, other)) return Math.max(score, 0.9)
  if (leftOver(one, pairs) && leftOver(other, pairs)) return Math.min(score, 0.65)
  return isWithin(one, other, pairs) ? Math.max(score, alike.possible) : score
}

function weightOf(part: NamePart): number {
  return part.reduce((sum, { weight }) => sum + weight, 0)
}

/** Every word once, the most alike and heaviest first. */
function pairsOf(one: NamePart, other: NamePart): Pair[] {
  const open = one
    .flatMap((word) =>
      other.map((beside) => ({ one: word, other: beside, likeness: likenessOfWords(word, beside) })),
    )
    .filter(({ likeness }) => likeness >= alike.possible)
    .sort((a, b) => worth(b) - worth(a))
  const taken = new Set<NameWord>()
  return open.filter((pair) => {
    if (taken.has(pair.one) || taken.has(pair.other)) return false
    taken.add(pair.one).add(pair.other)
    return true
  })
}

function worth({ one, other, likeness }: Pair): number {
  return likeness * Math.min(one.weight, other.weight)
}

/** Whether a word that says something is found in the other name not at all. */
function leftOver(part: NamePart, pairs: readonly Pair[]): boolean {
  return part.some((word) => word.weight >= 0.5 && !isPaired(word, pairs))
}

function isPaired(word: NameWord, pairs: readonly Pair[]): boolean {
  return pairs.some(({ one, other }) => one === word || other === word)
}

/** Whether the lighter name is a part of the other: 'Rahima Khatun' of 'Mst. Rahima Khatun Bithi'. */
function isWithin(one: NamePart, other: NamePart, pairs: readonly Pair[]): boolean {
  const telling = (weightOf(one) <= weightOf(other) ? one : other).filter(({ weight }) => weight > 0.3)
  const isWhole = telling.every((word) => isPaired(word, pairs))
  return isWhole && (telling.length >= 2 || telling.some(({ weight }) => weight === 1))
}

/** Other words, but the same sounds in a row: 'Nasiruddin' and 'Nasir Uddin'. */
function isWrittenTogether(one: NamePart, other: NamePart): boolean {
  const first = one.filter(({ weight }) => weight > 0)
  const second = other.filter(({ weight }) => weight > 0)
  if (first.length === second.length) return false
  const beside = joinedSkeletons(second)
  return joinedSkeletons(first).some((joined) => joined.length >= 4 && beside.includes(joined))
}

/** The consonants of all words in a row; a word of a group counts by the group's name. At most four readings. */
export function joinedSkeletons(part: NamePart): string[] {
  let readings = ['']
  for (const { group, skeletons, text } of part) {
    const variants = group ? skeletonsOf(group.name) : skeletons
    const ends = variants.length > 0 ? variants.map(({ consonants }) => consonants) : [text]
    readings = readings
      .flatMap((start) => ends.map((end) => start + (start === '' ? end : end.replace('@', ''))))
      .slice(0, 4)
  }
  return readings.map((joined) => joined.replace(/(\p{L})\1+/gu, '$1'))
}

function likenessOfWords(one: NameWord, other: NameWord): number {
  if (one.group && other.group) return one.group === other.group ? 1 : 0
  if (one.text === other.text) return 1
  const bySound = one.skeletons.flatMap((a) => other.skeletons.map((b) => likenessOfSkeletons(a, b)))
  return Math.max(0, ...bySound, isLonger(one.text, other.text) || isLonger(other.text, one.text) ? 0.86 : 0)
}

/** 'rafiq' and 'rafiqul'. */
function isLonger(long: string, short: string): boolean {
  return short.length >= 5 && long === `${short}ul`
}

function likenessOfSkeletons(one: Skeleton, other: Skeleton): number {
  if (one.consonants === other.consonants) return likenessOfSame(one, other)
  const least = Math.min(one.consonants.length, other.consonants.length)
  if (least < 4 || one.consonants[0] !== other.consonants[0]) return 0
  if (one.folded.endsWith('a') !== other.folded.endsWith('a')) return 0
  return isOneStepApart(one.consonants, other.consonants, least >= 5) ? 0.8 : 0
}

function likenessOfSame(one: Skeleton, other: Skeleton): number {
  const vowels = one.gaps.join('')
  // So little is written that only the same vowels make it the same word.
  if (one.gaps.length <= 2 && (vowels.length < 2 || vowels !== other.gaps.join(''))) return 0
  if (one.folded === other.folded) return 0.98
  return gapsAgree(one.gaps, other.gaps) ? 0.92 : 0.5
}

/** One sign more, or two neighbours swapped; one sign another only in long ones. */
function isOneStepApart(one: string, other: string, maySubstitute: boolean): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  if (swapped && short.slice(at + 2) === long.slice(at + 2)) return true
  return maySubstitute && short.slice(at + 1) === long.slice(at + 1)
}
