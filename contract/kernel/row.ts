import type { PlainCode } from './complaints.ts'

/*
 * What the fields of a row are, as plain data: schemas (row-schemas.ts), columns (server/kernel/kept-row.ts), forms,
 * table heads and files follow from it. It holds keys and no words, and knows no schema: pages load it first.
 */

interface Sure {
  /** Never empty. A field that is neither this nor has a usual value is null where it is empty. */
  required?: true
}

interface LineOptions extends Sure {
  most: number
  usual?: string
}

interface WordOptions<Word extends string> extends Sure {
  usual?: Word
  /** Later releases may add words: a row can hold one that this release does not know. */
  mayGrow?: true
  complaint: PlainCode
}

/** One line of text. */
export const line = <const O extends LineOptions>(options: O) => ({ kind: 'line' as const, ...options })

/** Text of several lines. */
export const paragraphs = <const O extends Sure & { most: number }>(options: O) => ({
  kind: 'paragraphs' as const,
  ...options,
})

/** Markup as `contract/rich-text.ts` allows it; the feature cleans it before it is stored. */
export const richText = () => ({ kind: 'rich_text' as const, usual: '' as const })

/** Money above 0, an exact decimal with 2 places in a row. */
export const money = () => ({ kind: 'money' as const, required: true as const })

/** A day in the firm's zone; `usual: 'today'` is the firm's today. */
export const day = <const O extends Sure & { usual?: 'today' }>(options: O) => ({
  kind: 'day' as const,
  ...options,
})

/** A time of the firm's clock, HH:MM in a row. */
export const time = <const O extends Sure>(options: O) => ({ kind: 'time' as const, ...options })

/** One word of a closed list. */
export const oneOfList = <const Word extends string, const O extends WordOptions<Word>>(
  words: readonly Word[],
  options: O,
) => ({ kind: 'word' as const, words, ...options })

/** Some words of a closed list, at least one. */
export const someOfList = <
  const Word extends string,
  const O extends { usual: readonly Word[]; complaint: PlainCode },
>(
  words: readonly Word[],
  options: O,
) => ({ kind: 'words' as const, words, ...options })

/** A whole number that is typed. */
export const whole = <const O extends { least: number; most: number; usual: number }>(options: O) => ({
  kind: 'whole' as const,
  ...options,
})

/** A number of stars that is pressed. */
export const stars = <const O extends { least: number; most: number; usual: number }>(options: O) => ({
  kind: 'stars' as const,
  ...options,
})

/** Yes or no. */
export const flag = <const O extends { usual: boolean }>(options: O) => ({
  kind: 'flag' as const,
  ...options,
})

/** Somebody of the firm, chosen when the row is made and never changed. */
export const personForGood = () => ({ kind: 'person' as const, required: true as const, once: true as const })

/** Another row, chosen by what it is called and kept by its id. */
export const chosenRow = <const O extends Sure>(options: O) => ({ kind: 'ref' as const, ...options })

/** Days of the week, never all of them; 0 is Sunday. */
export const weekdays = <const O extends { usual: readonly number[] }>(options: O) => ({
  kind: 'weekdays' as const,
  ...options,
})

/** Addresses of the web, without blank ones. */
export const links = <const O extends { most: number }>(options: O) => ({
  kind: 'links' as const,
  ...options,
})

/** Short texts, typed one a line. */
export const lines = <const O extends { most: number; each: number }>(options: O) => ({
  kind: 'lines' as const,
  ...options,
})

export type Field =
  | ({ kind: 'line' } & LineOptions)
  | ({ kind: 'paragraphs'; most: number } & Sure)
  | { kind: 'rich_text'; usual: '' }
  | { kind: 'money'; required: true }
  | ({ kind: 'day'; usual?: 'today' } & Sure)
  | ({ kind: 'time' } & Sure)
  | ({ kind: 'word'; words: readonly string[] } & WordOptions<string>)
  | { kind: 'whole' | 'stars'; least: number; most: number; usual: number }
  | { kind: 'flag'; usual: boolean }
  | { kind: 'person'; required: true; once: true }
  | ({ kind: 'ref' } & Sure)
  | { kind: 'weekdays'; usual: readonly number[] }
  | { kind: 'words'; words: readonly string[]; usual: readonly string[]; complaint: PlainCode }
  | { kind: 'links'; most: number }
  | { kind: 'lines'; most: number; each: number }

/** The fields of a row by their columns. */
export type Fields = Readonly<Record<string, Field>>

/** Declares the fields of a row and keeps their literal types. */
export const rowFields = <const F extends Fields>(fields: F): F => fields

/** What is told of each field: a forgotten one does not compile. */
export type PerField<F extends Fields, Value> = Readonly<Record<keyof F, Value>>

/** What a field is sent as. */
export type SentOf<F extends Field> = F extends { kind: 'money' } ? string | number : ValueOf<F>

/** What a row holds of its fields. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: HeldOf<F[Name]> }

export type HeldOf<F extends Field> =
  | (F extends { mayGrow: true } ? string : ValueOf<F>)
  | (F extends { required: true } | { usual: unknown } ? never : null)

/** What the inputs of a form hold: texts as they are typed, also of numbers, days and money; '' where no word is chosen. */
export type FormOf<F extends Fields> = { -readonly [Name in keyof F]: TypedOf<F[Name]> }

type TypedOf<F extends Field> = F extends { kind: 'whole' | 'lines' }
  ? string
  : F extends { kind: 'word' }
    ? ValueOf<F> | (F extends { usual: unknown } ? never : '')
    : ValueOf<F>

type ValueOf<F extends Field> = F extends { kind: 'word'; words: readonly (infer Word)[] }
  ? Word
  : F extends { kind: 'whole' | 'stars' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'links' | 'lines' }
        ? string[]
        : F extends { kind: 'weekdays' }
          ? number[]
          : F extends { kind: 'words'; words: readonly (infer Word)[] }
            ? Word[]
            : string
