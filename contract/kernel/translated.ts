/**
 * What a module of words holds in another language: the same exports, a text for each text, a function of the same
 * values for each function.
 */
type Translated<Words> = { readonly [Name in keyof Words]: TranslatedWord<Words[Name]> }

type TranslatedWord<Word> = Word extends string
  ? string
  : Word extends (...values: infer Values) => infer Answer
    ? (...values: Values) => TranslatedWord<Answer>
    : Word extends object
      ? Translated<Word>
      : Word

/**
 * Does not compile when a translation lacks a word. Each `x.bn.ts` ends with it:
 * `export type Whole = Complete<typeof import('./x.ts'), typeof import('./x.bn.ts')>`
 */
export type Complete<English, Translation extends Translated<English>> = Translation
