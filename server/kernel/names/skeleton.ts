/** A word as its consonants, with what is spoken between them. */
export interface Skeleton {
  /** The consonants, '@' first if the word begins with a vowel. */
  consonants: string
  /** The vowels before, between and after the consonants: one more than there are consonants. */
  gaps: readonly string[]
  /** Consonants and vowels together: equal spellings of one sound have it equal. */
  folded: string
}

const steps: readonly [pattern: RegExp, sound: string][] = [
  [/que$/, 'k'],
  [/chh/g, '3'],
  [/sch|sh/g, 's'],
  [/tch|ch/g, '2'],
  [/ck|kh|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/bh|v/g, 'b'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/ngh/g, 'nh'],
  [/ng/g, 'n'],
  [/gh/g, 'g'],
  [/jh|z/g, 'j'],
  [/^w/, 'u'],
  [/^y/, 'i'],
  [/y/g, 'i'],
  [/w/g, ''],
  [/h$/, ''],
  [/(\p{L})\1+/gu, '$1'],
]

/** The skeletons of a word in Latin letters: one, or two where ছ may be S or Ch. A number has none. */
export function skeletonsOf(roman: string): Skeleton[] {
  if (/^\p{N}+$/u.test(roman)) return []
  const sound = steps.reduce((word, [pattern, to]) => word.replace(pattern, to), roman)
  const variants = sound.includes('3') ? [sound.replaceAll('3', 's'), sound.replaceAll('3', '2')] : [sound]
  return variants.map(skeletonOf)
}

function skeletonOf(folded: string): Skeleton {
  const gaps = folded.split(/[^aeiou*]/)
  const consonants = folded.replace(/[aeiou*]/g, '')
  return { consonants: (gaps[0] === '' ? '' : '@') + consonants, gaps, folded }
}

/** Whether two words of the same consonants also sound alike between them. */
export function gapsAgree(one: readonly string[], other: readonly string[]): boolean {
  const last = one.length - 1
  return one.every((gap, at) => {
    const beside = other[at] ?? ''
    if (at === 0) return true
    if (at === last && (gap === '' || beside === '')) return /^[o*]*$/.test(gap + beside)
    return gapAgrees(gap, beside)
  })
}

const classes = [/[ao*]/, /[ie]/, /[uo]/] as const

function gapAgrees(one: string, other: string): boolean {
  if (one === '' || other === '' || one === '*' || other === '*') return true
  if (classes.some((sounds) => sounds.test(one) && sounds.test(other))) return true
  return mayBe(one, other) || mayBe(other, one)
}

function mayBe(one: string, other: string): boolean {
  const [a, i, u] = classes
  if (one.includes('e') && a.test(other)) return true
  return a.test(one) && u.test(other) && !i.test(one) && !i.test(other)
}
