/*
 * Bangla letters in Latin ones, roughly as they are spoken. '*' is the vowel that is spoken and not written. NFC keeps
 * ড় ঢ় য় as two signs: a letter and a dot.
 */
const table = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => pair.normalize('NFC').split('=') as [string, string]))

const vowels = table('অ=o আ=a ই=i ঈ=i উ=u ঊ=u ঋ=ri এ=e ঐ=oi ও=o ঔ=ou')
const vowelSigns = table('া=a ি=i ী=i ু=u ূ=u ৃ=ri ে=e ৈ=oi ো=o ৌ=ou')
const consonants = table(
  'ক=k খ=kh গ=g ঘ=gh ঙ=ng চ=ch ছ=chh জ=j ঝ=jh ঞ=n ট=t ঠ=th ড=d ঢ=dh ণ=n ত=t থ=th দ=d ধ=dh ন=n প=p ফ=ph ব=b ভ=bh ম=m য=j র=r ল=l শ=sh ষ=sh স=s হ=h ড়=r ঢ়=r য়=y',
)
/** What ends a syllable and takes no vowel of its own. */
const closings = table('ং=ng ঃ=h ৎ=t')
const conjuncts = table('জ্ঞ=g ক্ষ=kh')
const hasanta = '\u09cd'

/** A folded word in Latin letters; a Latin one as it is. */
export function romanOf(word: string): string {
  const letters = word.match(/জ্ঞ|ক্ষ|ওয়া|[ডঢয]\u09bc|[\s\S]/gu) ?? []
  let roman = ''
  letters.forEach((letter, at) => {
    roman += romanLetter(letter, at, letters)
  })
  return roman
}

function romanLetter(letter: string, at: number, letters: readonly string[]): string {
  if (letter === 'ওয়া'.normalize('NFC')) return 'wa'
  const spoken = consonants.get(letter) ?? conjuncts.get(letter)
  if (spoken === undefined)
    return (
      vowels.get(letter) ??
      vowelSigns.get(letter) ??
      closings.get(letter) ??
      (/[ঁ্]/.test(letter) ? '' : letter)
    )
  const joined = letters[at - 1] === hasanta
  const next = letters[at + 1] ?? ''
  // These two below another letter are not spoken.
  const silent = joined && (letter === 'য' || (letter === 'ব' && vowelSigns.has(next)))
  return (silent ? '' : spoken) + (hasUnwrittenVowel(next, joined || conjuncts.has(letter)) ? '*' : '')
}

/** Between two consonants, and after a conjunct at the end. */
function hasUnwrittenVowel(next: string, inConjunct: boolean): boolean {
  return next === '' ? inConjunct : consonants.has(next) || conjuncts.has(next) || closings.has(next)
}
