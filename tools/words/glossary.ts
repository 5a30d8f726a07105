import { readFileSync } from 'node:fs'

/** A row of docs/bangla-glossary.md. */
interface Term {
  english: string
  /** Beginnings of its word, one of which stands in a text: what is joined to a word in Bangla changes its end. */
  bangla: string[]
}

/** The binding words of docs/bangla-glossary.md, the longest first. */
export function readGlossary(): Term[] {
  const rows = readFileSync('docs/bangla-glossary.md', 'utf8').matchAll(/^\| (.+?) \| (.+?) \| (.*?) ?\|$/gm)
  const terms = [...rows]
    .filter(([, english]) => english !== 'English' && !english?.startsWith('-'))
    .map(([, english = '', bangla = '', where = '']) => ({
      english: english.replace(/ \(.*\)$/, '').toLowerCase(),
      // 'review of an application: পর্যালোচনা' names another word for another place.
      bangla: [
        bangla,
        ...[...where.matchAll(/: ([\u0980-\u09ff -]+)/g)].map(([, other = '']) => other),
      ].flatMap(stemsOf),
    }))
  return terms.sort((a, b) => b.english.length - a.english.length)
}

/** The words that stay in Latin letters, of its last line. */
export function readLatinWords(): string[] {
  const list =
    readFileSync('docs/bangla-glossary.md', 'utf8').match(/stay in Latin letters: (.*)\./)?.[1] ?? ''
  return list.split(', ').filter((word) => /^[A-Z]/.test(word))
}

/** An order is said to somebody, told of and made a thing: 'মুছুন', 'মুছলে', 'মোছা'. */
function stemsOf(word: string): string[] {
  const stem = word
    .trim()
    .normalize('NFC')
    .replace(/( করুন|ুন|(?<= দি)ন)$/, '')
  return stem === word ? [word] : [stem, stem.replace('ু', 'ো')]
}
