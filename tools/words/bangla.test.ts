import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { alike, latin, otherMeaning, otherValues } from './exceptions.ts'
import { readGlossary, readLatinWords } from './glossary.ts'
import { type Word, wordsOf } from './read-words.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
const modules = files.filter((path) => /\.bn\.tsx?$/.test(path) && existsSync(path)).map(readPair)
const words = modules.flatMap(({ module, english, bangla }) =>
  [...bangla.values()].map((word) => ({
    name: `${module} ${word.name}`.trim(),
    word,
    english: word.name === '' ? undefined : english.get(word.name),
    said: word.texts.join(' … ').replace(/\{\w+\}/g, ''),
  })),
)
const paired = words.flatMap(({ english, ...rest }) => (english ? [{ ...rest, english }] : []))

it('every module of words stands in both languages', () => {
  const sources = files.filter(
    (path) =>
      /^web\/.*\/labels\.tsx?$|^contract\/words\/(?!.*\.(bn|test)\.ts$).*\.ts$/.test(path) &&
      existsSync(path),
  )
  const sayingEnglish = sources.filter((path) =>
    [...wordsOf(path, readFileSync(path, 'utf8')).values()].some(({ texts }) =>
      /[a-z]/i.test(texts.join('')),
    ),
  )
  expect(sayingEnglish.filter((path) => !existsSync(twinOf(path)))).toEqual([])
  expect(modules.length).toBeGreaterThan(30)
})

it('every translation is checked to be whole', () => {
  expect(
    modules.filter(({ text }) => !text.includes('export type Whole = Complete<')).map(({ module }) => module),
  ).toEqual([])
})

it('both languages are filled with the same values', () => {
  const differing = paired.filter(
    ({ name, word, english }) => `${word.values}` !== `${english.values}` && !(name in otherValues),
  )
  expect(differing.map(({ name, word, english }) => `${name}: ${english.values} | ${word.values}`)).toEqual(
    [],
  )
})

it('a form of a count says no number of its own, which would be wrong for another', () => {
  const numbers =
    /(^|[^\p{L}\p{M}])(one|two|three|single|once|twice|no|এক|একটি|একটা|একজন|দুই|দুটি|দুজন|শূন্য)(?![\p{L}\p{M}])/iu
  const forms = paired.flatMap(({ name, word, english }) =>
    [...word.forms, ...english.forms].filter((form) => numbers.test(form)).map((form) => `${name}: ${form}`),
  )
  expect(forms).toEqual([])
})

describe('Bangla', () => {
  it('is written in one way', () => {
    expect(modules.filter(({ text }) => text !== text.normalize('NFC')).map(({ module }) => module)).toEqual(
      [],
    )
    // A space before the full stop, two vowel signs in a row.
    const wrong = words.filter(({ word }) => word.texts.some((text) => /\S ।|[\u09be-\u09cc]{2}/u.test(text)))
    expect(wrong.map(({ name, said }) => `${name}: ${said}`)).toEqual([])
  })

  it('has no Latin letters but the listed words', () => {
    const allowed = new RegExp(
      `(?<![A-Za-z])(${readLatinWords().join('|')})(?![A-Za-z])|\\S+@\\S+|https?://\\S+`,
      'g',
    )
    const found = words.filter(
      ({ name, said }) => /[a-z]/i.test(said.replace(allowed, '')) && !(name in latin),
    )
    expect(found.map(({ name, said }) => `${name}: ${said}`)).toEqual([])
  })

  it('differs from English', () => {
    const same = paired.filter(
      ({ name, word, english }) =>
        /\p{L}/u.test(word.texts.join('')) &&
        `${word.texts}` === `${english.texts}` &&
        !(name in alike) &&
        !(name in latin),
    )
    expect(same.map(({ name, said }) => `${name}: ${said}`)).toEqual([])
  })

  it('says the words of the glossary', () => {
    const glossary = readGlossary()
    expect(glossary.length).toBeGreaterThan(150)
    const found = paired.flatMap(({ name, word, english }) =>
      missing(english, word, glossary)
        .filter((line) => !(`${name}: ${line}` in otherMeaning))
        .map((line) => `${name}: ${line}  —  “${english.texts.join(' … ')}” “${word.texts.join(' … ')}”`),
    )
    expect(found).toEqual([])
  })
})

it('every exception is still needed', () => {
  const names = new Set(words.map(({ name }) => name))
  const known = [
    ...Object.keys(latin),
    ...Object.keys(alike),
    ...Object.keys(otherValues),
    ...Object.keys(otherMeaning),
  ]
  expect(known.filter((name) => !names.has(name.split(': ')[0] ?? ''))).toEqual([])
})

/** The terms that the English text has as whole words, and the Bangla one not. */
function missing(english: Word, bangla: Word, glossary: ReturnType<typeof readGlossary>): string[] {
  let rest = english.texts.join(' … ').toLowerCase()
  const said = bangla.texts.join(' … ')
  return glossary.flatMap((term) => {
    const whole = new RegExp(`(?<![\\p{L}{])${term.english}(e?s)?(?![\\p{L}}])`, 'gu')
    if (!whole.test(rest)) return []
    rest = rest.replace(whole, '')
    return term.bangla.some((form) => said.includes(form)) ? [] : [term.english]
  })
}

function readPair(path: string) {
  const source = path.replace(/\.bn(?=\.tsx?$)/, '')
  const text = readFileSync(path, 'utf8')
  return {
    module: source.replace(/\.tsx?$/, ''),
    text,
    english: wordsOf(source, readFileSync(source, 'utf8')),
    bangla: wordsOf(path, text),
  }
}

function twinOf(path: string): string {
  return path.replace(/(?=\.tsx?$)/, '.bn')
}
