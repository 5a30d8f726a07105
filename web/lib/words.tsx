import { Fragment, type ReactNode } from 'react'
import { count } from './digits.ts'
import { locale } from './locale.ts'

const rules = new Intl.PluralRules(locale)

/** The form of a text for a count, its `{n}` being the count as shown: `plural(3, { one: '{n} task', other: '{n} tasks' })`. */
export function plural(n: number, forms: { one: string; other: string }): string {
  const form = rules.select(n) === 'one' ? forms.one : forms.other
  return form.replace('{n}', count(n))
}

/** The same for a list of which only so many are read: '50+ tasks'. */
export function pluralSoFar(n: number, hasMore: boolean, forms: { one: string; other: string }): string {
  return hasMore ? forms.other.replace('{n}', `${count(n)}+`) : plural(n, forms)
}

/** What the words of a closed list are shown as; one that this release does not know is shown as itself. */
export function shownAs(words: Readonly<Record<string, string>>): (word: string) => string {
  return (word) => words[word] ?? word
}

/** A sentence with elements in it, each where its name stands in braces: `filled('Signed in as {who}', { who: <b /> })`. */
export function filled(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, place) => {
    const node = place % 2 === 0 ? part : (values[part] ?? `{${part}}`)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    return <Fragment key={place}>{node}</Fragment>
  })
}
