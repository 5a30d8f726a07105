import { type Language, languages } from '../../contract/kernel/languages.ts'

/** What a browser says of the languages that its reader likes. */
interface Wishes {
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/**
 * The language in which a document answers: the one that was chosen on this device, for strangers else the first of
 * ours that their browser asks for, else the firm's. What is unknown counts as nothing said.
 */
export function documentLanguage(wishes: Wishes, isForStrangers: boolean, firms: Language): Language {
  const chosen = wishes.cookie?.match(/(?:^|; *)sereshta_language=([^;]*)/)?.[1]
  const asked = isForStrangers ? wanted(wishes.acceptLanguage ?? '') : undefined
  return known(chosen) ?? asked ?? firms
}

/** The first of ours among ranges like 'bn-BD,bn;q=0.9,en;q=0.8', by their weight and then their order. */
function wanted(ranges: string): Language | undefined {
  const weighed = ranges.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return { language: known(tag.split('-')[0]), weight }
  })
  const ours = weighed.filter(({ language, weight }) => language && weight > 0)
  return ours.sort((a, b) => b.weight - a.weight)[0]?.language
}

function known(tag: string | undefined): Language | undefined {
  return languages.find((language) => language === tag)
}
