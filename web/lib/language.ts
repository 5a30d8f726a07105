import type { Digits, Language } from '../../contract/kernel/languages.ts'
import { setDigits } from './digits.ts'
import { locale } from './locale.ts'
import { tabStore } from './storage.ts'

/** The language of what somebody wrote by most of its letters, so that it is read and set as such; of none, the page's. */
export function languageOf(text: string): Language | undefined {
  const bangla = text.match(/[\u0980-\u09ff]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (bangla > latin) return 'bn'
  return latin > 0 && locale === 'bn' ? 'en' : undefined
}

/** Shows the site in a language from now on, on this device; what was typed is kept as over any reload. */
export function chooseLanguage(language: Language): void {
  // Lax, because a mailed link must find it too. The server reads it, and answers with the document of that language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would answer after the page has gone
  document.cookie = `sereshta_language=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`
  location.reload()
}

/** Goes on in a person's own language and digits; once in this tab, so that a browser without cookies does not circle. */
export function speakAs({ user_id, language, digits }: Speaker): void {
  setDigits(digits ?? null)
  const speaker = `${user_id} ${language}`
  if (!language || tabStore.getItem(key) === speaker) return
  tabStore.setItem(key, speaker)
  if (language !== locale) chooseLanguage(language)
}

interface Speaker {
  user_id: string
  /** A server of the release before tells neither. */
  language?: Language
  digits?: Digits
}

const key = 'sereshta.speaker'
const oneYearSeconds = 365 * 24 * 60 * 60
