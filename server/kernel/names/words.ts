import { foldedWords } from './fold.ts'
import { type Groups, type NameGroup, shipped } from './groups.ts'
import { romanOf } from './roman.ts'
import { type Skeleton, skeletonsOf } from './skeleton.ts'

/** A word of a name, with all that comparing needs to know of it. */
export interface NameWord {
  /** As folded: small letters, no marks on Latin ones. */
  text: string
  roman: string
  skeletons: readonly Skeleton[]
  group: NameGroup | undefined
  /** How much the word says about who is meant: 0 for 'Md.', 1 for a rare one. */
  weight: number
}

/** One way to call somebody: 'Abdur Rahman @ Kalu' has two. */
export type NamePart = readonly NameWord[]

/** The ways that a name as typed calls somebody, each in its words. Never empty, though a part may have no word. */
export function partsOfName(name: string, groupOf: Groups = shipped): NamePart[] {
  return foldedWords(name).map((part) =>
    splitWords(joinWords(part), groupOf).map((word) => wordOf(word, groupOf)),
  )
}

function wordOf(text: string, groupOf: Groups): NameWord {
  const group = groupOf(text)
  const roman = romanOf(text)
  return { text, roman, skeletons: skeletonsOf(roman), group, weight: group?.weight ?? 1 }
}

const letterNames: Readonly<Record<string, string>> = Object.fromEntries(
  'এ=a বি=b সি=c ডি=d ই=e এফ=f জি=g এইচ=h আই=i জে=j কে=k এল=l এম=m এন=n ও=o পি=p কিউ=q আর=r এস=s টি=t ইউ=u ভি=v ডব্লিউ=w এক্স=x ওয়াই=y জেড=z'
    .normalize('NFC')
    .split(' ')
    .map((pair) => pair.split('=')),
)
const joining = new Set('ul ur us un uz উল উর'.split(' '))

/** 'a k m' becomes 'akm', and 'shafiq ul' becomes 'shafiqul'. */
function joinWords(words: readonly string[]): string[] {
  const joined: string[] = []
  let initials: string[] = []
  const close = () => {
    // One letter alone is a word as it stands.
    if (initials.length > 1) joined.push(initials.map(initialOf).join(''))
    else joined.push(...initials)
    initials = []
  }
  for (const word of words) {
    if (initialOf(word)) {
      initials.push(word)
      continue
    }
    close()
    const last = joined.pop()
    if (last !== undefined && joining.has(word)) joined.push(last + word)
    else joined.push(...(last === undefined ? [] : [last]), word)
  }
  close()
  return joined
}

function initialOf(word: string): string | undefined {
  return letterNames[word] ?? (/^\p{L}$/u.test(word) ? word : undefined)
}

const endings: readonly [pattern: RegExp, word: string][] = [
  [/^(.{3,}?)udd?[ie]e?n$/, 'uddin'],
  [/^(.{3,}?)ullah?$/, 'ullah'],
  [/^(.{3,}?)(?:u?zzaman|u?jjaman|uzaman|ujaman)$/, 'zaman'],
]

/** 'abdurrahman' becomes 'abdul rahman', and 'nasiruddin' becomes 'nasir uddin'; a word of a group stays whole. */
function splitWords(words: readonly string[], groupOf: Groups): string[] {
  return words.flatMap((word) => {
    if (groupOf(word)) return [word]
    const [, rest] = word.match(/^abd[ou][lrsn](.{3,})$/) ?? []
    if (rest) return ['abdul', rest]
    for (const [pattern, end] of endings) {
      const [, start] = word.match(pattern) ?? []
      if (start) return [start, end]
    }
    return [word]
  })
}
