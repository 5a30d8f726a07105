import { readComplaint, wordsOf } from '../../contract/kernel/complaint-words.ts'
import { fieldName, partOf } from '../../contract/kernel/complaints.ts'
import { inBengali } from '../../contract/kernel/digits.ts'
import type { Language } from '../../contract/kernel/languages.ts'
import * as banglaReasons from '../../contract/kernel/reasons.bn.ts'
import type { FieldComplaint } from '../../contract/kernel/reasons.ts'
import * as englishReasons from '../../contract/kernel/reasons.ts'
import * as banglaComplaints from '../../contract/words/complaints.bn.ts'
import * as englishComplaints from '../../contract/words/complaints.ts'
import * as banglaDays from '../../contract/words/days.bn.ts'
import * as englishDays from '../../contract/words/days.ts'
import { banglaFieldNames } from '../../contract/words/field-names.ts'
import type { Refusal } from './refusal.ts'

/** What a sentence names; a text of people's own is shown as they wrote it. */
export type Value =
  | string
  | number
  | { day: string }
  | { time: string }
  | { seconds: number }
  | { list: readonly string[] }

/** What the server says of itself and of fields, in each language. */
const words = {
  en: {
    ...englishReasons,
    ...englishComplaints,
    shortDay: englishDays.shortDay,
    nameOf: fieldName,
    digits: (text: string) => text,
    grouping: 'en-US',
    lists: new Intl.ListFormat('en-GB'),
  },
  bn: {
    ...banglaReasons,
    ...banglaComplaints,
    shortDay: banglaDays.shortDay,
    nameOf: (path: string) => banglaFieldNames[partOf(path)] ?? fieldName(path),
    digits: inBengali,
    grouping: 'en-IN',
    lists: new Intl.ListFormat('bn'),
  },
}

/** What is said where something is nobody's refusal. */
export const otherSentence = (name: keyof typeof englishReasons.otherSentences, language: Language): string =>
  words[language].otherSentences[name]

/** Why something is refused, as a whole sentence. */
export function sentenceOf(
  { reason, detail: { values } }: Pick<Refusal, 'reason' | 'detail'>,
  language: Language,
): string {
  const { sentenceOfReason, sentenceWithValues, waitWords } = words[language]
  const sentence: string = sentenceOfReason[reason]
  if (!values) return sentence
  return filled(sentenceWithValues[reason] ?? sentence.replace(waitWords.moment, '{wait}'), values, language)
}

/**
 * A complaint as a sentence that names its field, and for a screen with labels of its own as code and values. One that
 * is a sentence of the specification, or what the refusal says as a whole, has no code.
 */
export function wholeComplaint(
  { path, message }: Pick<FieldComplaint, 'path' | 'message'>,
  refusal: Refusal | undefined,
  language: Language,
): FieldComplaint {
  const { complaintWords, nameOf, complaintSentences } = words[language]
  if (refusal && message === refusal.reason) return { path, message: sentenceOf(refusal, language) }
  const found = readComplaint(message)
  if (!found) {
    const sentences: Readonly<Record<string, string>> = complaintSentences
    return { path, message: sentences[message] ?? message }
  }
  const said = wordsOf(found, complaintWords, (value) => shown(value, language))
  return { path, message: `${nameOf(path)} ${said}`, ...found }
}

/** A sentence with each value where its name stands in braces. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, Value>>,
  language: Language,
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(values[name] ?? '', language))
}

/** A value as readers of a language write it. */
export function shown(value: Value, language: Language): string {
  const { digits, grouping, lists, shortDay, waitWords } = words[language]
  if (typeof value === 'string') return value
  if (typeof value === 'number') return digits(value.toLocaleString(grouping))
  if ('day' in value) return digits(shortDay(value.day))
  if ('time' in value) return digits(value.time)
  if ('list' in value) return lists.format(value.list)
  const { seconds } = value
  const [n, unit] = seconds < 60 ? [seconds, waitWords.seconds] : [Math.ceil(seconds / 60), waitWords.minutes]
  return unit(digits(String(n)), n)
}
